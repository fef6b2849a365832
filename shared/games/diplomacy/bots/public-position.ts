// All that a stand-in gets: the open board. It holds no sheet of any power, so nothing sealed can leak.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { compiledFor } from '../variants/compiled.ts'
import { RULES } from '../rules/by-edition.ts'
import type { Rules, Situation } from '../rules/rules.ts'
import type { DiplomacyView } from '../view.ts'
import type { Order } from '../orders/order.ts'

/** The position as everybody at the table sees it. */
export interface PublicPosition extends Pick<
  DiplomacyView,
  'variant' | 'edition' | 'turn' | 'units' | 'dislodged' | 'owners' | 'homes' | 'lastYear'
> {
  /** Powers whose units only hold: in civil disorder, or outside the war. */
  readonly idle: readonly PowerId[]
  /** Spaces nobody may enter (R175). */
  readonly closed: readonly ProvinceId[]
  /** The newest movement phase, where there was one. */
  readonly lately?: Lately
}

/** A movement phase as everybody saw it: the board before, and what was ordered. */
export interface Lately {
  readonly seen: PublicPosition
  readonly orders: readonly Order[]
}

/** The public part of a view, whichever eyes it was made for. */
export function publicPositionOf(view: DiplomacyView): PublicPosition {
  const { variant, edition, turn, units, dislodged, owners, neutral, homes, lastYear } = view
  const outside = neutral && turn.year < neutral.joins ? [neutral.power] : []
  const disordered = view.powers.filter(({ status }) => status === 'civil-disorder')
  const lately = latelyOf(view)
  return {
    variant,
    edition,
    turn,
    units,
    dislodged,
    owners,
    ...(lately && { lately }),
    ...(homes && { homes }),
    ...(lastYear !== undefined && { lastYear }),
    idle: [...outside, ...disordered.map(({ power }) => power)],
    closed: neutral?.closed ?? [],
  }
}

function latelyOf({ variant, edition, recent }: DiplomacyView): Lately | undefined {
  const record = recent.find(({ turn }) => turn.phase === 'movement')
  if (!record) return undefined
  const { turn, units, owners, closed = [], results } = record
  return {
    seen: { variant, edition, turn, units, dislodged: [], owners, idle: [], closed },
    orders: results.flatMap(({ order }) => order ?? []),
  }
}

/** The rules a position is played by. */
export const rulesOf = ({ edition }: PublicPosition): Rules => RULES[edition]

/** The position as the rules take it. A power with a stand-in is not in civil disorder. */
export function situationOf(seen: PublicPosition): Situation {
  const { units, dislodged, owners, closed, homes } = seen
  const { board } = compiledFor(seen)
  return { board, units, dislodged, owners, disorder: [], closed, ...(homes && { homes }) }
}

/**
 * The board as a hand of powers sees it: all its units belong to the first power. So their orders are planned
 * together: no one attacks another, and each may support the other's moves (R178 lets them: only what they own is
 * counted apart). None of them is idle: a power in civil disorder a turn ago has a stand-in now (R162).
 */
export function asOne(seen: PublicPosition, hand: readonly PowerId[]): PublicPosition {
  const first = hand[0]
  if (first === undefined) return seen
  const lead = (power: PowerId): PowerId => (hand.includes(power) ? first : power)
  const { lately } = seen
  return {
    ...seen,
    ...(lately && { lately: { ...lately, seen: asOne(lately.seen, hand) } }),
    units: seen.units.map((unit) => ({ ...unit, power: lead(unit.power) })),
    owners: Object.fromEntries(Object.entries(seen.owners).map(([at, power]) => [at, lead(power)])),
    idle: seen.idle.filter((power) => !hand.includes(power)),
  }
}
