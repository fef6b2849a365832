import type { LazyPage, TournamentProps } from '../games/pages.ts'

/** A game whose tables can be scored together, and the page that does it. */
export interface GameTournament {
  readonly game: string
  readonly room: LazyPage<TournamentProps>
}
