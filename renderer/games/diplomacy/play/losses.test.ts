import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import {
  lastRecord,
  newGame,
  orders,
  position,
  screen,
  sheetOf,
  turn,
} from '../../../../test/contract/played.ts'
import { lossesOf } from './losses.ts'

const italy = 'ITALY' as PowerId
const france = 'FRANCE' as PowerId
/** Naples has no way out: Rome attacks, Apulia and both seas are taken. */
const attacked = position(newGame(), [
  'ITALY A NAP',
  'ITALY A PIE',
  'FRANCE A ROM',
  'FRANCE F TYS',
  'FRANCE A APU',
])
const trapped = turn(attacked, { FRANCE: 'A ROM - NAP; A APU S A ROM - NAP', ITALY: 'A NAP H' })

const linesFor = (state: DiplomacyState, power: PowerId) =>
  lossesOf({ ...screen(state), sheets: [sheetOf(state, power)] }, power, 'en').map((text) =>
    text.replaceAll('\u{A0}', ' '),
  )

describe('a unit that was dislodged and has nowhere to go', () => {
  it('is reported on its owner’s page, and on no other, where no retreat phase is played', () => {
    expect(lastRecord(trapped).turn.phase).toBe('movement')
    expect(trapped.turn).toMatchObject({ season: 'fall', phase: 'movement' })
    expect(linesFor(trapped, italy)).toEqual(['A Naples has nowhere to retreat to, so it is disbanded.'])
    expect(linesFor(trapped, france)).toEqual([])
  })

  it('is not reported any more once the next orders are being written', () =>
    expect(linesFor(orders(trapped, 'ITALY', 'A PIE H'), italy)).toEqual([]))
})
