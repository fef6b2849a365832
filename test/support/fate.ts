import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import { EDITIONS, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import { ruleNumber } from '../../shared/games/diplomacy/rules/key-rules.ts'
import { resolveMovement } from '../../shared/games/diplomacy/rules/movement.ts'
import { phaseOf } from './phase.ts'
import { outcomeText, place } from './as-text.ts'

const board = compileBoard(STANDARD)

/** What became of the unit in a place: its outcome, and after a # the item of the 22 rules that explains it. */
export function fate(orders: string, at: string, edition: Edition = EDITIONS['2000']): string {
  const { results } = resolveMovement(board, edition, phaseOf(orders))
  const { outcome, rule, dislodgedBy } = results.find(({ unit }) => unit.at === at)!
  const text = rule === undefined ? outcomeText(outcome) : `${outcomeText(outcome)} #${ruleNumber(rule)}`
  return dislodgedBy ? `${text}, dislodged by ${place(dislodgedBy)}` : text
}

/** Rows of `orders | place | fate`, an empty line between them. */
export const fateRows = (table: string): (readonly [orders: string, at: string, expected: string])[] =>
  table
    .trim()
    .split('\n\n')
    .map((row) => {
      const [orders = '', at = '', expected = ''] = row
        .split('|')
        .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
      return [orders, at, expected]
    })
