// What a page will need soon is fetched while nobody waits for it: at the reveal everything is there, whatever the
// network does in that moment.

/** Fetches the reading after a first rest. What fails is fetched when it is needed. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    for (const room of [() => import('../reading/Reading.svelte'), () => import('../reading/History.svelte')])
      room().catch(() => undefined)
  }, 2500)
  return () => clearTimeout(timer)
}
