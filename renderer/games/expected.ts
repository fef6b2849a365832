// What the host expects this page to show. It stands in the page's head, so that no request is needed.
import { GAMES } from './index.ts'

/** The game and the map that every table here plays; null where tables differ, or where nobody says. */
export function expected(): { readonly game: string | null; readonly map: string | null } {
  const head = (name: 'game' | 'map') =>
    document.head.querySelector<HTMLElement>(`link[data-${name}]`)?.dataset[name] ?? null
  const game = head('game')
  return { game: game !== null && game in GAMES ? game : null, map: head('map') }
}
