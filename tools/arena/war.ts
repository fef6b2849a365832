// npm run arena:war -- [--a plain] [--b random] [--games 100] [--seed arena] [--side both]: plays computers of Paths of Glory against
// each other, A on either side in turn, and tells who won, where points came from and how long an answer and an action round took.
import { parseArgs } from 'node:util'
import { computerIntents } from '../../shared/games/paths-of-glory/bot/computers.ts'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import { POINT_REASONS } from '../../shared/games/paths-of-glory/log/entries.ts'
import { optionsSchema } from '../../shared/games/paths-of-glory/options.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { estimate, proportion } from './statistics.ts'

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'plain' },
    b: { type: 'string', default: 'random' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'arena' },
    budget: { type: 'string', default: '0' },
    quiet: { type: 'boolean', default: false },
  },
})

/** No game asks more than this. */
const MOST_ANSWERS = 5000
const budget = Number(values.budget)

interface Played {
  readonly points: number
  /** Who won; both where it is a draw. */
  readonly who: readonly SeatId[]
  readonly answers: number
  readonly slowest: number
  /** The longest time that one side thought in one action round, its answers in the other side's rounds left out. */
  readonly longestRound: number
  readonly work: number
  readonly changes: readonly Change[]
}

/** Victory points that one thing brought: a positive change is the Central Powers' gain. */
interface Change {
  readonly why: (typeof POINT_REASONS)[number]
  readonly change: number
}

/** Plays one game to its end. */
function play(levels: ReadonlyMap<SeatId, string>, seed: string): Played {
  let state = pathsOfGlory.setup({ seed: keyed(seed), options: optionsSchema.parse({}) })
  let answers = 0
  let slowest = 0
  let longestRound = 0
  let round = { phase: '', took: 0 }
  let work = 0
  for (;;) {
    const outcome = pathsOfGlory.outcome(state)
    if (outcome.kind === 'ended') {
      // A closed phase takes its log into the records.
      const entries = [...state.records.flatMap((record) => record.entries), ...state.log]
      const changes = entries.filter((entry) => entry.kind === 'points')
      return { points: state.points, who: outcome.who, answers, slowest, longestRound, work, changes }
    }
    const [asked] = pathsOfGlory.pending(state)
    if (!asked || answers++ > MOST_ANSWERS) throw new Error(`no end of ${seed}`)
    const view = pathsOfGlory.view(state, { kind: 'seats', seats: [asked.seat] })
    const start = performance.now()
    // Without a budget in milliseconds a computer thinks as long as it likes, and plays alike on every machine.
    const end = budget === 0 ? Infinity : start + budget
    const level = levels.get(asked.seat) ?? ''
    const [intent] = computerIntents(view, level, `${seed} ${answers}`, () => performance.now() < end)
    const took = performance.now() - start
    slowest = Math.max(slowest, level === 'random' ? 0 : took)
    const phase = pathsOfGlory.phase(state)
    if (phase !== round.phase) round = { phase, took: 0 }
    if (SEATS[state.side] === asked.seat) round.took += took
    longestRound = Math.max(longestRound, level === 'random' ? 0 : round.took)
    work += took
    if (!intent) throw new Error(`${level} has no answer in ${seed}`)
    const step = pathsOfGlory.apply(state, asked.seat, intent)
    if (!step.ok)
      throw new Error(`${level} answered ${JSON.stringify(intent)} in ${seed}: ${step.error.code}`)
    state = step.value.state
  }
}

const games = Number(values.games)
const started = performance.now()
const played = Array.from({ length: games }, (_, game) => {
  const own = SEATS[game % 2] as SeatId
  const levels = new Map(SEATS.map((seat) => [seat, seat === own ? values.a : values.b]))
  // Against others A plays each deal on both sides; against itself that would be the same game again.
  const deal = values.a === values.b ? game : Math.floor(game / 2)
  const outcome = play(levels, `${values.seed}/${deal}`)
  if (!values.quiet)
    console.log(
      `${game + 1}: ${values.a} as ${own}: ${outcome.points} points, ${outcome.who.length > 1 ? 'a draw' : outcome.who.join('')}, ${outcome.answers} answers, slowest ${outcome.slowest.toFixed(0)} ms, ${(outcome.work / 1000).toFixed(1)} s`,
    )
  return { own, ...outcome }
})

const wonBy = (seat: SeatId) => played.filter(({ who }) => who.length === 1 && who[0] === seat).length
const percent = (part: number) => `${(100 * part).toFixed(0)} %`
const ours = played.filter(({ who, own }) => who.length === 1 && who[0] === own).length
const theirs = played.filter(({ who, own }) => who.length === 1 && who[0] !== own).length
const draws = games - ours - theirs
const { low, high } = proportion(ours, games)
const points = estimate(played.map((one) => one.points))
console.log(`${values.a} against ${values.b}, ${games} games, seed ${values.seed}`)
console.log(
  `won                 ${ours} (${percent(low)} to ${percent(high)}), lost ${theirs}, drawn ${draws}`,
)
for (const seat of SEATS)
  console.log(
    `${seat as string} won              ${wonBy(seat)}, with half of the draws ${percent((wonBy(seat) + draws / 2) / games)}`,
  )
const leads = played.map(({ own, points }) => (own === SEATS[0] ? points : -points))
// Both sides of a deal count as one sample: what a side is worth falls out of it.
const pairs = leads.flatMap((lead, i) => (i % 2 === 1 ? [(lead + (leads[i - 1] ?? 0)) / 2] : []))
if (values.a !== values.b && pairs.length > 0) {
  const { mean, margin } = estimate(pairs)
  console.log(`points ahead        ${mean.toFixed(2)} ± ${margin.toFixed(2)}`)
}
console.log(`points at the end   ${points.mean.toFixed(1)} ± ${points.margin.toFixed(1)}`)
for (const why of POINT_REASONS) {
  const of = played.flatMap(({ changes }) => changes.filter((change) => change.why === why))
  const each = (sign: 1 | -1) => of.reduce((sum, { change }) => sum + Math.max(0, sign * change), 0) / games
  if (of.length > 0)
    console.log(`${why.padEnd(20)}cp ${each(1).toFixed(2)}, ap ${each(-1).toFixed(2)} a game`)
}
console.log(`slowest answer      ${Math.max(...played.map(({ slowest }) => slowest)).toFixed(0)} ms`)
console.log(`longest round       ${Math.max(...played.map((one) => one.longestRound)).toFixed(0)} ms`)
console.log(`time                ${((performance.now() - started) / 1000).toFixed(0)} s`)
