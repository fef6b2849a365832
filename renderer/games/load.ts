// Fetches the pages of the games in the list.
import { expected } from './expected.ts'
import { GAMES } from './index.ts'
import { hasGame, keepPages } from './loaded.svelte.ts'

/** Fetches a game's pages, once, and what their first view needs. */
export async function loadGame(id: string): Promise<void> {
  const game = GAMES[id]
  if (!game) throw new Error(`no pages for the game ${id}`)
  if (hasGame(id)) return
  const { pages } = await game.load()
  pages.prepare(expected().map)
  keepPages(id, pages)
}
