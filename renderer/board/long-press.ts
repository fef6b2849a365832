// Detects a finger held still. It listens to pointer moves only while one finger is down and may still be held: a
// gesture of two fingers causes hundreds of moves a second.
import type { Attachment } from 'svelte/attachments'

const HOLD_MS = 480
/** A finger that moves farther pans the map instead of tapping or holding (screen px). */
export const SLOP_PX = 8

/** The place on the screen. */
export interface Spot {
  readonly clientX: number
  readonly clientY: number
}

/** Reports every first finger or button that goes down, and those held still. */
export const longPress =
  (handlers: { down(): void; held(at: Spot): void }): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let began: Spot = { clientX: 0, clientY: 0 }

    function strayed({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - began.clientX, clientY - began.clientY) > SLOP_PX) lifted()
    }

    function lifted(): void {
      clearTimeout(timer)
      node.removeEventListener('pointermove', strayed)
    }

    function down({ isPrimary, button, clientX, clientY }: PointerEvent): void {
      lifted()
      if (!isPrimary || button !== 0) return
      handlers.down()
      began = { clientX, clientY }
      node.addEventListener('pointermove', strayed)
      timer = setTimeout(() => {
        lifted()
        handlers.held(began)
      }, HOLD_MS)
    }

    const ends = ['pointerup', 'pointercancel'] as const
    node.addEventListener('pointerdown', down)
    for (const end of ends) node.addEventListener(end, lifted)
    return () => {
      lifted()
      node.removeEventListener('pointerdown', down)
      for (const end of ends) node.removeEventListener(end, lifted)
    }
  }
