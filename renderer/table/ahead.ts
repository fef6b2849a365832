// What a page will need soon is fetched while nobody waits for it: at the reveal everything is there, whatever the
// network does in that moment.

const ROOMS = [
  () => import('../games/diplomacy/play/PublicBoard.svelte'),
  () => import('../games/diplomacy/reading/Reading.svelte'),
  () => import('../games/diplomacy/reading/History.svelte'),
]

/** Fetches the board and its reading after a first rest. What fails is fetched when it is needed. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    for (const room of ROOMS) room().catch(() => undefined)
  }, 2500)
  return () => clearTimeout(timer)
}
