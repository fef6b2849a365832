// The time-out of Secrets of Diplomacy (S55): after so many turns it is judged who has won, by the three ends of the text in
// their order, as far as they have come. "All rivals destroyed" is then to have more than all of them together.
import { compiledFor } from '../variants/compiled.ts'
import type { PowerId } from '../board/ids.ts'
import { centresOf, landOf } from '../rules/ownership.ts'
import { survivors } from './decisions.ts'
import { conquestOf } from './engine.ts'
import type { DiplomacyState } from './state.ts'

/** What some powers have together. */
export interface Strength {
  readonly land: number
  readonly centres: number
  readonly units: number
}

type Counted = Pick<DiplomacyState, 'options' | 'owners' | 'units'>
type Pole = readonly PowerId[]

export function strengthOf({ options, owners, units }: Counted, powers: Pole): Strength {
  const { board } = compiledFor(options)
  const sum = (count: (power: PowerId) => number) => powers.reduce((total, power) => total + count(power), 0)
  return {
    land: sum((power) => landOf(owners, power)),
    centres: sum((power) => centresOf(board, owners, power)),
    units: units.filter(({ power }) => powers.includes(power)).length,
  }
}

const everywhere = (a: Strength, b: Strength, holds: (a: number, b: number) => boolean): boolean =>
  holds(a.land, b.land) && holds(a.centres, b.centres) && holds(a.units, b.units)

/** "About equal": in land, in centres and in units the smaller lacks at most so many per cent of the larger. */
export const isAboutEqual = ({ options: { aboutEqual } }: Counted, a: Strength, b: Strength): boolean =>
  everywhere(a, b, (one, other) => 100 * Math.min(one, other) >= (100 - aboutEqual) * Math.max(one, other))

/** The game as judged once the agreed turns are over; null while there is time, or where the rules know no time-out. */
export function byTimeOut(state: DiplomacyState): DiplomacyState | null {
  const { timeOut } = state.options
  const played = state.records.filter(({ turn }) => turn.phase === 'movement').length
  if (conquestOf(state) !== 'last-power' || timeOut === null || played < timeOut) return null
  return { ...state, ending: { how: 'time', winners: winnersByEnds(state) } }
}

/**
 * Who wins when time is up: a power that has more than all others together; else two allies that have; else two poles, of a
 * power or of two allies each, that are about equal and have more than the rest; else all who are left. Where two pairs of
 * poles would do as well, neither is the two poles of the world. Allies are powers with an open treaty that both sides
 * confirmed: what everybody judges by, everybody must know.
 */
export function winnersByEnds(state: DiplomacyState): Pole {
  const alive = survivors(state)
  const others = (pole: Pole) => alive.filter((power) => !pole.includes(power))
  const prevails = (pole: Pole) =>
    everywhere(strengthOf(state, pole), strengthOf(state, others(pole)), (one, rest) => one > rest)
  const single = alive.map((power): Pole => [power])
  const allied = alliances(state, alive)
  const poles = [...single, ...allied]
  const alone = poles.find(prevails)
  if (alone) return alone
  const pairs = poles
    .flatMap((one, at) => poles.slice(at + 1).map((other) => [one, other] as const))
    .filter(
      ([one, other]) =>
        !one.some((power) => other.includes(power)) &&
        isAboutEqual(state, strengthOf(state, one), strengthOf(state, other)) &&
        prevails([...one, ...other]),
    )
    .map((pair) => ({ powers: pair.flat(), ...strengthOf(state, pair.flat()) }))
    .toSorted((a, b) => b.centres - a.centres || b.land - a.land || b.units - a.units)
  const [first, second] = pairs
  if (!first || (second && everywhere(first, second, (a, b) => a === b))) return alive
  return first.powers
}

/** The pairs of powers in the game that once announced an open treaty and confirmed it. */
function alliances({ records }: DiplomacyState, alive: Pole): readonly Pole[] {
  const signed = records.flatMap(({ treaties = [] }) =>
    treaties.filter(({ open, confirmed }) => open && confirmed),
  )
  return alive.flatMap((one, at) =>
    alive
      .slice(at + 1)
      .filter((other) => signed.some(({ by, with: its }) => by === one && its === other))
      .map((other): Pole => [one, other]),
  )
}
