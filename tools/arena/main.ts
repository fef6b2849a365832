// npm run arena: plays stand-ins against each other and reports how strong they are. See docs/bots.md.
import { parseArgs } from 'node:util'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Budget } from './budget.ts'
import { type Fighter, FIGHTER_KINDS, type Outcome, playMatch } from './match.ts'
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { NONE_WASTED, plus } from './waste.ts'
import { type Estimate, estimate, proportion } from './statistics.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '14' },
    seed: { type: 'string', default: 'arena' },
    a: { type: 'string', default: 'tactician' },
    b: { type: 'string', default: 'random' },
    seats: { type: 'string', default: '1' },
    budget: { type: 'string', default: '1000' },
    variant: { type: 'string', default: VARIANT_IDS[0] },
    until: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
})

/** `strategist`: with the budget in milliseconds; `strategist:200`: with 200 steps. */
function fighter(text: string): Fighter {
  const [name = '', steps] = text.split(':')
  const kind = FIGHTER_KINDS.find((one) => one === name)
  if (!kind) throw new Error(`no fighter ${name}`)
  const budget: Budget =
    steps === undefined
      ? { kind: 'time', ms: Number(values.budget) }
      : { kind: 'steps', steps: Number(steps) }
  return { kind, budget }
}

const a = fighter(values.a)
const b = fighter(values.b)
const seats = Number(values.seats)
const variant = VARIANT_IDS.find((id) => id === values.variant)
if (!variant) throw new Error(`no variant ${values.variant}`)
const { powers, board } = compiledFor({ variant })
/** Fifteen years, unless told otherwise. */
const until = Number(values.until ?? variantOf(variant).calendar.first.year + 14)

/** The powers A plays in a game: every power gets its turn. */
const playedByA = (game: number): readonly PowerId[] =>
  Array.from({ length: seats }, (_, k) => powers[(game + k * 2) % powers.length]!)

const games: { readonly ours: readonly PowerId[]; readonly outcome: Outcome }[] = []
const started = performance.now()
for (let game = 0; game < Number(values.games); game++) {
  const ours = playedByA(game)
  const fighters = new Map(powers.map((power) => [power, ours.includes(power) ? a : b]))
  const outcome = playMatch(fighters, `${values.seed}/${game}`, { variant, until })
  games.push({ ours, outcome })
  if (values.quiet) continue
  const scores = ours.map((power) => `${power} ${outcome.centres[power]}`).join(', ')
  console.log(
    `${game + 1}: ${scores}; ${outcome.how} ${outcome.year}${outcome.solo ? ` ${outcome.solo}` : ''}`,
  )
}

const perSeat = (of: (outcome: Outcome, power: PowerId) => number) =>
  games.map(({ ours, outcome }) => ours.reduce((sum, power) => sum + of(outcome, power), 0) / seats)
const show = ({ mean, margin }: Estimate, unit = '') => `${mean.toFixed(2)} ± ${margin.toFixed(2)}${unit}`
const wins = games.filter(({ ours, outcome }) => outcome.solo && ours.includes(outcome.solo)).length
const lost = games.filter(({ ours, outcome }) => outcome.solo && !ours.includes(outcome.solo)).length
const { low, high } = proportion(wins, games.length)
const points = estimate(perSeat(({ points }, power) => points[power] ?? 0))
const fair = 100 / powers.length

console.log(
  `${values.a} on ${seats} seat(s), ${values.b} on the others; ${games.length} games, seed ${values.seed}`,
)
console.log(
  `centres a seat      ${show(estimate(perSeat(({ centres }, power) => centres[power] ?? 0)))} of ${board.centres.length}`,
)
console.log(
  `sum of squares      ${show(points, ' %')} a seat: ${(points.mean / fair).toFixed(2)} equal shares`,
)
console.log(
  `solo wins           ${wins} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %), others' ${lost}`,
)
const most = (of: (outcome: Outcome) => number) => Math.max(...games.map(({ outcome }) => of(outcome)))
const sheets = games.reduce((sum, { outcome }) => sum + outcome.sheets, 0)
const percent = (part: number) => `${(100 * part).toFixed(0)} %`
for (const power of powers) {
  const its = games.filter(({ ours }) => ours.includes(power)).map(({ outcome }) => outcome)
  if (its.length === 0) continue
  const shares = estimate(its.map(({ points }) => (points[power] ?? 0) / fair))
  const fleets = estimate(its.map((outcome) => outcome.fleets[power] ?? 0))
  console.log(`${power.padEnd(19)} ${show(shares)} equal shares, ${percent(fleets.mean)} fleets`)
}
/** How many years a large power gets to win alone. */
const TO_WIN = 4
const large = games.flatMap(({ ours, outcome }) =>
  ours.flatMap((power) => {
    const since = outcome.fourteen[power]
    const won = outcome.solo === power
    // A power that became large too late for those years, and has not won, is not counted.
    return since === undefined || (!won && since + TO_WIN > until + 1)
      ? []
      : [won && outcome.year < since + TO_WIN]
  }),
)
console.log(
  `from 14 centres     ${large.filter(Boolean).length} of ${large.length} won within ${TO_WIN} years`,
)
const wasted = games
  .flatMap(({ ours, outcome }) => ours.map((power) => outcome.wasted.get(power) ?? NONE_WASTED))
  .reduce(plus)
console.log(
  `moves that failed   ${percent(wasted.failed / wasted.moves)} of ${wasted.moves}; of these ${percent(wasted.unsupported / wasted.failed)} without support, ${percent(wasted.repeated / wasted.failed)} once more`,
)
console.log(`slowest sheet       ${most(({ slowest }) => slowest).toFixed(0)} ms on the clock, of ${sheets}`)
console.log(`most work overtime  ${most(({ overrun }) => overrun).toFixed(0)} ms`)
console.log(`time                ${((performance.now() - started) / 1000).toFixed(1)} s`)
