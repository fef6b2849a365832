// What the host's window may do for people at the laptop only while their curtain is open.
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import { holderOf } from '../../../shared/table/table.ts'
import type { Guest, Room } from './room.ts'

/** The seat at the laptop whose secrets a command touches although its curtain is not open in this window. */
export function closedCurtain(room: Room, guest: Guest, command: TableCommand): SeatId | undefined {
  if (guest.eyes.kind !== 'host' || !isSealed(command) || command.seat === null) return undefined
  if (room.live.record.table.settings.gamemaster === 'sandbox') return undefined
  const here = holderOf(room.live.record.table, command.seat)?.kind === 'here'
  return here && !room.sees(guest, command.seat) ? command.seat : undefined
}

const isSealed = (
  command: TableCommand,
): command is Extract<TableCommand, { kind: 'intent' | 'vote' | 'letter' | 'broadcast' }> =>
  command.kind === 'intent' ||
  command.kind === 'vote' ||
  command.kind === 'letter' ||
  command.kind === 'broadcast'
