// Fetches the words about small powers once something asks for them.
import type * as Room from './pair-text.ts'

let room = $state.raw<typeof Room | null>(null)

/** Who plays a small power, in words; null until those are fetched. */
export function pairWords(allegiance: Parameters<typeof Room.pairText>[0]): string | null {
  if (!room) void import('./pair-text.ts').then((fetched) => (room = fetched))
  return room && room.pairText(allegiance)
}
