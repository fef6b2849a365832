// A board at a moment, cut loose from its game: what a plan or a sandbox begins from.
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { DiplomacyOptions } from '../options.ts'
import type { Order } from '../orders/order.ts'
import { waiverSlot } from '../placing.ts'
import type { Dislodged } from '../rules/outcome.ts'
import type { Ownership } from '../rules/ownership.ts'
import type { DiplomacyState, Written } from '../state.ts'
import type { DiplomacyView, PhaseRecord, Turn } from '../view.ts'

export interface Position {
  readonly turn: Turn
  readonly units: readonly Unit[]
  /** Units waiting to retreat; only in a retreat phase. */
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** Powers in civil disorder until the next movement phase (R157..R160). */
  readonly disorder: readonly PowerId[]
  /** Whose side a neutral power has joined (R176); null before, and where there is none. */
  readonly ally: PowerId | null
}

/** The board as it stands now. */
export function positionNow(view: DiplomacyView): Position {
  const { turn, units, dislodged, owners, powers, neutral } = view
  const disorder = powers.filter(({ status }) => status === 'civil-disorder').map(({ power }) => power)
  return { turn, units, dislodged, owners, disorder, ally: neutral?.ally ?? null }
}

/** The board of a closed phase, before it closed. */
export function positionOf({ turn, units, owners, dislodged }: PhaseRecord, ally: PowerId | null): Position {
  return {
    turn,
    units,
    // A movement record lists whom it drove out, a retreat record who was waiting.
    dislodged: turn.phase === 'retreats' ? dislodged : [],
    owners,
    disorder: [],
    ally,
  }
}

/** The position a game stands in. */
export const positionIn = ({ turn, units, dislodged, owners, disorder, ally }: DiplomacyState): Position => ({
  turn,
  units,
  dislodged,
  owners,
  disorder,
  ally,
})

/** A game that stands in a position with nothing written and nothing closed. */
export const gameAt = (options: DiplomacyOptions, seed: string, position: Position): DiplomacyState => ({
  ...position,
  options,
  seed,
  sheets: {},
  records: [],
  ending: null,
})

/** Orders of one power as a sheet holds them. */
export function writtenBy(power: PowerId, orders: readonly Order[]): readonly Written[] {
  return orders.map((order, i) => {
    const waived = orders.slice(0, i).filter(({ kind }) => kind === 'waive').length
    return { power, slot: order.kind === 'waive' ? waiverSlot(waived) : provinceOf(order.unit.at), order }
  })
}

/** What everybody ordered in a closed phase. */
export const ordersOf = ({ results }: PhaseRecord): readonly Written[] =>
  [...new Set(results.map(({ unit }) => unit.power))].flatMap((power) =>
    writtenBy(
      power,
      results.flatMap(({ unit, order }) => (unit.power === power && order ? [order] : [])),
    ),
  )
