// The state of a table in the list.
import type { TableEntry } from '../../shared/protocol/messages.ts'
import { m } from './rooms.ts'

/** "Being set", "Spring 1901", "Ended"; `phaseText` has the game's words for a phase, null while they are not here. */
export function stateText(
  { status, phase }: Pick<TableEntry, 'status' | 'phase'>,
  phaseText: ((name: string) => string) | null,
): string {
  if (status === 'setting') return m.lobby_setting()
  if (status === 'ended') return m.lobby_ended()
  return phase === null || phaseText === null ? '' : phaseText(phase)
}
