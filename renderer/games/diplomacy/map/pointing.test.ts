import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pointing } from './pointing.svelte.ts'

let node: HTMLElement
let pointing: Pointing
let leave: () => void
const REST_MS = 400

beforeEach(() => {
  vi.useFakeTimers()
  node = document.createElement('div')
  pointing = new Pointing(({ clientX }) => (clientX < 100 ? 'LVN' : null))
  leave = pointing.mouse(node) as () => void
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

function hear(type: string, more: object = {}): void {
  const event = Object.assign(new MouseEvent(type, { clientX: 10, clientY: 20 }), {
    pointerType: 'mouse',
    ...more,
  })
  node.dispatchEvent(event)
}

describe('what a mouse rests on', () => {
  it('is named once it rests, until it goes on', () => {
    hear('pointermove')
    expect(pointing.now).toBeNull()
    vi.advanceTimersByTime(REST_MS)
    expect(pointing.now).toMatchObject({ province: 'LVN', at: [10, 20], finger: false })
    hear('pointermove')
    expect(pointing.now).toBeNull()
  })

  it.each([
    ['while a button is down', 'pointermove', { buttons: 1 }],
    ['under a finger, which has a longer touch for it', 'pointermove', { pointerType: 'touch' }],
  ])('is not named %s', (_, type, more) => {
    hear(type, more)
    vi.advanceTimersByTime(REST_MS)
    expect(pointing.now).toBeNull()
  })

  it('is not named any more when the mouse has left', () => {
    hear('pointermove')
    hear('pointerleave')
    vi.advanceTimersByTime(REST_MS)
    expect(pointing.now).toBeNull()
  })
})

describe('what a finger is held on', () => {
  it('is named at once, and for long enough to read it when the finger has gone', () => {
    pointing.held({ clientX: 10, clientY: 20 })
    expect(pointing.now).toMatchObject({ province: 'LVN', finger: true })
    vi.advanceTimersByTime(2_000)
    expect(pointing.now).not.toBeNull()
    vi.advanceTimersByTime(1_000)
    expect(pointing.now).toBeNull()
  })

  it('is nothing beside the board', () => {
    pointing.held({ clientX: 500, clientY: 20 })
    expect(pointing.now).toBeNull()
  })
})
