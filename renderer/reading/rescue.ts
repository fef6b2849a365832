// The smallest change that would have saved an order, for the page that explains it; loaded only when somebody asks.
import { groundFor } from '../../shared/games/diplomacy/ground.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { EDITIONS, type EditionId } from '../../shared/games/diplomacy/rules/edition.ts'
import type { OrderResult } from '../../shared/games/diplomacy/rules/outcome.ts'
import { smallestChange } from '../../shared/games/diplomacy/rules/smallest-change.ts'
import type { PhaseRecord } from '../../shared/games/diplomacy/view.ts'

/** Orders that were never possible cannot be saved by another unit. */
const BEYOND_HELP: readonly OrderResult['outcome']['kind'][] = ['illegal', 'invalid', 'unmatched', 'paradox']

/**
 * The order of one other own unit that would have made this one succeed, and its own unit stay; null where nothing
 * needs saving or no single change of the power's own does it.
 */
export function rescueOf(record: PhaseRecord, result: OrderResult, edition: string): Order | null {
  if (record.turn.phase !== 'movement' || BEYOND_HELP.includes(result.outcome.kind)) return null
  const { board } = groundFor({ variant: 'standard' })
  const rules = EDITIONS[edition as EditionId] ?? EDITIONS['2000']
  const { unit } = result
  const orders = record.results.flatMap((one) =>
    one.order === null ? [] : [{ power: one.unit.power, order: one.order }],
  )
  const changes = smallestChange(board, rules, { units: record.units, orders }, unit.at)
  const [change, ...more] = changes ?? []
  return change && more.length === 0 && change.unit.power === unit.power ? change.order : null
}
