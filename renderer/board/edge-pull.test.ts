import { describe, expect, it } from 'vitest'
import { pullAt } from './edge-pull.ts'

const WINDOW = { left: 0, right: 400, top: 100, bottom: 700 }
const spot = (clientX: number, clientY: number) => ({ clientX, clientY })
const MIDDLE = spot(200, 400)

describe('a board moves along', () => {
  it.each([
    ['left', spot(10, 400), [1, 0]],
    ['right', spot(395, 400), [-1, 0]],
    ['upper', spot(200, 110), [0, 1]],
    ['lower', spot(200, 690), [0, -1]],
  ] as const)('at its %s edge, so that more of it comes into sight there', (_edge, at, signs) => {
    expect(pullAt(at, MIDDLE, WINDOW).map((by) => Math.sign(by) || 0)).toEqual(signs)
  })

  it('faster the farther the hand goes, also beyond the edge', () => {
    const [near] = pullAt(spot(30, 400), MIDDLE, WINDOW)
    const [at] = pullAt(spot(0, 400), MIDDLE, WINDOW)
    const [beyond] = pullAt(spot(-40, 400), MIDDLE, WINDOW)
    expect(near).toBeLessThan(at)
    expect(at).toBeLessThan(beyond)
  })
})

describe('a board stays where it is', () => {
  it('in the middle', () => expect(pullAt(spot(100, 300), MIDDLE, WINDOW)).toEqual([0, 0]))

  it('where the hand took up something at the edge and carries it away from there', () => {
    expect(pullAt(spot(30, 400), spot(10, 400), WINDOW)).toEqual([0, 0])
  })

  it('in a window that is all edge', () => {
    expect(pullAt(spot(10, 400), MIDDLE, { ...WINDOW, right: 120 })[0]).toBe(0)
  })
})
