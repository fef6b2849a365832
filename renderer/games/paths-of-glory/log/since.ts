// What happened since a side's own last round: a computer's whole round is over in a moment.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { partOf } from '../words/phase-text.ts'
import { wayOf } from './entry-text.ts'
import type { RecordOf } from './phase-logs.ts'

/** Questions that the replacements and the drawing of cards begin with; they are asked again after each answer. */
const ASKED_ON: readonly DecisionKind[] = ['replace', 'discard']

/**
 * Whether a question is the first of its phase. An action is asked for once, before anything is done, and after the
 * dice for Mandatory Offensives in the first round of a turn (7.0).
 */
export const opensPhase = (kind: DecisionKind, log: readonly LogEntry[]): boolean =>
  kind === 'action' || (ASKED_ON.includes(kind) && log.length === 0)

/** No more phases lie between two rounds of a side: the rest of a turn, and the beginning of the next. */
const MOST_PHASES = 8

/** The entries after the side's last action round, in their order: what ends a turn is filed with its last round. */
export async function entriesSince(
  record: RecordOf,
  closed: number,
  side: string,
): Promise<readonly LogEntry[]> {
  let entries: readonly LogEntry[] = []
  for (let index = closed - 1; index >= Math.max(0, closed - MOST_PHASES); index--) {
    const log = await record(index)
    if (!log) break
    if (isRoundOf(log.phase, side)) return [...endOfTurn(log.entries), ...entries]
    entries = [...log.entries, ...entries]
  }
  return entries
}

function isRoundOf(phase: string, side: string): boolean {
  const part = partOf(phase)
  return part !== null && part.round !== null && part.side === side
}

function endOfTurn(entries: readonly LogEntry[]): readonly LogEntry[] {
  const ends = entries.findIndex(({ kind }) => kind === 'turn-ends')
  return ends < 0 ? [] : entries.slice(ends)
}

const TOLD: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  ...(['played', 'one-operation', 'attacked', 'battle-won', 'halted', 'lost'] as const),
  ...(['died-retreating', 'starved'] as const),
  ...(['held', 'turned', 'besieged', 'siege-broken', 'fort-fell', 'siege', 'redeployed', 'placed'] as const),
  ...(['points', 'level', 'mandate', 'mandate-met', 'mandate-missed', 'entered'] as const),
])

/** Of these entries the ones that a player must know of: cards, attacks, losses, why nobody fell back or advanced, places, points. */
export const inShort = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(({ kind }) => TOLD.has(kind))

/** The ways that units went. */
export const waysIn = (entries: readonly LogEntry[]): readonly (readonly string[])[] =>
  entries.map(wayOf).filter(({ length }) => length > 1)
