import { expect, it } from 'vitest'
import { lastRecord, newGame, position, turn } from '../../test/contract/played.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { Waste } from './waste.ts'

it('counts moves that failed, without support, and again', () => {
  const waste = new Waste()
  let state = position(newGame({}), ['FRANCE A BUR', 'FRANCE A PIC', 'GERMANY A MUN', 'GERMANY A BEL'])
  for (const orders of ['A BUR - MUN; A PIC - BEL', 'A BUR - MUN; A PIC H', 'A BUR - MUN; A PIC - BRE']) {
    state = turn(state, { FRANCE: orders })
    waste.take(lastRecord(state))
    while (state.turn.phase !== 'movement') state = turn(state)
  }
  const figures = waste.figures().get('FRANCE' as PowerId)
  expect(figures).toEqual({ moves: 5, failed: 4, unsupported: 4, repeated: 2 })
})
