import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Chime from './chime.ts'

let strokes: number[] = []
let state = 'suspended'

class FakeAudio {
  currentTime = 10
  destination = {}
  get state() {
    return state
  }
  resume() {
    state = 'running'
    return Promise.resolve()
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: (at: number) => void strokes.push(at),
      stop: () => undefined,
    }
  }
  createGain() {
    const nothing = () => undefined
    const gain = {
      setValueAtTime: nothing,
      linearRampToValueAtTime: nothing,
      exponentialRampToValueAtTime: nothing,
    }
    return { gain, connect: (to: unknown) => to }
  }
}

let bell: typeof Chime
beforeEach(async () => {
  strokes = []
  state = 'suspended'
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.resetModules()
  bell = await import('./chime.ts')
})
afterEach(() => {
  bell.silence.on = false
  vi.unstubAllGlobals()
})

describe('the sound of the bell', () => {
  it('is silent until the page was touched, then strikes twice', () => {
    const stop = bell.allowChime()
    bell.chime()
    expect(strokes).toEqual([])
    dispatchEvent(new Event('pointerup'))
    bell.chime()
    expect(new Set(strokes).size).toBe(2)
    stop()
  })

  it('is silent where the user switched it off', () => {
    const stop = bell.allowChime()
    dispatchEvent(new Event('keydown'))
    bell.silence.on = true
    bell.chime()
    expect(strokes).toEqual([])
    stop()
  })

  it('causes no error in a browser without sound', () => {
    vi.stubGlobal('AudioContext', undefined)
    const stop = bell.allowChime()
    expect(() => dispatchEvent(new Event('pointerup'))).not.toThrow()
    expect(() => bell.chime()).not.toThrow()
    stop()
  })
})
