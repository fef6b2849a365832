import { describe, expect, it } from 'vitest'
import { Layers } from './layers.ts'

/** A browser's session history with as much of a window as layers need. */
function browser(states: unknown[] = [null], late: (step: () => void) => void = (step) => step()) {
  let at = states.length - 1
  let heard = () => {}
  const go = (steps: number) =>
    late(() => {
      at += steps
      if (at < 0) throw new Error('the table was left')
      heard()
    })
  return {
    window: {
      history: {
        get state() {
          return states[at]
        },
        pushState: (state: unknown) => {
          states.splice(++at, states.length, state)
        },
        replaceState: (state: unknown) => {
          states[at] = state
        },
        go,
      },
      addEventListener: (_: 'popstate', listener: () => void) => (heard = listener),
    },
    back: () => go(-1),
    at: () => at,
  }
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('layers over a table', () => {
  it('are closed by the back button, the topmost first', () => {
    const { window, back, at } = browser()
    const layers = new Layers(window)
    const closed: string[] = []
    layers.open(() => closed.push('history'))
    layers.open(() => closed.push('dialog'))
    back()
    expect(closed).toEqual(['dialog'])
    back()
    expect(closed).toEqual(['dialog', 'history'])
    expect(at()).toBe(0)
  })

  it('take their entry with them when they are closed by their own button', async () => {
    const { window, back, at } = browser()
    const layers = new Layers(window)
    const closed: string[] = []
    const lower = layers.open(() => closed.push('lower'))
    const upper = layers.open(() => closed.push('upper'))
    upper()
    await settled()
    expect(at()).toBe(1)
    expect(closed).toEqual([])
    back()
    expect(closed).toEqual(['lower'])
    lower()
    await settled()
    expect(at()).toBe(0)
  })

  it('may close together', async () => {
    const { window, at } = browser()
    const layers = new Layers(window)
    const releases = [layers.open(() => {}), layers.open(() => {})]
    for (const release of releases) release()
    await settled()
    expect(at()).toBe(0)
  })

  it('leave no entries behind on a reloaded page', () => {
    const { window, at } = browser([null, { layer: 1 }, { layer: 2 }])
    new Layers(window)
    expect(at()).toBe(0)
  })

  it('wait for a step back that is not finished', async () => {
    const steps: (() => void)[] = []
    const { window, at } = browser([null, { layer: 1 }], (step) => steps.push(step))
    // A reloaded page steps back over the entries of its old layers; the user opens a layer before that is done.
    const layers = new Layers(window)
    const close = layers.open(() => {})
    expect(at()).toBe(1)
    steps.shift()?.()
    expect(at()).toBe(1)
    expect(window.history.state).toEqual({ layer: 1 })
    close()
    await settled()
    steps.shift()?.()
    expect(at()).toBe(0)
  })

  it('are stepped back over once, also where the page is reloaded before that is done', async () => {
    const steps: (() => void)[] = []
    const { window, at } = browser([null], (step) => steps.push(step))
    const close = new Layers(window).open(() => {})
    close()
    await settled()
    // The reloaded page.
    new Layers(window)
    for (const step of steps) step()
    expect(at()).toBe(0)
  })
})
