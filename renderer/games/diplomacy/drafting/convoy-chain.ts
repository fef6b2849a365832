// Finds own fleets that could carry an army that was just ordered over the sea. It needs no table of borders: a
// fleet's possible moves name its neighbours.
import { provinceOf, type LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { UnitOptions } from '../../../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder } from '../../../../shared/games/diplomacy/orders/order.ts'
import { draftOf, optionsOf, sameUnit, type Desk } from './desk.ts'

type Move = Extract<MovementOrder, { kind: 'move' }>

const canCarry = (options: UnitOptions, move: Move): boolean =>
  options.convoys.some(
    ({ target, to }) =>
      sameUnit(target, move.unit) && to.some((place) => provinceOf(place) === provinceOf(move.to)),
  )

const touches = (fleet: UnitOptions, place: LocationId): boolean =>
  fleet.moves.some((move) => provinceOf(move) === provinceOf(place))

/** The shortest chain of own fleets from the army to its goal; where own fleets alone are not enough, all that help. */
export function chainFor(desk: Desk, move: Move): readonly UnitRef[] {
  const fleets = desk.sheet.movement.filter((options) => canCarry(options, move))
  let ways = fleets.filter((fleet) => touches(fleet, move.unit.at)).map((fleet) => [fleet])
  const seen = new Set(ways.flat())
  while (ways.length > 0) {
    const there = ways.find((way) => touches(way.at(-1) as UnitOptions, move.to))
    if (there) return there.map((fleet) => fleet.unit)
    ways = ways.flatMap((way) => {
      const next = fleets.filter(
        (fleet) => !seen.has(fleet) && touches(way.at(-1) as UnitOptions, fleet.unit.at),
      )
      for (const fleet of next) seen.add(fleet)
      return next.map((fleet) => [...way, fleet])
    })
  }
  return fleets.map((fleet) => fleet.unit)
}

/** Whether an army can go only by sea, or is ordered to. */
export function goesBySea(desk: Desk, move: Move): boolean {
  const options = optionsOf(desk, move.unit)
  return (
    (options?.convoyed.includes(move.to) ?? false) && (move.via === true || !options?.moves.includes(move.to))
  )
}

/** Whether any own fleet is ordered to carry the army there. */
export function isCarried(desk: Desk, move: Move): boolean {
  return desk.sheet.drafts.some(
    ({ order }) =>
      order.kind === 'convoy' &&
      sameUnit(order.target, move.unit) &&
      provinceOf(order.to) === provinceOf(move.to),
  )
}

/** The fleets of the chain that are not ordered to carry the army yet; none where the move goes by land. */
export function missingConvoys(desk: Desk, move: Move): readonly UnitRef[] {
  if (!goesBySea(desk, move)) return []
  return chainFor(desk, move).filter((fleet) => {
    const draft = draftOf(desk.sheet, fleet)
    return !(draft?.kind === 'convoy' && sameUnit(draft.target, move.unit) && draft.to === move.to)
  })
}
