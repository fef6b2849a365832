// Diplomacy's entry in the list of games; its pages are fetched when there is a table of it.
import { m } from '../../paraglide/messages.js'
import type { GameEntry } from '../pages.ts'

export const diplomacy: GameEntry = {
  title: m.game_diplomacy,
  load: () => import('./pages.ts'),
  tonight: () => import('./set-up/tonight.ts'),
  poster: () => import('./play/Poster.svelte'),
  learning: async () => (await import('./learning/door.ts')).enter(),
  keys: async () => (await import('./learning/door.ts')).keys(),
}
