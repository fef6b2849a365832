import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { turnNamed } from '../../../../shared/games/diplomacy/turn.ts'
import type { Turn } from '../../../../shared/games/diplomacy/turn.ts'
import { m } from '../../../paraglide/messages.js'
import { stageText } from '../../../words/stage-text.ts'
import { turnText } from './turn-text.ts'

/** "Spring 1901", "Fall 1902, retreats". */
export function phaseText(turn: Turn | undefined): string {
  if (!turn) return ''
  switch (turn.phase) {
    case 'placement':
      return `${turnText(turn)} · ${m.phase_placement()}`
    case 'homes':
      return `${turnText(turn)} · ${m.phase_homes()}`
    // The page itself says what is asked.
    case 'wishes':
    case 'movement':
    case 'adjustments':
      return turnText(turn)
    case 'retreats':
      return `${turnText(turn)} · ${stageText('retreats')}`
    default:
      return assertNever(turn.phase)
  }
}

/** A phase by its name in files: "Spring 1901" for S1901M; an unknown name is returned as it is. */
export const phaseNamed = (name: string): string => phaseText(turnNamed(name) ?? undefined) || name
