// How a game ends: a victory after fall (R23, R24), the end of a short game (R26), or the table's agreement (R25).
import { assertNever } from '../../../kernel/assert-never.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { powersOf } from './allegiance.ts'
import { isMinor } from './minors.ts'
import { pairOf } from './pairs.ts'
import { isEliminated, survivors } from './decisions.ts'
import { conquestOf } from './engine.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { Measure } from '../variants/way.ts'
import { centresOf } from '../rules/ownership.ts'
import { type DiplomacyState, lotOf, powerOf } from './state.ts'
import { winnersByEnds } from './time-out.ts'

type Party = readonly PowerId[]

/** The powers that win together: the sides of the options with a coin's ally among them, or each power or pair alone. */
function partiesOf(state: DiplomacyState): readonly Party[] {
  const { options, ally } = state
  const { neutral, sides } = options
  const joined = sides.map((side) =>
    neutral && ally !== null && side.includes(ally) ? [...side, neutral.power] : side,
  )
  const single = powersOf(options).filter(
    (power) =>
      !options.passive.includes(power) &&
      neutral?.power !== power &&
      !isMinor(options, power) &&
      !sides.some((side) => side.includes(power)),
  )
  return [...joined, ...single.map((power) => [power])].map((party) => pairsOf(state, party))
}

const pairsOf = (state: DiplomacyState, powers: Party): Party =>
  powers.flatMap((power) => pairOf(state, power))

/** Centres owned or units on the board of some powers together. */
export const measure = (state: DiplomacyState, party: Party, by: Measure): number =>
  by === 'centres'
    ? party.reduce((sum, power) => sum + centresOf(compiledFor(state.options).board, state.owners, power), 0)
    : state.units.filter((unit) => party.includes(unit.power)).length

/** The party with the most of it; several where they are equal. */
function best(state: DiplomacyState, by: Measure): { readonly most: number; readonly winners: Party } {
  const parties = partiesOf(state).map((party) => ({ party, count: measure(state, party, by) }))
  const most = Math.max(...parties.map(({ count }) => count))
  return { most, winners: parties.filter(({ count }) => count === most).flatMap(({ party }) => party) }
}

/**
 * The game as won, where some party has reached the victory number; equals at the top share it. Null while none has.
 */
export function byVictory(state: DiplomacyState): DiplomacyState | null {
  if (conquestOf(state) === 'last-power') return byConquest(state)
  const { most, winners } = best(state, state.options.victoryBy)
  return most < state.options.victoryCentres ? null : { ...state, ending: { how: 'victory', winners } }
}

/** The game as won by the last power left, where the rules end it so (S55). Null while it has rivals. */
export function byConquest(state: DiplomacyState): DiplomacyState | null {
  if (conquestOf(state) !== 'last-power') return null
  const left = powersOf(state.options).filter((power) => !isEliminated(state, power))
  return left.length === 1 ? { ...state, ending: { how: 'victory', winners: left } } : null
}

/** The game as ended by the agreed year, after its adjustments; null before that. */
export function byTime(state: DiplomacyState): DiplomacyState | null {
  const year = lastYearOf(state)
  return year === null || state.turn.year < year ? null : onTime(state)
}

/** The last year of a short game, as everybody knows it: of a range of years only the last of them, once it is there. */
export function toldLastYear({ options, turn }: DiplomacyState): number | null {
  const { year, latest = null } = options.end
  if (year === null || latest === null || latest <= year) return year
  return turn.year === latest ? latest : null
}

/** The last year of a short game; where the table agreed on a range of years, drawn by lot. */
function lastYearOf(state: DiplomacyState): number | null {
  const { year, latest = null } = state.options.end
  if (year === null || latest === null || latest <= year) return year
  return year + lotOf(state, 'last year').below(latest - year + 1)
}

const onTime = (state: DiplomacyState): DiplomacyState => ({
  ...state,
  ending: {
    how: 'time',
    winners:
      conquestOf(state) === 'last-power' ? winnersByEnds(state) : best(state, state.options.end.by).winners,
  },
})

/**
 * The game as ended by the table. A draw is shared by all survivors whatever the ballot names (R25), unless the table
 * agreed that the ballot decides; a concession is to those named; an end by time counts what was agreed on (R26).
 */
export function byAgreement(
  state: DiplomacyState,
  how: 'draw' | 'concession' | 'time',
  who: readonly SeatId[],
): DiplomacyState {
  switch (how) {
    case 'draw': {
      const named = pairsOf(state, who.map(powerOf))
      const winners = state.options.draw === 'agreed' && named.length > 0 ? named : survivors(state)
      return { ...state, ending: { how, winners } }
    }
    case 'concession':
      return { ...state, ending: { how, winners: pairsOf(state, who.map(powerOf)) } }
    case 'time':
      return onTime(state)
    default:
      return assertNever(how)
  }
}
