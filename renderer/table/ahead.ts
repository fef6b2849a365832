// What a page will need soon is fetched while nobody waits for it: at the reveal everything is there, whatever the
// network does in that moment.
import type { AnyPages } from '../games/pages.ts'

/** Fetches what a game will show next, after a first rest. */
export function fetchAhead(game: AnyPages): () => void {
  const timer = setTimeout(() => game.ahead(), 2500)
  return () => clearTimeout(timer)
}
