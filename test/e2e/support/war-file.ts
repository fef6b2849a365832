// A saved table of Paths of Glory at a moment of a random game. The same file is made each time, so that a test of one
// moment needs neither luck nor a long evening.
import { writeTableFile } from '../../../electron/host/storage/table-file.ts'
import type { Entry } from '../../../electron/host/storage/entry.ts'
import { headerOf } from '../../../electron/host/tables/header-of.ts'
import { follow, newRecord } from '../../../electron/host/tables/record.ts'
import { answersOf } from '../../../shared/games/paths-of-glory/engine.ts'
import { SEATS } from '../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../shared/games/paths-of-glory/game.ts'
import type { State } from '../../../shared/games/paths-of-glory/state/state.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { CLOCK_PRESETS } from '../../../shared/table/clock-presets.ts'
import type { Command } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { newTable } from '../../../shared/table/settings.ts'
import { chosen } from '../../paths-of-glory/random-game.ts'

/** A game that does not reach the moment is given up, and the next one played. */
const MOST_GAMES = 200
const CREATED = Date.UTC(2026, 7, 1)

export interface WarFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The saved table of the first random game that reaches the moment; `vacant` sides wait for a device, others play at the laptop. */
export async function warFile(
  moment: (state: State) => boolean,
  vacant: readonly string[] = [],
): Promise<WarFile> {
  for (let game = 0; game < MOST_GAMES; game++) {
    const text = await played(`evening ${game}`, moment, vacant)
    if (text !== null) return { name: 'war.entente', mimeType: 'application/json', buffer: Buffer.from(text) }
  }
  throw new Error(`no game of ${MOST_GAMES} came to this moment`)
}

async function played(
  secret: string,
  moment: (state: State) => boolean,
  vacant: readonly string[],
): Promise<string | null> {
  const made = newTable({
    id: 'war' as TableId,
    code: 'WARS',
    secret,
    game: pathsOfGlory,
    settings: { allotment: 'chosen', joining: 'open', clock: CLOCK_PRESETS.none },
    seats: Object.fromEntries(SEATS.map((seat) => [seat, { kind: 'here' }])),
  })
  if (!made.ok) throw new Error(made.error.code)
  const entries: Entry[] = []
  let record = newRecord(made.value, CREATED)
  function act(command: Command): void {
    const entry = { at: CREATED + entries.length * 1000, actor: { kind: 'host' }, command } as const
    const done = follow(pathsOfGlory, record, entry)
    if (!done.ok) throw new Error(done.error.code)
    ;({ record } = done.value)
    entries.push({ ...entry, command: done.value.command, seq: record.table.seq })
  }
  const random = randomFrom(secret, 'war')
  const state = () => record.table.play?.state as State
  act({ kind: 'start' })
  while (!moment(state())) {
    const { pending } = state()
    if (!pending) return null
    act({ kind: 'intent', seat: SEATS[pending.side], intent: chosen(answersOf(state()), 'eager', random) })
  }
  // While it is paused nothing is done for a side that nobody sits at.
  act({ kind: 'pause' })
  for (const seat of SEATS) if (vacant.includes(seat)) act({ kind: 'seat', seat, holder: { kind: 'open' } })
  return writeTableFile({ header: headerOf(pathsOfGlory, made.value, CREATED), entries })
}
