// A stand-in on a chair: it gets the view a person there would get and answers with what that person could send.
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyIntent, DiplomacyView } from '../view.ts'
import { sceneOf } from './scene.ts'
import { type GoOn, standInOrders, type StandInKind } from './stand-in.ts'

/** The sheet of a seat, for every power it commands; nothing where there is nothing to decide. */
export function seatIntents(
  view: DiplomacyView,
  kind: StandInKind,
  seed: string,
  goOn: GoOn,
): readonly DiplomacyIntent[] {
  const scene = sceneOf(view)
  const deciding = view.powers.filter(
    ({ power, deciding }) => deciding && view.sheets.some((sheet) => sheet.power === power),
  )
  const orders = deciding.flatMap(({ power }) => standInOrders(kind, scene, power, seed, goOn))
  return orders.length > 0 ? [{ kind: 'sheet', orders }] : []
}

/** What a stand-in would order for a power now: a hint for whoever asks, quick enough for a page. */
export const suggestFor = (view: DiplomacyView, power: PowerId, seed: string): readonly Order[] =>
  standInOrders('tactician', sceneOf(view), power, seed, () => false)
