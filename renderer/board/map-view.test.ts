import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MapView } from './map-view.svelte.ts'

const WINDOW = { width: 400, height: 300 }
/** Turns a wheel by so many doublings of the zoom. */
const doublings = (count: number) =>
  new WheelEvent('wheel', { deltaY: -500 * count, clientX: 200, clientY: 150 })

let view: MapView
let node: HTMLElement
let leave: ReturnType<MapView['attach']>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #observer: (entries: readonly { contentRect: typeof WINDOW }[]) => void
      constructor(observer: (entries: readonly { contentRect: typeof WINDOW }[]) => void) {
        this.#observer = observer
      }
      observe() {
        this.#observer([{ contentRect: WINDOW }])
      }
      disconnect() {
        // No redraw was scheduled.
      }
    },
  )
  node = document.createElement('div')
  view = new MapView({ width: 1600, height: 1200 })
  leave = view.attach(node)
  vi.advanceTimersByTime(1000)
})

afterEach(() => {
  leave?.()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows the whole board first', () => {
  expect(view.now.k).toBe(0.25)
  expect(view.drawn).toEqual({ units: 0.25, labels: 0.25, orders: 0.25, ground: 0.25 })
  expect(view.legible).toBe(true)
})

it('redraws nothing during a small zoom', () => {
  node.dispatchEvent(doublings(1))
  expect(view.now.k).toBeCloseTo(0.5)
  expect(view.drawn).toEqual({ units: 0.25, labels: 0.25, orders: 0.25, ground: 0.25 })
  expect(view.legible).toBe(true)
})

it('resizes the counters during a gesture and hides the letters until it ends', () => {
  node.dispatchEvent(doublings(2.2))
  expect(view.drawn.units).toBeCloseTo(0.25 * 2 ** 2.2)
  expect(view.drawn.labels).toBe(0.25)
  expect(view.legible).toBe(false)
})

it('keeps the letters while the board shrinks a little, and hides them when it shrinks by more', () => {
  node.dispatchEvent(doublings(2))
  vi.advanceTimersByTime(1000)
  node.dispatchEvent(doublings(-0.3))
  expect(view.legible).toBe(true)
  node.dispatchEvent(doublings(-0.1))
  expect(view.drawn.labels).toBeCloseTo(1)
  expect(view.legible).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(view.legible).toBe(true)
})

it('zooms with the gesture and ends on whole screen pixels', () => {
  node.dispatchEvent(doublings(0.3))
  expect(view.shown).toEqual(view.now)
  expect(view.shown.x % 1).not.toBe(0)
  vi.advanceTimersByTime(1000)
  expect(view.shown).toEqual({ k: view.now.k, x: Math.round(view.now.x), y: Math.round(view.now.y) })
})

it('is dragged from one whole screen pixel to the next', () => {
  node.dispatchEvent(doublings(0.3))
  vi.advanceTimersByTime(1000)
  const { x, y } = view.shown
  node.dispatchEvent(new MouseEvent('mousedown', { clientX: 200, clientY: 150, view: window }))
  window.dispatchEvent(new MouseEvent('mousemove', { clientX: 190, clientY: 145, view: window }))
  expect(view.moving).toBe(true)
  expect(view.now.x % 1).not.toBe(0)
  expect(view.shown).toEqual({ k: view.now.k, x: x - 10, y: y - 5 })
  window.dispatchEvent(new MouseEvent('mouseup', { view: window }))
})

it('redraws all of it once the gesture ends', () => {
  node.dispatchEvent(doublings(2))
  vi.advanceTimersByTime(1000)
  for (const zoom of Object.values(view.drawn)) expect(zoom).toBeCloseTo(1)
  expect(view.legible).toBe(true)
})

it('goes on past the edge of a board that goes round, and stays on its drawing', () => {
  const round = 1400
  const world = new MapView({ width: 1600, height: 1200, round })
  const other = document.createElement('div')
  const done = world.attach(other)
  vi.advanceTimersByTime(1000)
  world.lookAt({ x: 1300, y: 500, width: 200, height: 200 })
  vi.advanceTimersByTime(1000)
  const before = world.toBoard(200, 150)
  world.reveal([before[0] + 300, before[1]])
  vi.advanceTimersByTime(1000)
  const [middle] = world.toBoard(200, 150)
  expect(middle).toBeGreaterThan(100)
  expect(middle).toBeLessThan(1500)
  expect(middle).not.toBeCloseTo(before[0])
  done?.()
})

it('stands still under a hand that carries something', () => {
  view.still = true
  node.dispatchEvent(doublings(1))
  view.lookAt({ x: 0, y: 0, width: 100, height: 100 })
  vi.advanceTimersByTime(1000)
  expect(view.now.k).toBe(0.25)
  view.still = false
  node.dispatchEvent(doublings(1))
  expect(view.now.k).toBeCloseTo(0.5)
})
