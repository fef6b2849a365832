import { afterEach, describe, expect, test, vi } from 'vitest'
import { fingerTap } from './finger-tap.ts'

type Place = readonly [x: number, y: number]
const finger = ([clientX, clientY]: Place) => ({ clientX, clientY })

/** A map under fingers, and the taps it received. */
function board() {
  const node = document.createElement('div')
  document.body.append(node)
  const tapped = vi.fn()
  const remove = fingerTap(tapped)(node)
  const touch = (kind: string, down: readonly Place[], changed: readonly Place[] = down) => {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    node.dispatchEvent(
      Object.assign(event, { touches: down.map(finger), changedTouches: changed.map(finger) }),
    )
    return event
  }
  return { touch, tapped, remove }
}

afterEach(() => document.body.replaceChildren())

describe('a finger', () => {
  test('that lifts where it came down taps there at once, and no click follows', () => {
    const { touch, tapped } = board()
    touch('touchstart', [[100, 50]])
    touch('touchmove', [[104, 53]])
    const lifted = touch('touchend', [], [[104, 53]])
    expect(tapped).toHaveBeenCalledExactlyOnceWith(finger([104, 53]), lifted.timeStamp)
    expect(lifted.defaultPrevented).toBe(true)
  })

  test('that moved away pans the map, also when it came back', () => {
    const { touch, tapped } = board()
    touch('touchstart', [[100, 50]])
    touch('touchmove', [[100, 70]])
    touch('touchmove', [[100, 50]])
    expect(touch('touchend', [], [[100, 50]]).defaultPrevented).toBe(false)
    expect(tapped).not.toHaveBeenCalled()
  })

  test('that is one of two taps nothing, whichever lifts first', () => {
    const { touch, tapped } = board()
    touch('touchstart', [[100, 50]])
    touch('touchstart', [[100, 50], [200, 50]], [[200, 50]]) // oxfmt-ignore
    touch('touchend', [[200, 50]], [[100, 50]])
    touch('touchend', [], [[200, 50]])
    expect(tapped).not.toHaveBeenCalled()
  })

  test('whose touch the browser cancelled taps nothing', () => {
    const { touch, tapped } = board()
    touch('touchstart', [[100, 50]])
    touch('touchcancel', [], [[100, 50]])
    touch('touchend', [], [[100, 50]])
    expect(tapped).not.toHaveBeenCalled()
  })

  test('takes the focus from a field with the cursor, as a click would', () => {
    const { touch } = board()
    const line = document.createElement('input')
    document.body.append(line)
    line.focus()
    touch('touchstart', [[100, 50]])
    touch('touchend', [], [[100, 50]])
    expect(document.activeElement).not.toBe(line)
  })
})
