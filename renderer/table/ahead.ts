// Fetches early what a page will need soon, so that everything is loaded at the reveal even without a network.
import type { AnyPages } from '../games/pages.ts'
import type { LinkState } from '../connection/client.svelte.ts'

/** Fetches what a game will show next, after a short pause; nothing while the host is out of reach. */
export function fetchAhead(game: AnyPages, link: LinkState): (() => void) | undefined {
  if (link !== 'online') return undefined
  const timer = setTimeout(() => game.ahead(), 2500)
  return () => clearTimeout(timer)
}
