// What the list of games says of Paths of Glory; its pages are fetched when there is a table of it.
import { m } from '../../paraglide/messages.js'
import type { GameEntry } from '../pages.ts'

export const pathsOfGlory: GameEntry = {
  title: m.game_paths_of_glory,
  load: async () => (await import('./pages.ts')).worded(),
  // Hidden names, secret votes and letters are for more than two players.
  agreements: ['hour'],
  tonight: () => import('./set-up/tonight.ts'),
  learning: async () => (await import('./learning/door.ts')).enter(),
  keys: async () => (await import('./learning/door.ts')).keys(),
}
