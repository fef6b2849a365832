import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../shared/map/board-map.ts'
import { lookAt, onScreen, wholeLook } from './camera.ts'

const BOARD = { width: 1600, height: 1200 }
const WINDOW = { width: 1920, height: 1080, top: 40, bottom: 260 }
const isClear = ([x, y]: Point) => x > 40 && x < 1880 && y > 60 && y < 800

describe('where a television looks', () => {
  it('is the whole board, clear of the words, where nothing is told of any place', () => {
    const look = lookAt([], BOARD, WINDOW)
    expect(look).toEqual(wholeLook(BOARD, WINDOW))
    expect(onScreen(look, [0, 0])[1]).toBeGreaterThanOrEqual(40)
    expect(onScreen(look, [1600, 1200])[1]).toBeLessThanOrEqual(1080 - 260)
  })

  it('is beside the news as far as there is room, else in the middle', () => {
    const wide = { width: 1920, height: 1080, top: 0, bottom: 280 }
    const left = (news: number) => onScreen(wholeLook(BOARD, { ...wide, left: news }), [0, 0])[0]
    const right = (news: number) => onScreen(wholeLook(BOARD, { ...wide, left: news }), [1600, 0])[0]
    expect(left(700)).toBe(700)
    expect(right(5000)).toBeCloseTo(1920)
    expect(left(0)).toBeCloseTo(1920 - right(0))
  })

  it.each<[string, Point[]]>([
    ['one province in the middle', [[800, 600]]],
    ['a corner', [[40, 40]]],
    ['the other corner', [[1560, 1160]]],
    [
      'neighbours',
      [
        [700, 500],
        [800, 560],
        [760, 640],
      ],
    ],
    [
      'a long way',
      [
        [300, 300],
        [900, 700],
      ],
    ],
  ])('shows %s with a margin', (_, places) => {
    const look = lookAt(places, BOARD, WINDOW)
    for (const place of places) expect(isClear(onScreen(look, place)), place.join()).toBe(true)
    expect(look.k).toBeGreaterThanOrEqual(wholeLook(BOARD, WINDOW).k)
  })

  it('comes closer to what is close together, and stays where it would hardly come closer', () => {
    const near = lookAt(
      [
        [700, 500],
        [760, 540],
      ],
      BOARD,
      WINDOW,
    )
    const far = lookAt(
      [
        [500, 400],
        [900, 700],
      ],
      BOARD,
      WINDOW,
    )
    expect(near.k).toBeGreaterThan(far.k)
    expect(
      lookAt(
        [
          [100, 100],
          [1500, 1100],
        ],
        BOARD,
        WINDOW,
      ),
    ).toEqual(wholeLook(BOARD, WINDOW))
  })

  it('never shows less of the board than the screen has room for', () => {
    const look = lookAt([[20, 600]], BOARD, WINDOW)
    expect(look.x).toBeLessThanOrEqual(0)
    expect(look.x + BOARD.width * look.k).toBeGreaterThanOrEqual(WINDOW.width)
  })
})

describe('where a television looks on a board that goes round', () => {
  const WORLD = { width: 1600, height: 1200, round: 1400 }

  it('is once round where nothing is told of any place', () => {
    const look = lookAt([], WORLD, { width: 1400, height: 2000, top: 0, bottom: 0 })
    expect(look.k).toBe(1)
    expect(onScreen(look, [100, 0])[0]).toBe(0)
  })

  it('looks across the edge at places that are near each other there', () => {
    const places: Point[] = [
      [1560, 600],
      [210, 620],
    ]
    const look = lookAt(places, WORLD, WINDOW)
    expect(look.k).toBe(2.4)
    const middle = (WINDOW.width / 2 - look.x) / look.k
    expect(middle).toBeCloseTo((1560 + 1610) / 2 - WORLD.round)
  })

  it('has its middle on the drawing', () => {
    for (let x = 0; x < WORLD.width; x += 50) {
      const look = lookAt([[x, 600]], WORLD, WINDOW)
      const middle = (WINDOW.width / 2 - look.x) / look.k
      expect(Math.abs(middle - WORLD.width / 2)).toBeLessThanOrEqual(WORLD.round / 2)
    }
  })
})
