// Whether an intent of a page would be taken. A page asks it to tell why a touch has no meaning.
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import { actorOf } from './acting.ts'
import type { Guest, Room } from './room.ts'

/** Why an intent would be refused; undefined where it would be taken. Nothing is done, written or told to others. */
export function trialOf(
  { room, guest }: { readonly room: Room; readonly guest: Guest },
  { seat, intent }: { readonly seat: SeatId; readonly intent?: unknown },
): Refusal | undefined {
  const command = { kind: 'intent', seat, intent } as const
  const actor = actorOf(room, guest, command)
  return actor.ok ? room.live.trial(actor.value, command) : actor.error
}
