import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'

/** Questions that the replacements and the drawing of cards begin with; they are asked again after each answer. */
const ASKED_ON: readonly DecisionKind[] = ['replace', 'discard']

/**
 * Whether a question is the first of its phase. An action is asked for once, before anything is done, and after the
 * dice for Mandated Offensives in the first round of a turn (7.0).
 */
export const opensPhase = (kind: DecisionKind, log: readonly LogEntry[]): boolean =>
  kind === 'action' || (ASKED_ON.includes(kind) && log.length === 0)
