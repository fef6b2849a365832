// Whose doing an entry of the log is.
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { SIDE_NAMES, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { sideOf } from '../map/side-of.ts'
import { partOf } from '../words/phase-text.ts'
import { unitsOf } from './entry-text.ts'

/** What the end of a turn brings by itself (6.0 C to E). */
const NOBODYS: readonly LogEntry['kind'][] = [
  'turn-ends',
  'starved',
  'turned',
  'siege',
  'level',
  'stands',
  'ended',
]

/** The side whose units or cards an entry is about, else the side whose phase it was; null where it is no side's doing. */
export function actorOf(entry: LogEntry, phase: string): SideName | null {
  if (NOBODYS.includes(entry.kind)) return null
  if (entry.kind === 'battle-won') return entry.by
  const [unit] = unitsOf(entry)
  if (unit !== undefined) return sideOf(unit)
  if ('side' in entry) return entry.side
  if (entry.kind === 'points' && 'card' in entry) return SIDE_NAMES[cardNamed(entry.card).side]
  const side = partOf(phase)?.side
  return SIDE_NAMES.find((one) => one === side) ?? null
}
