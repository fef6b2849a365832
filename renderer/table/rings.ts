// Rings the bell when a phase has closed while the page was open. The sound is fetched when the page is idle.
import { whenIdle } from '../ui/idle.ts'
import type * as Chime from './chime.ts'
import type { LinkState } from '../connection/client.svelte.ts'

/** Later than all a page shows first (milliseconds). */
const AFTER_MS = 1500
let bell: typeof Chime | null = null

/**
 * Fetches the bell, so that the next touch enables it; the returned function cancels that. Nothing is fetched while
 * the host is out of reach: a page that fails to load a part reloads itself.
 */
export function hangBell(link: LinkState): (() => void) | undefined {
  if (link !== 'online') return undefined
  let stop = (): void => undefined
  const callOff = whenIdle(() => {
    void import('./chime.ts')
      .then((room) => {
        bell = room
        stop = room.allowChime()
      })
      .catch(() => undefined)
  }, AFTER_MS)
  return () => {
    callOff()
    stop()
  }
}

/** Called with the number of closed phases, rings for each that closes while the page is open. */
export function ringer(): (closings: number) => void {
  let known: number | null = null
  return (closings) => {
    if (known !== null && closings > known) bell?.chime()
    known = closings
  }
}
