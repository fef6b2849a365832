// What a page will need soon is fetched while nobody waits for it: at the reveal everything is there, whatever the
// network does in that moment.
import type { AnyPages } from '../games/pages.ts'
import type { LinkState } from './client.svelte.ts'

/** Fetches what a game will show next, after a first rest; nothing while the host is out of reach. */
export function fetchAhead(game: AnyPages, link: LinkState): (() => void) | undefined {
  if (link !== 'online') return undefined
  const timer = setTimeout(() => game.ahead(), 2500)
  return () => clearTimeout(timer)
}
