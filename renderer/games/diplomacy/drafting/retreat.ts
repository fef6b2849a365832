// The tap grammar of a retreat phase: the unit, then where it goes; the unit again means it disbands.
import { provinceOf, type LocationId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { RetreatOrder } from '../../../../shared/games/diplomacy/orders/order.ts'
import { ownUnitAt, retreatsOf, within, type Desk } from './desk.ts'
import { finish, turnTo, type Answer, type Selection } from './selection.ts'
import { take } from './movement.ts'

type InHand = Extract<Selection, { step: 'unit' }>

/** A tap on a province while a dislodged unit is selected. */
export function tapWithDislodged(
  desk: Desk,
  selection: InHand,
  province: ProvinceId,
  coast: string | null,
): Answer {
  const { unit } = selection
  if (province === provinceOf(unit.at)) return finish(unit, { kind: 'disband', unit })
  const places = within(retreatsOf(desk, unit)?.to ?? [], province)
  const orders = places.map((to): RetreatOrder => ({ kind: 'retreat', unit, to }))
  const one =
    orders.length === 1 ? orders[0] : orders.find((o) => 'to' in o && o.to.endsWith(`/${coast ?? '-'}`))
  if (one) return finish(unit, one)
  if (orders.length > 1)
    return turnTo({ step: 'choose', why: 'coast', at: province, choices: orders, back: selection })
  const own = ownUnitAt(desk, province)
  if (own) return turnTo(take(own))
  // An illegal retreat loses the unit, so it is never offered (R133).
  const tried: RetreatOrder = { kind: 'retreat', unit, to: province as string as LocationId }
  return turnTo({ step: 'choose', why: 'illegal', at: province, choices: [], tried, back: selection })
}

/** The first selection: the only unit, so that a single retreat takes one tap. */
export function onlyDislodged(desk: Desk): UnitRef | null {
  const [first, second] = desk.sheet.retreats
  return first && !second ? first.unit : null
}
