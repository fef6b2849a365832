import { expect, test } from 'vitest'
import { afterResize, around, bringing, lineScale, settleOn, tierOf, wholeBoard } from './look.ts'

const board = { width: 1600, height: 1200 }
const phone = { width: 390, height: 600 }

test('the whole board fits into any window, centred', () => {
  expect(wholeBoard(board, phone)).toEqual({ k: 390 / 1600, x: 0, y: (600 - 292.5) / 2 })
  expect(wholeBoard(board, { width: 1600, height: 600 })).toEqual({ k: 0.5, x: 400, y: 0 })
})

test('a board that goes round is shown once round, from the middle of what it shows twice', () => {
  const world = { width: 1600, height: 1200, round: 1400 }
  const { k, x, y } = wholeBoard(world, phone)
  expect(k).toBe(390 / 1400)
  expect(x + 100 * k).toBeCloseTo(0)
  expect(y + 600 * k).toBeCloseTo(phone.height / 2)
})

test('a box is framed with a margin, never closer than legible, never smaller than the board', () => {
  const look = settleOn({ x: 400, y: 300, width: 200, height: 200 }, board, phone)
  expect(look.k).toBeCloseTo((390 / 200) * 0.86)
  expect(look.x + 500 * look.k).toBeCloseTo(195)
  expect(settleOn({ x: 0, y: 0, width: 10, height: 10 }, board, phone).k).toBe(2.2)
  expect(settleOn({ x: 0, y: 0, width: 9000, height: 10 }, board, phone).k).toBe(390 / 1600)
})

test('the whole board stays the whole board when the window changes', () => {
  const low = { width: 1000, height: 400 }
  const tall = { width: 1000, height: 750 }
  expect(afterResize(wholeBoard(board, tall), board, tall, low)).toEqual(wholeBoard(board, low))
  expect(afterResize(wholeBoard(board, low), board, low, tall)).toEqual(wholeBoard(board, tall))
})

test('a closer view keeps its middle when the window changes', () => {
  const before = { width: 1000, height: 750 }
  const after = { width: 390, height: 600 }
  const look = settleOn({ x: 400, y: 300, width: 600, height: 450 }, board, before)
  const kept = afterResize(look, board, before, after)
  expect(kept.k).toBe(look.k)
  expect((after.width / 2 - kept.x) / kept.k).toBeCloseTo(700)
  expect((after.height / 2 - kept.y) / kept.k).toBeCloseTo(525)
})

test('the ground keeps its lines for small steps of zoom, and thins them for large ones', () => {
  expect(lineScale(1.1)).toBe(lineScale(1))
  expect(lineScale(3)).toBeLessThan(lineScale(1))
  for (const zoom of [0.25, 0.7, 1, 2.2, 5]) expect(lineScale(zoom) * zoom ** 0.55).toBeCloseTo(1, 0)
})

test('places are framed together; none gives no frame', () => {
  expect(
    around(
      [
        { x: 10, y: 10, width: 10, height: 10 },
        { x: 50, y: 0, width: 10, height: 10 },
      ],
      5,
    ),
  ).toEqual({ x: 5, y: -5, width: 60, height: 30 })
  expect(around([], 5)).toBeNull()
})

test('tiers follow the zoom', () => {
  expect([0.24, 0.6, 1, 2].map(tierOf)).toEqual(['far', 'near', 'near', 'close'])
})

test('what is in sight moves nothing; what is not comes in at the same zoom, and as a whole', () => {
  const now = { k: 1, x: -200, y: -100 }
  expect(bringing({ x: 210, y: 110, width: 100, height: 100 }, now, board, phone)).toBeNull()
  expect(bringing({ x: 150, y: 110, width: 100, height: 100 }, now, board, phone)).toEqual({
    ...now,
    x: -150,
  })
  expect(bringing({ x: 210, y: 650, width: 100, height: 100 }, now, board, phone)).toEqual({
    ...now,
    y: -150,
  })
  const large = { x: 0, y: 0, width: 800, height: 400 }
  expect(bringing(large, now, board, phone)).toEqual(settleOn(large, board, phone))
})

test('what lies under the controls is not in sight', () => {
  const now = { k: 1, x: 0, y: 0 }
  const under = { x: 100, y: 10, width: 50, height: 50 }
  expect(bringing(under, now, board, { ...phone, top: 60 })).toEqual({ ...now, y: 50 })
  expect(bringing({ ...under, x: 340, y: 100 }, now, board, { ...phone, right: 60 })).toEqual({
    ...now,
    x: -60,
  })
})

test('of a board that goes round the nearest copy comes into sight', () => {
  const world = { width: 1600, height: 1200, round: 1400 }
  expect(bringing({ x: 20, y: 10, width: 50, height: 50 }, { k: 1, x: -1400, y: 0 }, world, phone)).toBeNull()
})
