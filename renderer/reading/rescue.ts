// The smallest change that would have saved an order: one other own unit ordered otherwise. The same engine that
// resolved the phase tries each of them on the public record; it is loaded only when somebody asks.
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import { groundFor } from '../../shared/games/diplomacy/ground.ts'
import { movementOptions, type UnitOptions } from '../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder, Order } from '../../shared/games/diplomacy/orders/order.ts'
import { EDITIONS, type EditionId } from '../../shared/games/diplomacy/rules/edition.ts'
import { resolveMovement } from '../../shared/games/diplomacy/rules/movement.ts'
import { succeeded, type OrderResult } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../shared/games/diplomacy/view.ts'

/** Orders that were never possible cannot be saved by another unit. */
const BEYOND_HELP: readonly OrderResult['outcome']['kind'][] = ['illegal', 'invalid', 'unmatched', 'paradox']

/**
 * The order of one other own unit that would have made this one succeed, and its own unit stay; null where nothing
 * needs saving or no single change does it. Of several, the one that spoils least else.
 */
export function rescueOf(record: PhaseRecord, result: OrderResult, edition: string): Order | null {
  if (record.turn.phase !== 'movement' || saved(result) || BEYOND_HELP.includes(result.outcome.kind))
    return null
  const { board } = groundFor({ variant: 'standard' })
  const rules = EDITIONS[edition as EditionId] ?? EDITIONS['2000']
  const { power } = result.unit
  const friends = movementOptions(board, record.units, power).filter(
    ({ unit }) => provinceOf(unit.at) !== provinceOf(result.unit.at),
  )
  let best: { readonly order: Order; readonly spoilt: number } | null = null
  for (const friend of friends) {
    for (const order of helpFrom(friend, result)) {
      const { results } = resolveMovement(board, rules, {
        units: record.units,
        orders: sheets(record, friend, order),
      })
      const own = results.filter(({ unit }) => unit.power === power)
      const tried = own.find(({ unit }) => unit.at === result.unit.at)
      if (!tried || !saved(tried)) continue
      const spoilt = own.filter((one) => !saved(one)).length
      if (!best || spoilt < best.spoilt) best = { order, spoilt }
    }
  }
  return best?.order ?? null
}

const saved = (result: OrderResult): boolean => succeeded(result) && !result.dislodgedBy

/** The phase's orders with one of them replaced. */
function sheets(record: PhaseRecord, friend: UnitOptions, order: Order) {
  const others = record.results.flatMap((one) =>
    one.order === null || one.unit.at === friend.unit.at ? [] : [{ power: one.unit.power, order: one.order }],
  )
  const power = record.units.find(({ at }) => at === friend.unit.at)?.power
  return power === undefined ? others : [...others, { power, order }]
}

/** What a friend could have done for an order: help it, or attack somebody who hurt it, or make room. */
function helpFrom(friend: UnitOptions, { unit, order }: OrderResult): readonly MovementOrder[] {
  const at = provinceOf(unit.at)
  const { unit: own } = friend
  const moves = friend.moves.map((to): MovementOrder => ({ kind: 'move', unit: own, to }))
  if (order?.kind !== 'move') {
    const target = friend.supportsHold.find((one) => provinceOf(one.at) === at)
    return target ? [{ kind: 'support-hold', unit: own, target }, ...moves] : moves
  }
  const goal = provinceOf(order.to)
  const help = (['support-move', 'convoy'] as const).flatMap((kind) =>
    (kind === 'convoy' ? friend.convoys : friend.supportsMove)
      .filter(({ target }) => provinceOf(target.at) === at)
      .flatMap(({ target, to }) =>
        to
          .filter((place) => provinceOf(place) === goal)
          .map((place): MovementOrder => ({ kind, unit: own, target, to: place })),
      ),
  )
  return [...help, ...moves, { kind: 'hold', unit: own }]
}
