import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Turn } from '../../../../shared/games/diplomacy/view.ts'
import { stageText, turnText } from '../../../words/turn-text.ts'

/** "Spring 1901", "Fall 1902, retreats". */
export function phaseText(turn: Turn | undefined): string {
  if (!turn) return ''
  switch (turn.phase) {
    case 'movement':
    case 'adjustments':
      return turnText(turn)
    case 'retreats':
      return `${turnText(turn)} · ${stageText('retreats')}`
    default:
      return assertNever(turn.phase)
  }
}
