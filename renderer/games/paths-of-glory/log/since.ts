// What happened since a side's own last round: a computer's whole round is over in a moment.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { partOf } from '../words/phase-text.ts'
import { wayOf } from './entry-text.ts'
import type { RecordOf } from './phase-logs.ts'
import { placesIn } from './pointed-out.ts'
import { inReadingOrder } from './reading-order.ts'

/** No more phases lie between two rounds of a side: the rest of a turn, and the beginning of the next. */
const MOST_PHASES = 8

/**
 * The entries after the side's last action round, in the order in which they are read: what ends a turn is filed with
 * its last round.
 */
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
    entries = [...inReadingOrder(log.entries), ...entries]
  }
  return entries
}

function isRoundOf(phase: string, side: string): boolean {
  const part = partOf(phase)
  return part !== null && part.round !== null && part.side === side
}

/** What ended the turn: the last entries of a round, none where no turn ended. */
export function endOfTurn(entries: readonly LogEntry[]): readonly LogEntry[] {
  const ends = entries.findIndex(({ kind }) => kind === 'turn-ends')
  return ends < 0 ? [] : entries.slice(ends)
}

const TOLD: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  ...(['played', 'one-operation', 'attacked', 'battle-won', 'halted', 'lost'] as const),
  ...(['died-retreating', 'starved', 'restored', 'combat-card', 'fired', 'moved'] as const),
  ...(['retreated', 'advanced', 'rebuilt', 'flipped'] as const),
  ...(['held', 'turned', 'besieged', 'siege-broken', 'fort-fell', 'siege', 'redeployed', 'placed'] as const),
  ...(['dug', 'trench'] as const),
  ...(['points', 'level', 'mandate', 'mandate-met', 'mandate-missed', 'entered', 'stands'] as const),
])

/**
 * Of these entries the ones that a player must know of: cards, attacks, losses, why nobody fell back or advanced, places,
 * points, replacements, trenches, and where units went.
 */
export const inShort = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(({ kind }) => TOLD.has(kind))

/** Lines that begin the moves of an action. */
const BEGINS: readonly LogEntry['kind'][] = ['played', 'one-operation', 'activated']

/** These entries without moves that were taken back, and without what had come of them. */
function notTakenBack(entries: readonly LogEntry[]): readonly LogEntry[] {
  const kept: LogEntry[] = []
  for (const entry of entries) {
    if (entry.kind === 'moves-restarted')
      kept.length = kept.findLastIndex((one) => BEGINS.includes(one.kind)) + 1
    else kept.push(entry)
  }
  return kept
}

/** The ways that units went. */
export const waysIn = (entries: readonly LogEntry[]): readonly (readonly string[])[] =>
  entries.map(wayOf).filter(({ length }) => length > 1)

/** What is told and shown of the time since a side's own last round. */
export interface Report {
  readonly told: readonly LogEntry[]
  readonly ways: readonly (readonly string[])[]
  /** Places to look at. */
  readonly places: readonly string[]
}

/** What a side did with its own replacement points is no news to it. */
const isOwnDoing = (entry: LogEntry, side: string): boolean =>
  (entry.kind === 'rebuilt' || entry.kind === 'flipped') && sideOf(entry.unit) === side

/** The report to a side whose round begins after so many closed phases. */
export async function reportSince(record: RecordOf, closed: number, side: string): Promise<Report> {
  const entries = notTakenBack(await entriesSince(record, closed, side))
  const told = inShort(entries).filter((entry) => !isOwnDoing(entry, side))
  return { told, ways: waysIn(entries), places: placesIn(entries) }
}
