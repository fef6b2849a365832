// A stand-in on a chair: it gets the view a person there would get and answers with what that person could send.
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyIntent, DiplomacyView } from '../view.ts'
import { asOne, sceneOf } from './scene.ts'
import { type GoOn, standInOrders, type StandInKind } from './stand-in.ts'

/** The sheet of a seat, for every power it commands; nothing where there is nothing to decide. */
export function seatIntents(
  view: DiplomacyView,
  kind: StandInKind,
  seed: string,
  goOn: GoOn,
): readonly DiplomacyIntent[] {
  const deciding = view.powers.filter(
    ({ power, deciding }) => deciding && view.sheets.some((sheet) => sheet.power === power),
  )
  const orders = deciding.flatMap(({ power }) => ordersFor(view, power, kind, seed, goOn))
  return orders.length > 0 ? [{ kind: 'sheet', orders }] : []
}

/** Powers of one hand march as one: with the same seed each gets its own part of the same plan. */
function ordersFor(
  view: DiplomacyView,
  power: PowerId,
  kind: StandInKind,
  seed: string,
  goOn: GoOn,
): readonly Order[] {
  const scene = sceneOf(view)
  const hand = view.together.find((powers) => powers.includes(power))
  const [lead] = hand ?? []
  if (!hand || !lead || scene.turn.phase !== 'movement') return standInOrders(kind, scene, power, seed, goOn)
  const own = new Set(scene.units.filter((unit) => unit.power === power).map(({ at }) => at))
  return standInOrders(kind, asOne(scene, hand), lead, seed, goOn).filter(
    (order) => 'unit' in order && own.has(order.unit.at),
  )
}

/** What a stand-in would order for a power now: a hint for whoever asks, quick enough for a page. */
export const suggestFor = (view: DiplomacyView, power: PowerId, seed: string): readonly Order[] =>
  ordersFor(view, power, 'tactician', seed, () => false)
