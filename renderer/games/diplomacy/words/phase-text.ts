import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { turnNamed } from '../../../../shared/games/diplomacy/turn.ts'
import type { PhaseKind, Turn } from '../../../../shared/games/diplomacy/turn.ts'
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

/** What is done in a phase without orders; null in the others. */
export function settlingText(phase: PhaseKind): string | null {
  if (phase === 'placement') return m.phase_placement()
  if (phase === 'wishes') return m.phase_wishes()
  return phase === 'homes' ? m.phase_homes() : null
}

/** A phase by its name in files: "Spring 1901" for S1901M; an unknown name is returned as it is. */
export const phaseNamed = (name: string): string => phaseText(turnNamed(name) ?? undefined) || name
