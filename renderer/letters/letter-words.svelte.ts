// Names of seats and phases in letters. Where powers have characters, people write to the characters' states, not to
// the powers of the board.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { gameOf } from '../games/loaded.svelte.ts'
import type { SeatLine } from '../games/pages.ts'

export interface LetterWords {
  /** "France"; "Rome (France)" where it plays Rome in this game. */
  readonly seat: (seat: SeatId) => string
  /** "Emperor Marcus Aurelius"; empty where a seat has no character. */
  readonly leader: (seat: SeatId) => string
  readonly phase: (name: string) => string
}

/** To be called while a page is set up. */
export function letterWords(view: () => TableView): LetterWords {
  let linesOf = $state.raw<((of: TableView) => readonly SeatLine[]) | null>(null)
  const game = $derived(gameOf(view().game))
  $effect(() => void game.lines().then((room) => (linesOf = room.seatLines)))
  const lines = $derived(linesOf?.(view()) ?? [])
  const characterOf = (seat: SeatId) => lines.find((line) => line.seat === seat)?.character
  return {
    seat(seat) {
      const name = game.words.seat(seat)
      const state = characterOf(seat)?.state
      return state ? `${state} (${name})` : name
    },
    leader: (seat) => characterOf(seat)?.leader ?? '',
    phase: (name) => game.words.phase(name),
  }
}
