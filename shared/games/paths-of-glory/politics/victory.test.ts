import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { AP, CP } from '../facts/nations.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { beginning } from '../state/beginning.ts'
import type { Bid } from '../state/bid.ts'
import { viewOf } from '../viewing.ts'
import { standingAt } from './victory.ts'

it.each([
  ['introductory', 10, AP, [4, 0]],
  ['introductory', 12, null, [2, 2]],
  ['introductory', 15, CP, [0, 5]],
  ['historical', 11, AP, [2, 0]],
] as const)(
  'a total of the %s scenario, %i, says who wins and what is lacking',
  (id, points, winner, lacks) => {
    expect(standingAt(SCENARIOS[id], points)).toEqual({ winner, lacks })
  },
)

it('counts a bid that was taken, as the end does (5.6.1.1)', () => {
  const state = beginning(keyed('standing'), 'introductory')
  const seen = (now: typeof state) => viewOf(now, { kind: 'screen' }).standing
  expect(seen({ ...state, points: 12 })).toEqual({ winner: null, lacks: { cp: 2, ap: 2 } })
  const bid: Bid = { wanted: CP, points: 2, by: CP, accepted: true }
  expect(seen({ ...state, points: 12, bid })).toEqual({ winner: 'ap', lacks: { cp: 4, ap: 0 } })
})
