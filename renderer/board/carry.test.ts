import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carryOn } from './carry.ts'
import type { Look } from './look.ts'
import type { Spot } from './long-press.ts'

const view = { still: false, now: { k: 1, x: 0, y: 0 }, jump: vi.fn((to: Look) => void (view.now = to)) }
let node: HTMLElement
let done: string[]
let leave: () => void
const spot = (at: Spot | null) => (at ? `${at.clientX},${at.clientY}` : 'nowhere')

/** Something lies in the left half of the board. */
beforeEach(() => {
  done = []
  node = document.createElement('div')
  node.setPointerCapture = vi.fn()
  leave = carryOn<string>(node, view, {
    load: ({ clientX }) => (clientX < 100 ? 'army' : null),
    up: (load) => done.push(`${load} up`),
    over: (load, at) => done.push(`${load} over ${spot(at)}`),
    fits: (_, { clientX }) => clientX > 370 && clientX < 390,
    down: (load, at) => done.push(`${load} down ${spot(at)}`),
  })
})
afterEach(() => leave())

const pointer = (kind: string, clientX: number, more: PointerEventInit = {}) =>
  node.dispatchEvent(
    new PointerEvent(`pointer${kind}`, { clientX, clientY: 50, pointerId: 1, isPrimary: true, ...more }),
  )

it('takes up what lies there, and lays it down where the hand ends', () => {
  pointer('down', 50)
  expect(view.still).toBe(true)
  pointer('move', 80)
  pointer('move', 200)
  pointer('up', 200)
  expect(done).toEqual(['army up', 'army over 80,50', 'army over 200,50', 'army down 200,50'])
  expect(view.still).toBe(false)
})

it('leaves the board to move where nothing lies, and to another button', () => {
  pointer('down', 150)
  expect(view.still).toBe(false)
  pointer('down', 50, { button: 2 })
  expect(view.still).toBe(false)
  pointer('move', 90)
  pointer('up', 90)
  expect(done).toEqual([])
})

it('is a tap as long as the hand hardly moves', () => {
  const clicked = vi.fn()
  node.addEventListener('click', clicked)
  pointer('down', 50)
  pointer('move', 53)
  pointer('up', 53)
  node.click()
  expect(done).toEqual([])
  expect(clicked).toHaveBeenCalledOnce()
})

it('is no tap at its end', () => {
  const child = node.appendChild(document.createElement('span'))
  const clicked = vi.fn()
  child.addEventListener('click', clicked)
  pointer('down', 50)
  pointer('move', 80)
  pointer('up', 80)
  child.click()
  expect(clicked).not.toHaveBeenCalled()
  child.click()
  expect(clicked).toHaveBeenCalledOnce()
})

it('is broken off by a second finger, which moves the board with the first', () => {
  pointer('down', 50)
  pointer('move', 80)
  pointer('down', 300, { pointerId: 2, isPrimary: false })
  expect(view.still).toBe(false)
  pointer('move', 120)
  pointer('up', 120)
  expect(done.slice(2)).toEqual(['army down nowhere'])
})

it('is broken off where the browser takes the pointer away', () => {
  pointer('down', 50)
  pointer('move', 80)
  pointer('cancel', 80)
  expect(done.at(-1)).toBe('army down nowhere')
  expect(view.still).toBe(false)
})

it('moves the board along while the hand rests at its edge, but not where the load may be laid down', () => {
  vi.useFakeTimers()
  node.getBoundingClientRect = () => ({ left: 0, right: 400, top: 0, bottom: 400 }) as DOMRect
  pointer('down', 50)
  pointer('move', 200)
  vi.advanceTimersByTime(200)
  expect(view.jump).not.toHaveBeenCalled()
  pointer('move', 380)
  vi.advanceTimersByTime(200)
  expect(view.jump).not.toHaveBeenCalled()
  pointer('move', 395)
  vi.advanceTimersByTime(200)
  const { x } = view.now
  expect(x).toBeLessThan(-30)
  pointer('up', 395)
  vi.advanceTimersByTime(200)
  expect(view.now).toEqual({ k: 1, x, y: 0 })
  vi.useRealTimers()
})
