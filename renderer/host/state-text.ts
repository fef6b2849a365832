// How far a table of the list has come.
import { turnNamed } from '../../shared/games/diplomacy/turn.ts'
import type { TableEntry } from '../../shared/protocol/messages.ts'
import { phaseText } from '../games/diplomacy/reading/phase-text.ts'
import { m } from '../words/rooms.ts'

/** "Being set", "Spring 1901", "Ended". */
export function stateText({ status, phase }: Pick<TableEntry, 'status' | 'phase'>): string {
  if (status === 'setting') return m.lobby_setting()
  if (status === 'ended') return m.lobby_ended()
  const turn = phase === null ? null : turnNamed(phase)
  return turn ? phaseText(turn) : (phase ?? '')
}
