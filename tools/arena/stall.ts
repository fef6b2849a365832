// How long a table waits for its computers in the worst case: a strategist among six tacticians on the host's own
// thread, phase by phase. Measured at the table, with the delays of the host's own loop. npm run build && npx tsx
// tools/arena/stall.ts --games 100 --from 0 --budget 200
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keyed } from '../../shared/kernel/chance.ts'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { optionsSchema } from '../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyIntent } from '../../shared/games/diplomacy/view.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'stall' },
    /** The number of the first game: a campaign may be played in parts. */
    from: { type: 'string', default: '0' },
    /** Milliseconds for the phase. */
    budget: { type: 'string', default: '200' },
    until: { type: 'string', default: '1902' },
  },
})
const budgetMs = Number(values.budget)
const log = memoryLog()
const standIns = new WorkerStandIns({
  script: new URL('../../out/main/stand-in-worker.js', import.meta.url),
  log,
})
const READING_MS = 30
const loop = monitorEventLoopDelay({ resolution: 5 })

interface Worst {
  readonly phase: string
  /** Milliseconds over the budget. */
  readonly over: number
}
let worst: Worst = { phase: 'none', over: Number.NEGATIVE_INFINITY }
const overs: number[] = []
let sheets = 0

async function playGame(game: number): Promise<void> {
  const options = optionsSchema.parse({ end: { year: Number(values.until) } })
  let state = diplomacy.setup({ seed: keyed(`${values.seed}/${game}`), options })
  while (diplomacy.outcome(state).kind === 'going-on') {
    const phase = `game ${game}, ${diplomacy.phase(state)}`
    const open = diplomacy.pending(state)
    const searching = open[game % open.length]?.seat
    const began = performance.now()
    for (const { seat } of open) {
      const thought = await standIns.play({
        game: diplomacy.id,
        level: seat === searching ? 'strategist' : 'tactician',
        seat,
        view: diplomacy.view(state, { kind: 'seats', seats: [seat] }),
        seed: `${values.seed}/${game}`,
        budgetMs,
      })
      sheets++
      for (const intent of thought?.intents ?? []) {
        const written = diplomacy.apply(state, seat, intent as DiplomacyIntent)
        if (!written.ok) throw new Error(`${phase}: ${JSON.stringify(written.error)}`)
        state = written.value.state
      }
    }
    const over = performance.now() - began - budgetMs
    overs.push(over)
    if (over > worst.over) worst = { phase, over }
    state = diplomacy.close(state, []).state
    // People read the results before the computers are asked again.
    await wait(READING_MS)
  }
}

// The first task starts the thread; no phase of a game pays for that twice.
const first = diplomacy.setup({ seed: keyed(values.seed), options: optionsSchema.parse({}) })
const [opening] = diplomacy.pending(first)
if (!opening) throw new Error('nobody has anything to decide')
await standIns.play({
  game: diplomacy.id,
  level: 'tactician',
  seat: opening.seat,
  view: diplomacy.view(first, { kind: 'seats', seats: [opening.seat] }),
  seed: values.seed,
  budgetMs: 1000,
})
loop.enable()
const started = performance.now()
const from = Number(values.from)
for (let game = from; game < from + Number(values.games); game++) await playGame(game)
loop.disable()
await standIns.close()

const madeUp = log.entries.filter(({ event }) => event === 'stand-in/made-up').length
const sorted = overs.sort((a, b) => a - b)
const quantile = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)
console.log(
  `${values.games} games from ${from} to ${values.until}, ${overs.length} phases of ${budgetMs} ms, ${sheets} sheets`,
)
console.log(`worst phase         ${worst.over.toFixed(0)} ms over its budget (${worst.phase})`)
console.log(`median, 99.9 %      ${quantile(0.5)} ms, ${quantile(0.999)} ms`)
console.log(`made up by the host ${madeUp}`)
console.log(
  `host's own loop     99.9 % of turns within ${(loop.percentile(99.9) / 1e6).toFixed(0)} ms, ` +
    `longest ${(loop.max / 1e6).toFixed(0)} ms`,
)
console.log(`time                ${((performance.now() - started) / 1000).toFixed(0)} s`)
