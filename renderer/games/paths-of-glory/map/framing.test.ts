import { describe, expect, test } from 'vitest'
import { around, at, RUSSIA, WINDOWS } from '../../../../test/map/war-windows.ts'
import type { Look } from '../../../board/look.ts'
import { followed, isAtEase, nearestFraming } from './framing.ts'
import type { Pane } from './sight.ts'

describe('places in sight', () => {
  test.each(WINDOWS)('in a window of %o the map goes to lit places that are far away', (window) => {
    const before = around('paris', 0.9, window)
    for (const id of RUSSIA) expect(isAtEase(at(id), before, window), id).toBe(false)
    const after = nearestFraming(RUSSIA.map(at), before, window)
    expect(RUSSIA.filter((id) => isAtEase(at(id), after, window)).length).toBeGreaterThan(0)
    expect(after.k).toBeGreaterThanOrEqual(0.55)
    expect(after.k).toBeLessThanOrEqual(before.k)
  })

  test('of places that do not fit together it shows the nearest ones', () => {
    const window = { width: 360, height: 300 }
    const before = around('paris', 0.9, window)
    const after = nearestFraming(['bordeaux', 'nantes', 'moscow', 'baku'].map(at), before, window)
    expect(isAtEase(at('moscow'), after, window)).toBe(false)
    expect(['bordeaux', 'nantes'].some((id) => isAtEase(at(id), after, window))).toBe(true)
  })

  test('zooms out no farther than it is told to, and shows the nearest ones then', () => {
    const window = { width: 900, height: 690 }
    const before = around('paris', 0.9, window)
    const far = ['warsaw', 'lublin', 'lutsk', 'dubno', 'lemberg', 'odessa', 'poti']
    const wide = nearestFraming(far.map(at), before, window)
    const near = nearestFraming(far.map(at), before, window, before.k)
    expect(wide.k).toBeLessThan(before.k)
    expect(near.k).toBe(before.k)
    expect(isAtEase(at('warsaw'), near, window)).toBe(true)
    expect(isAtEase(at('poti'), near, window)).toBe(false)
  })

  test('a zoom at which nothing can be read is given up', () => {
    const window = { width: 360, height: 300 }
    const whole = around('vienna', 0.14, window)
    expect(isAtEase(at('vienna'), whole, window)).toBe(false)
    expect(nearestFraming([at('vienna')], whole, window).k).toBeGreaterThanOrEqual(0.55)
  })

  test('what lies under the controls is not in sight', () => {
    const look = around('paris', 1, { width: 400, height: 300 })
    expect(isAtEase(at('paris'), look, { width: 400, height: 300 })).toBe(true)
    const covered = [{ left: 180, top: 130, right: 260, bottom: 174 }]
    expect(isAtEase(at('paris'), look, { width: 400, height: 300, covered })).toBe(false)
  })
})

describe('a map that follows', () => {
  const window: Pane = { width: 390, height: 330, covered: [{ left: 0, top: 0, right: 60, bottom: 60 }] }
  const before = around('paris', 0.8, window)
  const moved = (core: readonly string[], wanted: readonly string[], from = before, pane = window) =>
    followed({ core: core.map(at), wanted: wanted.map(at) }, from, pane)
  const shown = (ids: readonly string[], look: Look, pane = window) =>
    ids.every((id) => isAtEase(at(id), look, pane))

  test('stays while all of it is seen, and where it is about nothing', () => {
    expect(shown(['paris', 'melun', 'amiens'], before)).toBe(true)
    expect(moved(['paris'], ['melun', 'amiens'])).toBeNull()
    expect(moved([], [])).toBeNull()
  })

  test('stays under the finger while units are in hand, as long as one of the places they reach is seen', () => {
    const steady = (wanted: readonly string[]) =>
      followed({ core: [at('paris')], wanted: wanted.map(at), steady: true }, before, window)
    expect(moved(['paris'], ['melun', 'sedan'])).not.toBeNull()
    expect(steady(['melun', 'sedan'])).toBeNull()
    expect(steady(['sedan'])).not.toBeNull()
  })

  test('stays after a touch while all of it is in sight, also near the edge', () => {
    const [x, y] = at('paris')
    const atEdge = { k: 0.8, x: window.width - 25 - x * 0.8, y: 165 - y * 0.8 }
    const touched = (core: string) =>
      followed({ core: [at(core)], wanted: [], touched: true }, atEdge, window)
    expect(moved(['paris'], [], atEdge)).not.toBeNull()
    expect(touched('paris')).toBeNull()
    expect(touched('sedan')).not.toBeNull()
  })

  test('keeps more in sight where it has to move and there is room', () => {
    const also = ['cambrai', 'calais'].map(at)
    const east = { ...before, x: before.x - 60 }
    const to = (more: typeof also) =>
      followed({ core: [at('chateau-thierry')], wanted: [at('sedan')], also: more }, east, window)!
    expect(to([])).not.toEqual(to(also))
    expect(shown(['cambrai', 'calais'], to(also))).toBe(true)
  })

  test('keeps its zoom, goes no farther than it must, and then stays', () => {
    const to = moved(['sedan'], ['paris'])!
    expect(shown(['sedan', 'paris'], to)).toBe(true)
    expect(to.k).toBe(before.k)
    // Sedan lies to the east and north: a tenth of the window within its right edge is enough.
    const right = at('sedan')[0] * to.k + to.x + 56 * to.k
    expect(right).toBeCloseTo(window.width * 0.9)
    expect(moved(['sedan'], ['paris'], to)).toBeNull()
  })

  test('what lies under a control comes out below it', () => {
    const under = { k: 0.8, x: 30 - at('paris')[0] * 0.8, y: 30 - at('paris')[1] * 0.8 }
    const to = moved(['paris'], [], under)!
    expect(shown(['paris'], to)).toBe(true)
  })

  test('of places that do not fit together one that is seen is enough, and a core is kept', () => {
    expect(moved([], ['paris', 'warsaw'])).toBeNull()
    expect(moved(['paris'], ['melun', 'warsaw'])).toBeNull()
    const away = moved(['warsaw'], ['paris'])!
    expect(shown(['warsaw'], away)).toBe(true)
    expect(away.k).toBe(before.k)
  })

  test('a zoom at which nothing can be touched is given up', () => {
    expect(moved(['paris'], [], around('paris', 0.2, window))!.k).toBeGreaterThanOrEqual(0.55)
  })
})
