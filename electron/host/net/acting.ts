// Who a page acts for. The host's window acts for people at the laptop only while their curtain is open.
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { Actor, TableCommand } from '../../../shared/table/command.ts'
import { votersOf } from '../../../shared/table/ballot-result.ts'
import { holderOf } from '../../../shared/table/table.ts'
import { isSecretVote } from '../../../shared/table/vote-secrecy.ts'
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
  const { table } = room.live.record
  if (table.settings.gamemaster === 'sandbox') return undefined
  if (command.kind === 'vote' && !votesInSecret(room)) return undefined
  const here = holderOf(table, command.seat)?.kind === 'here'
  return here && !room.sees(guest, command.seat) ? command.seat : undefined
}

/** Whether the open vote is secret: one that is not needs no curtain. */
function votesInSecret({ live }: Room): boolean {
  const { table } = live.record
  const { play } = table
  if (!play?.ballot) return false
  const voters = votersOf(live.game, { ...table, play }, play.ballot)
  return isSecretVote(play.ballot.secrecy, voters.length)
}

const isSealed = (
  command: TableCommand,
): command is Extract<TableCommand, { kind: 'intent' | 'vote' | 'letter' | 'broadcast' }> =>
  command.kind === 'intent' ||
  command.kind === 'vote' ||
  command.kind === 'letter' ||
  command.kind === 'broadcast'
