// The only list of games that have pages. A line here and one in shared/games/index.ts are all that the rest of the
// program knows of a game.
import { diplomacy } from './diplomacy/entry.ts'
import { pathsOfGlory } from './paths-of-glory/entry.ts'
import type { GameEntry } from './pages.ts'

export const GAMES: Readonly<Record<string, GameEntry>> = {
  diplomacy,
  'paths-of-glory': pathsOfGlory,
}
