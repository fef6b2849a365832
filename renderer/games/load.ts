// Fetches the pages of the games in the list.
import { device } from '../ui/memory.ts'
import { GAMES } from './index.ts'
import { hasGame, keepPages } from './loaded.svelte.ts'

/** Where a device keeps which game it showed last. */
const LAST_GAME = 'entente.game'

/** Fetches a game's pages, once, and what their first view needs. */
export async function loadGame(id: string): Promise<void> {
  const game = GAMES[id]
  if (!game) throw new Error(`no pages for the game ${id}`)
  if (hasGame(id)) return
  const { pages } = await game.load()
  pages.prepare()
  keepPages(id, pages)
  device.keep(LAST_GAME, id)
}

/** The game this device showed last, to be fetched before anybody has said what is played; else the first of the list. */
export function likelyGame(): string | undefined {
  const last = device.text(LAST_GAME)
  return last !== null && last in GAMES ? last : Object.keys(GAMES)[0]
}
