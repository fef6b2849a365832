// The games whose pages are loaded. A table is shown once its game is among them.
import type { AnyPages } from './pages.ts'

let loaded = $state.raw<Readonly<Record<string, AnyPages>>>({})

/** Keeps a game's pages for as long as this page lives. */
export function keepPages(id: string, pages: AnyPages): void {
  loaded = { ...loaded, [id]: pages }
}

/** Whether a game's pages are loaded. */
export const hasGame = (id: string): boolean => id in loaded

/** A game's pages, which must have been fetched before. */
export function gameOf(id: string): AnyPages {
  const pages = loaded[id]
  if (!pages) throw new Error(`the pages of ${id} are not here yet`)
  return pages
}
