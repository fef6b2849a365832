// Rings when a phase has closed while the page was there. What makes the sound is fetched once nobody waits.
import { whenIdle } from '../ui/idle.ts'
import type * as Chime from './chime.ts'
import type { LinkState } from './client.svelte.ts'

/** Later than all a page shows first (milliseconds). */
const AFTER_MS = 1500
let bell: typeof Chime | null = null

/**
 * Fetches the bell, so that the first touch after that lets it ring; returns how to call it off. Nothing is fetched while
 * the host is out of reach: a page that lost a part of itself loads itself anew.
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

/** Told how many phases have closed, rings for each that closes while the page is there. */
export function ringer(): (closings: number) => void {
  let known: number | null = null
  return (closings) => {
    if (known !== null && closings > known) bell?.chime()
    known = closings
  }
}
