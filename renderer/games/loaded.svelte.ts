// The games whose pages this page has fetched. A table's pages are shown once its game is here.
import { device } from '../ui/memory.ts'
import { GAMES } from './index.ts'
import type { AnyPages } from './pages.ts'

let loaded = $state.raw<Readonly<Record<string, AnyPages>>>({})

/** Where a device keeps which game it showed last. */
const LAST_GAME = 'entente.game'

/** Fetches a game's pages, once, and what their first view needs. */
export async function loadGame(id: string): Promise<void> {
  const game = GAMES[id]
  if (!game) throw new Error(`no pages for the game ${id}`)
  if (id in loaded) return
  const { pages } = await game.load()
  pages.prepare()
  loaded = { ...loaded, [id]: pages }
  device.keep(LAST_GAME, id)
}

/** The game this device showed last, to be fetched before anybody has said what is played; else the first of the list. */
export function likelyGame(): string | undefined {
  const last = device.text(LAST_GAME)
  return last !== null && last in GAMES ? last : Object.keys(GAMES)[0]
}

/** Whether a game's pages are here. */
export const hasGame = (id: string): boolean => id in loaded

/** A game's pages, which must have been fetched before. */
export function gameOf(id: string): AnyPages {
  const pages = loaded[id]
  if (!pages) throw new Error(`the pages of ${id} are not here yet`)
  return pages
}
