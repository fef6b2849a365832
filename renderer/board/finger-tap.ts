// A finger's tap, handled when the finger lifts. Browsers send a click only after the page has let the touch pass and
// they have searched for elements near the finger: ten milliseconds and more, on a slow phone.
import type { Attachment } from 'svelte/attachments'
import { SLOP_PX, type Spot } from './long-press.ts'

/** Reports taps with one finger, and suppresses their clicks; mice and pens still click. */
export const fingerTap =
  (tapped: (at: Spot, time: number) => void): Attachment<HTMLElement> =>
  (node) => {
    let began: Spot | null = null

    function down({ touches }: TouchEvent): void {
      began = touches.length === 1 ? (touches[0] ?? null) : null
    }

    function strayed({ touches: [finger] }: TouchEvent): void {
      if (!began || !finger) return
      if (Math.hypot(finger.clientX - began.clientX, finger.clientY - began.clientY) > SLOP_PX) began = null
    }

    function up(event: TouchEvent): void {
      const [finger] = event.changedTouches
      if (!began || !finger || !event.cancelable) return
      began = null
      event.preventDefault()
      // The click would have taken the focus from a field with the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      tapped(finger, event.timeStamp)
    }

    const cancel = () => (began = null)
    // Registered before d3-zoom on the same node, which stops touch events.
    const early = { capture: true, passive: true }
    node.addEventListener('touchstart', down, early)
    node.addEventListener('touchmove', strayed, early)
    node.addEventListener('touchend', up, { capture: true, passive: false })
    node.addEventListener('touchcancel', cancel, early)
    return () => {
      node.removeEventListener('touchstart', down, true)
      node.removeEventListener('touchmove', strayed, true)
      node.removeEventListener('touchend', up, true)
      node.removeEventListener('touchcancel', cancel, true)
    }
  }
