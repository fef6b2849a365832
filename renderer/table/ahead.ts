// What a page will need soon is fetched while nobody waits for it: at the reveal everything is there, whatever the
// network does in that moment.

const ROOMS = [
  () => import('./PublicBoard.svelte'),
  () => import('../reading/Reading.svelte'),
  () => import('../reading/History.svelte'),
]

/** Fetches the board and its reading after a first rest. What fails is fetched when it is needed. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    for (const room of ROOMS) room().catch(() => undefined)
  }, 2500)
  return () => clearTimeout(timer)
}

/** Resolves once what the page is about to show is painted: for what may come after it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
