// Finds the smallest change that would have made an order succeed, for the page that explains it; loaded on demand.
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import { compiledFor } from '../../../../shared/games/diplomacy/variants/compiled.ts'
import { RULES } from '../../../../shared/games/diplomacy/rules/by-edition.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { Rules } from '../../../../shared/games/diplomacy/rules/rules.ts'
import type { Change } from '../../../../shared/games/diplomacy/rules/smallest-change.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'

/** Orders that were never possible cannot be saved by another unit. */
const BEYOND_HELP: readonly OrderResult['outcome']['kind'][] = ['illegal', 'invalid', 'unmatched', 'paradox']

/**
 * The orders of one other unit, or of two, with which this one would have succeeded and its own unit stayed: its own
 * power's where they suffice. Empty where nothing needs saving or the order itself was the mistake, null where no two
 * changes do it.
 */
export function rescueOf(
  record: PhaseRecord,
  result: OrderResult,
  edition: string,
  variant: VariantId,
): readonly Change[] | null {
  if (record.turn.phase !== 'movement' || BEYOND_HELP.includes(result.outcome.kind)) return []
  const { board } = compiledFor({ variant })
  const rules = (RULES as Partial<Record<string, Rules>>)[edition] ?? RULES['2000']
  const { units, owners, closed = [] } = record
  const orders = record.results.flatMap((one) =>
    one.order === null ? [] : [{ power: one.unit.power, order: one.order }],
  )
  const situation = { board, units, dislodged: [], owners, disorder: [], closed }
  return rules.explain.smallestChange(situation, orders, result.unit.at)
}
