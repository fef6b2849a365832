// Whether an intent of a page would be taken. A page asks it to tell why a touch has no meaning.
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { closedCurtain } from './closed-curtain.ts'
import type { Guest, Room } from './room.ts'

/** Why an intent would be refused; undefined where it would be taken. Nothing is done, written or told to others. */
export function trialOf(
  { room, guest }: { readonly room: Room; readonly guest: Guest },
  { seat, intent }: { readonly seat: SeatId; readonly intent?: unknown },
): Refusal | undefined {
  const command = { kind: 'intent', seat, intent } as const
  const actor = guest.eyes
  if (actor.kind === 'screen') return refusal('table/not-allowed', { actor: 'screen', command: command.kind })
  const closed = closedCurtain(room, guest, command)
  return closed === undefined ? room.live.trial(actor, command) : refusal('curtain/closed', { seat: closed })
}
