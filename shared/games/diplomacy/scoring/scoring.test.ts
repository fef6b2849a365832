import { describe, expect, it } from 'vitest'
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyView } from '../view.ts'
import { type Standing, standingOf } from './standing.ts'
import { SCORING_SYSTEMS, scoreNow, scoringSystem } from './systems.ts'

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as PowerId[]

/** A board in the order A E F G I R T, with the years in which powers fell; seen in 1907. */
function board(
  counts: readonly number[],
  eliminated: Record<string, number>,
  rest: Partial<Standing> = {},
): Standing {
  const centres = Object.fromEntries(POWERS.map((power, i) => [power, counts[i] ?? 0]))
  return {
    powers: POWERS,
    centres,
    eliminated,
    firstYear: 1901,
    year: 1907,
    solo: null,
    sharing: POWERS.filter((power) => centres[power]),
    ...rest,
  }
}

const B1 = board([0, 3, 6, 0, 4, 14, 7], { AUSTRIA: 1904, GERMANY: 1906 })
const B2 = board([1, 8, 7, 0, 4, 8, 6], { GERMANY: 1905 })
const SOLO = board([0, 3, 6, 0, 4, 18, 3], { AUSTRIA: 1904, GERMANY: 1906 }, { solo: POWERS[5] as PowerId })
const THREE = { ...B1, sharing: [POWERS[2], POWERS[5], POWERS[6]] as PowerId[] }

/** System, board, points in the order A E F G I R T. Vectors of the published systems, or worked by hand from them. */
const VECTORS: readonly (readonly [string, string, Standing, readonly number[]])[] = [
  ['draw-size', 'B1', B1, [0, 20, 20, 0, 20, 20, 20]],
  ['draw-size', 'three in the draw', THREE, [0, 0, 100 / 3, 0, 0, 100 / 3, 100 / 3]],
  ['draw-size', 'solo', SOLO, [0, 0, 0, 0, 0, 100, 0]],
  ['sum-of-squares', 'B1', B1, [0, 2.94, 11.76, 0, 5.23, 64.05, 16.01]],
  ['sum-of-squares', 'B2', B2, [0.43, 27.83, 21.3, 0, 6.96, 27.83, 15.65]],
  ['sum-of-squares', 'solo', SOLO, [0, 0, 0, 0, 0, 100, 0]],
  ['c-diplo-100', 'B1', B1, [1, 4, 14, 1, 5, 53, 22]],
  ['c-diplo-100', 'B2', B2, [2, 35, 15, 1, 5, 35, 7]],
  ['c-diplo-100-73', 'solo', SOLO, [0, 0, 0, 0, 0, 73, 0]],
  ['c-diplo-80', 'B1', B1, [0, 3, 13, 0, 4, 39, 21]],
  ['carnage', 'B1', B1, [1500, 3003, 5006, 1500, 4004, 7014, 6007]],
  ['carnage', 'B2', B2, [2001, 6508, 5007, 1000, 3004, 6508, 4006]],
  ['carnage', 'solo', SOLO, [0, 0, 0, 0, 0, 28034, 0]],
  ['carnage-by-year', 'B1', B1, [1000, 3003, 5006, 2000, 4004, 7014, 6007]],
  ['carnage-2023', 'B1', B1, [1000, 3003, 5006, 2000, 4004, 7014 + 7 * 300, 6007]],
  ['carnage-2023', 'B2', B2, [2001, 6508, 5007, 1000, 3004, 6508, 4006]],
  ['carnage-centres', 'B1', B1, [1501.5, 4503, 8005, 1501.5, 6004, 14007, 9506]],
  ['carnage-centres', 'solo', SOLO, [1000, 1000, 1000, 1000, 1000, 39028, 1000]],
  ['tribute', 'B1', B1, [0, 8.2, 11.2, 0, 9.2, 59.2, 12.2]],
  ['tribute', 'B2', B2, [10, 23, 16, 0, 13, 23, 15]],
  ['open-tribute', 'B1', B1, [0, 32, 44, 0, 36, 140, 48]],
  ['open-tribute', 'B2', B2, [30, 63, 54, 0, 42, 63, 50]],
  ['open-tribute', 'solo', SOLO, [0, 0, 0, 0, 0, 340, 0]],
  ['bangkok', 'B1', B1, [1.2, 6, 9, 1.8, 7, 29, 10]],
  ['bangkok', 'B2', B2, [4, 15, 7 + 3 + 24 / 9, 1.5, 7, 15, 6 + 3 + 12 / 9]],
  ['bangkok', 'solo', SOLO, [0, 1.5, 3, 0, 2, 41, 1.5]],
  ['bangkok-from-zero', 'B1', B1, [0.9, 6, 9, 1.5, 7, 29, 10]],
  ['bangkok-olympic', 'B2', B2, [4, 15.8, 7 + 3 + 18 / 10, 1.5, 7, 15.8, 6 + 3 + 6 / 10]],
  ['bangkok-olympic', 'solo', SOLO, [0, 0, 0, 0, 0, 46, 0]],
  ['bangkok-2022-4000', 'B1', B1, [140, 735, 1050, 210, 840, 3150, 1155]],
  ['bangkok-2022-4000', 'B2', B2, [525, 1715, 1400, 175, 840, 1715, 1155]],
  ['bangkok-2022-3990', 'solo', SOLO, [0, 0, 0, 0, 0, 3990, 0]],
  ['whipping', 'B1', B1, [4, 42, 72, 6, 52, 180, 82]],
  ['whipping', 'B2', B2, [20, 90, 80, 5, 50, 90, 70]],
  ['whipping', 'solo', SOLO, [4, 7, 7, 6, 7, 468, 7]],
  ['dixie', 'B1', B1, [0, 100.8, 112.8, 10, 104.8, 144.8, 116.8]],
  ['dixie', 'three in the draw', THREE, [0, 32, 154, 10, 50, 186, 158]],
  ['dixie', 'solo', SOLO, [0, 27 + 12, 70 + 24, 10, 50 + 16, 270 + 72, 27 + 12]],
  ['manor', 'B1', B1, [0.3, 3700 / 554, 7600 / 554, 0.5, 4800 / 554, 26800 / 554, 9300 / 554]],
  ['manor-2', 'B1', B1, [0.3, 3700 / 522, 7600 / 522, 0.5, 4800 / 522, 26800 / 522, 9300 / 522]],
  ['manor-original', 'solo', SOLO, [0.3, 0.6, 0.6, 0.5, 0.6, 100, 0.6]],
  ['manor', 'solo', SOLO, [0.3, 0.6, 0.6, 0.5, 0.6, 75, 0.6]],
  ['detour-09', 'B1', B1, [0.75, 500 / 61, 1000 / 61, 1.25, 700 / 61, 2700 / 61, 1200 / 61]],
  ['detour-09', 'B2', B2, [300 / 55, 1300 / 55, 1100 / 55, 1, 600 / 55, 1300 / 55, 900 / 55]],
  ['detour-09', 'solo', SOLO, [0.75, 1.5, 1.5, 1.25, 1.5, 110, 1.5]],
  ['world-classic', 'B1', B1, [3, 60, 90, 5, 70, 218, 100]],
  ['world-classic', 'B2', B2, [40, 134, 100, 4, 70, 134, 90]],
  ['world-classic', 'solo', SOLO, [0, 0, 0, 0, 0, 420, 0]],
  ['world-classic-years', 'solo', SOLO, [3, 6, 6, 5, 6, 420, 6]],
]

describe('scoring systems', () => {
  it.each(VECTORS)('%s scores %s', (id, _, standing, expected) => {
    const scores = scoringSystem(id)?.scores(standing)
    POWERS.forEach((power, i) => expect(scores?.[power], power).toBeCloseTo(expected[i] as number, 2))
  })

  it('is checked system by system', () => {
    expect(SCORING_SYSTEMS.filter(({ id }) => !VECTORS.some(([tested]) => tested === id))).toEqual([])
    expect(new Set(SCORING_SYSTEMS.map(({ id }) => id)).size).toBe(SCORING_SYSTEMS.length)
  })

  const zeroSum = ['draw-size', 'sum-of-squares', 'c-diplo-100', 'tribute']
  it.each(zeroSum)('%s shares out exactly a hundred', (id) => {
    for (const standing of [B1, B2]) {
      const scores = scoringSystem(id)?.scores(standing) ?? {}
      expect(Object.values(scores).reduce((sum, points) => sum + points, 0)).toBeCloseTo(100, 9)
    }
  })
})

it('counts nobody as fallen who got a centre back, and who falls again from then', () => {
  const turn = (year: number) => ({ year, season: 'fall', phase: 'movement' }) as const
  const [austria, england] = POWERS as [PowerId, PowerId]
  const held = [{ [austria]: 3, [england]: 3 }, { [england]: 4 }, { [austria]: 1, [england]: 4 }, {}, {}]
  const view = {
    turn: turn(1906),
    powers: [
      { power: austria, centres: 0, allegiance: { kind: 'own-seat' } },
      { power: england, centres: 1, allegiance: { kind: 'own-seat' } },
    ],
    history: held.map((centres, index) => ({ index, turn: turn(1901 + index), centres })),
    ending: null,
  } as unknown as DiplomacyView
  expect(standingOf(view).eliminated).toEqual({ [austria]: 1904 })
})

it('reads years of elimination, a solo and a draw out of a view', () => {
  const turn = (year: number) => ({ year, season: 'fall', phase: 'movement' }) as const
  const view = {
    turn: turn(1903),
    powers: POWERS.map((power, i) => ({
      power,
      centres: [0, 9, 6, 5, 4, 4, 6][i],
      allegiance: { kind: 'own-seat' },
    })),
    history: [
      { index: 0, turn: turn(1901), centres: Object.fromEntries(POWERS.map((power) => [power, 3])) },
      {
        index: 1,
        turn: turn(1902),
        centres: Object.fromEntries(POWERS.slice(1).map((power) => [power, 5])),
      },
    ],
    ending: null,
  } as unknown as DiplomacyView
  const years = scoringSystem('whipping')
  const halves = scoringSystem('draw-size')
  if (!years || !halves) throw new Error('systems are missing')
  expect(scoreNow(view, years)['AUSTRIA' as PowerId]).toBe(2)
  const drawn = { ...view, ending: { how: 'draw', winners: POWERS.slice(1, 3) } } as DiplomacyView
  expect(scoreNow(drawn, halves)['FRANCE' as PowerId]).toBe(50)
  const conceded = { ...view, ending: { how: 'concession', winners: POWERS.slice(1, 2) } } as DiplomacyView
  expect(scoreNow(conceded, halves)['ENGLAND' as PowerId]).toBe(100)
})
