// What the list of games says of the card game; its pages are fetched when there is a table of it.
import type { GameEntry } from '../../../renderer/games/pages.ts'
import { words } from './words.ts'

export const cards: GameEntry = {
  title: () => words().title,
  load: () => import('./pages.ts'),
}
