// A stand-in in a seat: it gets the view of a person there and answers with intents that person could send.
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyIntent, DiplomacyView } from '../view.ts'
import type { ComputerLevel } from '../../../kernel/computer.ts'
import { randomFrom, shuffled } from '../../../kernel/random.ts'
import { phaseName } from '../turn.ts'
import { stayingToTake, strikeFor } from './declaring.ts'
import { asOne, publicPositionOf } from './public-position.ts'
import { homesFor, placementFor } from './placement.ts'
import { type GoOn, standInOrders, type StandInKind } from './stand-in.ts'

/**
 * The sheet of a seat that a computer holds. A kind of computer of another game plays as the quick kind that plays to
 * win.
 */
export const computerIntents = (
  view: DiplomacyView,
  level: ComputerLevel,
  seed: string,
  goOn: GoOn,
): readonly DiplomacyIntent[] =>
  seatIntents(view, level === 'plain' || level === 'general' ? 'tactician' : level, seed, goOn)

/** The sheet of a seat, for every power it commands; empty where there is nothing to decide. */
export function seatIntents(
  view: DiplomacyView,
  kind: StandInKind,
  seed: string,
  goOn: GoOn,
): readonly DiplomacyIntent[] {
  const deciding = view.powers
    .filter(({ power, deciding }) => deciding && view.sheets.some((sheet) => sheet.power === power))
    .map(({ power }) => power)
  if (view.turn.phase === 'wishes')
    return view.sheets.flatMap(({ power, wishing }): DiplomacyIntent[] =>
      wishing ? [{ kind: 'wish', power, minors: shuffled(wishing.options, randomFrom(seed, power)) }] : [],
    )
  if (view.turn.phase === 'placement' || view.turn.phase === 'homes')
    return deciding.flatMap((power) => settling(view, power, kind, seed))
  const orders = stayingToTake(view, ordersFor(view, deciding, kind, seed, goOn))
  const firstYear = view.history[0]?.turn.year ?? view.turn.year
  const strikes = view.sheets
    .filter(({ power }) => deciding.includes(power))
    .flatMap(({ power, declaring }): DiplomacyIntent[] => {
      const declaration = declaring && strikeFor(view, power, declaring, orders, firstYear)
      return declaration ? [{ kind: 'declare', power, declaration }] : []
    })
  return orders.length > 0 ? [{ kind: 'sheet', orders }, ...strikes] : []
}

/** The unit a power places in its turn, or the homes it names (Escalation). */
function settling(
  view: DiplomacyView,
  power: PowerId,
  kind: StandInKind,
  seed: string,
): readonly DiplomacyIntent[] {
  const seen = publicPositionOf(view)
  const random = randomFrom(seed, `${power} ${phaseName(seen.turn)} ${seen.units.length}`)
  if (seen.turn.phase === 'homes')
    return [{ kind: 'homes', power, centres: homesFor(seen, power, kind, random) }]
  const unit = placementFor(seen, power, kind, random)
  return unit ? [{ kind: 'place', power, unit }] : []
}

/** What a stand-in would order for a power now: a hint for a player, quick enough for a page. */
export const suggestFor = (view: DiplomacyView, power: PowerId, seed: string): readonly Order[] =>
  ordersFor(view, [power], 'tactician', seed, () => false)

/** What a stand-in would place or name for a power now, as the intent that does it: a hint where no orders are written. */
export const settlementFor = (view: DiplomacyView, power: PowerId, seed: string): DiplomacyIntent | null =>
  settling(view, power, 'tactician', seed)[0] ?? null

/**
 * Powers of one hand are planned together, and each of `powers` gets its own part of the plan; another seat of the
 * hand comes to the same plan by the same seed.
 */
function ordersFor(
  view: DiplomacyView,
  powers: readonly PowerId[],
  kind: StandInKind,
  seed: string,
  goOn: GoOn,
): readonly Order[] {
  const seen = publicPositionOf(view)
  if (seen.turn.phase !== 'movement')
    return powers.flatMap((power) => standInOrders(kind, seen, power, seed, goOn))
  const hands = new Set(powers.map((power) => view.together.find((hand) => hand.includes(power)) ?? [power]))
  return [...hands].flatMap((hand) => {
    const plan = standInOrders(kind, asOne(seen, hand), hand[0]!, seed, goOn)
    return powers.filter((power) => hand.includes(power)).flatMap((power) => partOf(plan, seen.units, power))
  })
}

/** The orders of one power's units, out of those of its whole hand. */
function partOf(plan: readonly Order[], units: readonly Unit[], power: PowerId): readonly Order[] {
  const own = new Set(units.filter((unit) => unit.power === power).map(({ at }) => at))
  return plan.filter((order) => 'unit' in order && own.has(order.unit.at))
}
