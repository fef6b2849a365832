// Orders of every kind on a board: every step of either unit from anywhere, and every sea, coast and land in a support, a
// convoy, a retreat, a build and a removal.
import { ARMY, type Board, COASTAL, FLEET, SEA } from '../../shared/games/diplomacy/board/board.ts'
import { type LocationId, provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { PhaseKind } from '../../shared/games/diplomacy/turn.ts'

type Phase = Extract<PhaseKind, 'movement' | 'retreats' | 'adjustments'>

/** Steps that a unit may take: where it stands, and where it may go. */
interface Steps {
  readonly unit: UnitRef
  readonly to: readonly LocationId[]
}

function stepsOn(board: Board): readonly Steps[] {
  return ([ARMY, FLEET] as const).flatMap((type) =>
    board.ids.flatMap((at, from): readonly Steps[] => {
      const to = [...board.neighbours[type * board.locations + from]!].map((index) => board.ids[index]!)
      const letter: UnitType = type === ARMY ? 'A' : 'F'
      return to.length > 0 ? [{ unit: { type: letter, at }, to }] : []
    }),
  )
}

const apart = (...places: readonly LocationId[]): boolean =>
  new Set(places.map(provinceOf)).size === places.length

/** Orders of each phase. */
export function ordersOn(board: Board): Readonly<Record<Phase, readonly Order[]>> {
  const steps = stepsOn(board)
  /** Units that may go to a place, by the place. */
  const comers = new Map<LocationId, UnitRef[]>()
  for (const { unit, to } of steps) for (const at of to) comers.set(at, [...(comers.get(at) ?? []), unit])
  const movement = steps.flatMap(({ unit, to }): readonly Order[] =>
    to.flatMap((goal) => {
      // A supported unit comes from elsewhere: one of each type, whichever is the first.
      const helped = (['A', 'F'] as const).flatMap(
        (type) =>
          (comers.get(goal) ?? []).find((one) => one.type === type && apart(one.at, unit.at, goal)) ?? [],
      )
      return [
        { kind: 'move', unit, to: goal },
        { kind: 'support-hold', unit, target: { type: unit.type, at: goal } },
        ...helped.map((target): Order => ({ kind: 'support-move', unit, target, to: goal })),
      ]
    }),
  )
  const convoys = steps.flatMap(({ unit, to }): readonly Order[] => {
    if (unit.type !== 'F' || board.kind[board.index.get(unit.at)!] !== SEA) return []
    const shores = [...new Set(to.map((at) => provinceOf(at) as string as LocationId))].filter(
      (at) => board.kind[board.index.get(at)!] === COASTAL,
    )
    return shores.slice(1).flatMap((goal, at): readonly Order[] => {
      const target: UnitRef = { type: 'A', at: shores[at]! }
      return [
        { kind: 'convoy', unit, target, to: goal },
        { kind: 'move', unit: target, to: goal, via: true },
      ]
    })
  })
  return {
    movement: [...movement, ...convoys, ...steps.map(({ unit }): Order => ({ kind: 'hold', unit }))],
    retreats: steps.flatMap(({ unit, to }): readonly Order[] => [
      ...to.map((goal): Order => ({ kind: 'retreat', unit, to: goal })),
      { kind: 'disband', unit },
    ]),
    adjustments: [
      ...steps.flatMap(({ unit }): readonly Order[] => [
        { kind: 'build', unit },
        { kind: 'remove', unit },
      ]),
      { kind: 'waive' },
    ],
  }
}
