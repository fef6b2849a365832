// Who a page acts for. The host's window acts for people at the laptop only while their curtain is open.
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { Actor, TableCommand } from '../../../shared/table/command.ts'
import { holderOf } from '../../../shared/table/table.ts'
import type { Guest, Room } from './room.ts'

/** Who a page acts for. A screen gives no command, and behind a closed curtain nobody acts for its seat. */
export function actorOf(room: Room, guest: Guest, command: TableCommand): Result<Actor, Refusal> {
  const { eyes } = guest
  if (eyes.kind === 'screen')
    return err(refusal('table/not-allowed', { actor: 'screen', command: command.kind }))
  const closed = closedCurtain(room, guest, command)
  return closed === undefined ? ok(eyes) : err(refusal('curtain/closed', { seat: closed }))
}

/** The seat at the laptop whose secrets a command touches although its curtain is not open in this window. */
function closedCurtain(room: Room, guest: Guest, command: TableCommand): SeatId | undefined {
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
