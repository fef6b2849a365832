import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tapsOn } from './taps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A board of one land, with Munich left of 500 px and sea without a meaning beside it; and the calls it received. */
function board({ means = false, long = true, moving = false } = {}) {
  const acts: string[] = []
  const taps = tapsOn({
    aim: ({ clientX }) => (clientX < 500 ? 'MUN' : null),
    tap: (province) => {
      acts.push(`tap ${province}`)
      return means
    },
    long: () => (long ? (province: string) => acts.push(`long ${province}`) : null),
    lookAt: (province) => acts.push(`look at ${province}`),
    moving: () => moving,
  })
  const node = document.createElement('div')
  taps.press(node)
  const event = (kind: string, clientX: number, time = 0) => {
    const made = new MouseEvent(kind, { clientX, clientY: 50, cancelable: true })
    Object.defineProperty(made, 'timeStamp', { value: time })
    return made
  }
  return {
    acts,
    click: (clientX: number, time = 0) => taps.click(event('click', clientX, time)),
    otherButton: (clientX: number) => {
      const made = event('contextmenu', clientX)
      taps.otherButton(made)
      return made.defaultPrevented
    },
    hold: (clientX: number) => {
      const down = new PointerEvent('pointerdown', { isPrimary: true, button: 0, clientX, clientY: 50 })
      node.dispatchEvent(down)
      vi.advanceTimersByTime(1000)
      node.dispatchEvent(new PointerEvent('pointerup'))
    },
  }
}

test('a tap selects what lies there, and beside the board nothing', () => {
  const { acts, click } = board()
  click(100)
  click(900, 1000)
  expect(acts).toEqual(['tap MUN'])
})

test('two taps close to each other zoom in where they selected nothing', () => {
  const { acts, click } = board()
  click(100)
  click(110, 300)
  expect(acts).toEqual(['tap MUN', 'tap MUN', 'look at MUN'])
  click(110, 600)
  expect(acts.slice(3)).toEqual(['tap MUN'])
})

test.each([
  ['too late', false, 100, 330],
  ['too far away', false, 140, 100],
  ['of which the first meant something', true, 100, 100],
])('a second tap %s does not', (_, means, x, time) => {
  const { acts, click } = board({ means })
  click(100)
  click(x, time)
  expect(acts).toEqual(['tap MUN', 'tap MUN'])
})

test('a long press is handled once, and its click is no tap', () => {
  const { acts, click, hold, otherButton } = board()
  hold(100)
  expect(otherButton(100)).toBe(true)
  click(100)
  expect(acts).toEqual(['long MUN'])
  click(100, 1000)
  expect(acts).toEqual(['long MUN', 'tap MUN'])
})

test('a long press has no effect while the board moves, or where there is no handler', () => {
  for (const kind of [{ moving: true }, { long: false }]) {
    const { acts, hold } = board(kind)
    hold(100)
    expect(acts).toEqual([])
  }
})

test('the other mouse button works like a long press, and shows the browser’s menu where that has no effect', () => {
  const heard = board()
  expect(heard.otherButton(100)).toBe(true)
  expect(heard.acts).toEqual(['long MUN'])
  const deaf = board({ long: false })
  expect(deaf.otherButton(100)).toBe(false)
})
