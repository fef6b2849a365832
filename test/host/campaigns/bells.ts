// npm run campaign:bells [-- BELLS [SEED]]: ten tables of computers with clocks of one to five seconds, without any
// person. Timers fire early, late and at once, computers need time, the disk is full now and then. The campaign sets
// the time, so that half an hour passes in one minute. A table whose bell stays due for half a minute has stalled.
import { setImmediate as turn } from 'node:timers/promises'
import { MemoryFiles } from '../../../electron/host/ports/memory-files.ts'
import type { Chance } from '../../../electron/host/ports/chance.ts'
import type { Log } from '../../../electron/host/ports/log.ts'
import type { StandIns } from '../../../electron/host/ports/stand-ins.ts'
import { ComputerSeats } from '../../../electron/host/stand-ins/computer-seats.ts'
import { think } from '../../../electron/host/stand-ins/think.ts'
import { fileStorage } from '../../../electron/host/storage/file-journal.ts'
import { SettingsStore } from '../../../electron/host/storage/settings.ts'
import type { LiveTable } from '../../../electron/host/tables/live-table.ts'
import { Shelf } from '../../../electron/host/brought/shelf.ts'
import { ALONE } from '../../../electron/host/storage/owner.ts'
import { Tables } from '../../../electron/host/tables/tables.ts'
import { GAMES } from '../../../shared/games/index.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { newsFor } from '../../../shared/table/news.ts'
import { nextBell } from '../../../shared/table/view-table.ts'
import { POWERS } from '../support/diplomats.ts'
import { UnsteadyClock } from '../support/unsteady-clock.ts'

const TABLES = 10
const STEP_MS = 20
const STALLED_MS = 30_000
/** The disk is full for so long, once in so long. */
const FULL_MS = 8_000
const FULL_EVERY_MS = 120_000

const [first = '5000', seed = String(Date.now())] = process.argv.slice(2)
const wanted = Number(first)
const random = randomFrom(seed, 'bells')

/** Mostly as timers are, by a millisecond or two; now and then at once, or much too late. */
function lateMs(askedMs: number): number {
  switch (random.below(10)) {
    case 0:
      return -askedMs
    case 1:
      return random.below(2_000)
    default:
      return random.below(5) - 2
  }
}

const started = performance.now()
const clock = new UnsteadyClock(lateMs)
const files = new MemoryFiles()
const standIns: StandIns = {
  play: (task) =>
    new Promise((answer) => {
      clock.after(random.below(500), () =>
        answer({ intents: think({ ...task, budgetMs: 0 }), madeUp: false }),
      )
    }),
  close: async () => undefined,
}
const said = new Map<string, number>()
const chance: Chance = (bytes) => Uint8Array.from({ length: bytes }, () => random.below(256))
const log: Log = ({ event }) => void said.set(event, (said.get(event) ?? 0) + 1)
const shelf = await Shelf.open({ files, folder: 'data/brought', games: GAMES, log, owner: ALONE })
const tables = await Tables.open(
  {
    shelf,
    storage: fileStorage(files, 'data/tables'),
    settings: await SettingsStore.open(files, 'data'),
    games: GAMES,
    chance,
    clock,
    log,
    lastAwake: () => clock.now(),
    attend: (live, isOpen) => new ComputerSeats({ live, standIns, shelf, chance, log, isOpen }).attend(),
  },
  undefined,
)

let bells = 0
let closings = 0
let games = 0
const closedBy = new Map<string, number>()

/** A table of seven computers that has started. */
async function begin(): Promise<LiveTable> {
  const made = await tables.create(
    {
      game: 'diplomacy',
      settings: {
        press: games % 2 === 0 ? 'spoken' : 'gunboat',
        options: { end: { year: 1912, by: 'centres' } },
      },
      seats: Object.fromEntries(POWERS.map((seat) => [seat, { kind: 'computer', level: 'random' }])),
    },
    `game ${++games}`,
  )
  const live = made.ok && tables.get(made.value)
  if (!live) throw new Error('no table')
  let { news: heard, table: before } = live.record
  live.onChange(() => {
    const { news, table } = live.record
    for (const { news: one } of newsFor(news, { kind: 'screen' }, heard.numbers)) {
      if (one.kind !== 'stage-ended') continue
      closedBy.set(one.by, (closedBy.get(one.by) ?? 0) + 1)
      if (one.by === 'bell') bells += 1
    }
    closings += (table.play?.closings ?? 0) - (before.play?.closings ?? 0)
    heard = news
    before = table
  })
  const seconds = 1 + random.below(5)
  // Shorter than a host may ask for.
  const lengths = { firstNegotiation: seconds, negotiation: seconds, writing: seconds, reading: seconds }
  const settings = { clock: { ...lengths, retreats: seconds, adjustments: seconds, turns: null } }
  for (const command of [{ kind: 'configure', settings }, { kind: 'start' }] as const) {
    const answer = await live.submit({ actor: { kind: 'host' }, command })
    if (answer.kind === 'refused') throw new Error(answer.refusal.code)
  }
  return live
}

console.log(`${wanted} bells at ${TABLES} tables with seed ${seed}`)
const inPlay: LiveTable[] = []
for (let table = 0; table < TABLES; table++) inPlay.push(await begin())
const begun = clock.now()
let stalls = 0
let told = 0
while (bells < wanted) {
  clock.advance(STEP_MS)
  for (let turns = 0; turns < 3; turns++) await turn()
  const now = clock.now()
  const full = (now - begun) % FULL_EVERY_MS < FULL_MS && now - begun > FULL_EVERY_MS
  files.fill(full)
  // No new table begins on a full disk.
  for (const [place, live] of full ? [] : inPlay.entries()) {
    const { play } = live.record.table
    if (play?.stage.kind === 'ended') {
      inPlay[place] = await begin()
      continue
    }
    const due = nextBell(live.record.table)
    if (due !== null && now - due < STALLED_MS) continue
    stalls += 1
    console.error(`stalled: ${JSON.stringify({ ...play, state: undefined })} at ${now}`)
    inPlay[place] = await begin()
  }
  if (bells >= told + 500) console.log(`${(told = bells)} bells, ${stalls} stalls`)
}
files.fill(false)
const minutes = (clock.now() - begun) / 60_000
console.log(
  [
    `${bells} bells rung, ${closings} phases closed, ${games} games, ${stalls} stalls`,
    `  stages ended by: ${[...closedBy].map(([by, count]) => `${by} ${count}`).join(', ')}`,
    `  said in the log: ${[...said].map(([event, count]) => `${event} ${count}`).join(', ') || 'nothing'}`,
    `  ${minutes.toFixed(0)} minutes of each table in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  ].join('\n'),
)
await tables.close()
if (stalls > 0) process.exitCode = 1
