// Taps on the board: a tap selects a province, two taps on nothing zoom in, a long press or the other mouse button
// opens more.
import type { Attachment } from 'svelte/attachments'
import type { Point } from '../../shared/map/board-map.ts'
import { fingerTap } from './finger-tap.ts'
import { longPress, type Spot } from './long-press.ts'

const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_PX = 28

export interface Tapped<Target> {
  /** The province there; null beside the board. */
  readonly aim: (at: Spot) => Target | null
  /** True when the tap selected something: then a second one close to it is no zoom. */
  readonly tap: (target: Target) => boolean
  /** Null where a long press has no effect. */
  readonly long: () => ((target: Target, at: Spot) => void) | null
  readonly lookAt: (target: Target) => void
  readonly moving: () => boolean
}

export interface Taps {
  /** For the element that receives pointers and touches. */
  readonly press: Attachment<HTMLElement>
  readonly finger: Attachment<HTMLElement>
  readonly click: (event: MouseEvent) => void
  readonly otherButton: (event: MouseEvent) => void
}

/** Distinguishes taps, double taps and long presses. */
export function tapsOn<Target>({ aim, tap, long, lookAt, moving }: Tapped<Target>): Taps {
  let lastTap = { time: -Infinity, at: [0, 0] as Point }
  /** A long press was handled, so the click at its end is ignored. */
  let pressed = false

  function tapped(at: Spot, time: number): void {
    if (pressed) {
      pressed = false
      return
    }
    const target = aim(at)
    const meant = target !== null && tap(target)
    const twice =
      time - lastTap.time < DOUBLE_TAP_MS &&
      Math.hypot(at.clientX - lastTap.at[0], at.clientY - lastTap.at[1]) < DOUBLE_TAP_PX
    if (twice && !meant && target !== null) lookAt(target)
    lastTap = { time: meant || twice ? -Infinity : time, at: [at.clientX, at.clientY] }
  }

  return {
    press: longPress({
      down: () => (pressed = false),
      held: (at) => {
        const answer = long()
        const target = moving() || !answer ? null : aim(at)
        if (target === null) return
        pressed = true
        answer?.(target, at)
      },
    }),
    finger: fingerTap(tapped),
    click: (event) => tapped(event, event.timeStamp),
    otherButton: (event) => {
      const answer = long()
      if (!answer) return
      event.preventDefault()
      const target = aim(event)
      if (target !== null && !pressed) answer(target, event)
    },
  }
}
