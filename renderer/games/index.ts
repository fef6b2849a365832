// The only list of games that have pages. A line here and one in shared/games/index.ts are all that the rest of the
// program knows of a game.
import { m } from '../paraglide/messages.js'
import type { AnyPages, LearningProps, Room } from './pages.ts'

export interface GameEntry {
  /** What the game is called where one is chosen. */
  readonly title: () => string
  readonly load: () => Promise<{ readonly pages: AnyPages }>
  /** Where somebody learns it, without a table. */
  readonly learning?: Room<LearningProps>
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  diplomacy: {
    title: m.game_diplomacy,
    load: () => import('./diplomacy/pages.ts'),
    learning: () => import('./diplomacy/learning/LearningRoom.svelte'),
  },
}
