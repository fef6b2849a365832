import { expect, it } from 'vitest'
import type { CardId } from '../facts/cards.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { asterisksIn } from './asterisks.ts'

// Wireless Intercepts lets a German flank attack on Russians alone succeed.
const INTERCEPTS = 'cp-02' as CardId
const lodz = spaceNamed('lodz')
const [ge8, ge1, ru2] = ['ge-8', 'ge-1', 'ru-2'].map(unitNamed) as [number, number, number]

/** Two German armies on two sides of a Russian one in Lodz. */
function around(hand: readonly CardId[]): State {
  const state = beginning({ chance: 'folded', secret: 'asterisks' }, 'introductory')
  const board = edited(state.board, (open) => {
    for (const [unit, at] of open.at.entries()) if (at === lodz) open.at[unit] = -1
    open.at[ge8] = spaceNamed('posen')
    open.at[ge1] = spaceNamed('breslau')
    open.at[ru2] = lodz
  })
  return { ...state, board, segment: 'actions', side: 0, hands: [hand, []] }
}

it('counts a card that scores in an attack, and none that cannot be played in it', () => {
  const there = around([INTERCEPTS])
  expect(asterisksIn(there, lodz, [ge8, ge1])).toBe(1)
  // From one place there is no flank.
  expect(asterisksIn(there, lodz, [ge8])).toBe(0)
  expect(asterisksIn(around([]), lodz, [ge8, ge1])).toBe(0)
  expect(asterisksIn({ ...there, scenario: 'campaign' }, lodz, [ge8, ge1])).toBe(0)
})
