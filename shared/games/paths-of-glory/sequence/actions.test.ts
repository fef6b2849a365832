import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { does } from '../engine.ts'
import type { CardId } from '../facts/cards.ts'
import { CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { type UnitId, unitNamed } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { State } from '../state/state.ts'

const start = beginning(keyed('landwehr'), 'introductory')
const fill = (unit: string): Answer => ({ kind: 'flip', unit: unit as UnitId })

/** Landwehr with four half points, and these Germans alone reduced, in Essen. */
const asked = (...reduced: readonly string[]): State => ({
  ...start,
  segment: 'actions',
  side: CP,
  pending: { kind: 'flip', side: CP },
  eventWork: { card: 'cp-05' as CardId, armies: [], halves: 4 },
  board: edited(start.board, (open) => {
    open.reduced.fill(0)
    for (const unit of reduced.map(unitNamed)) {
      open.at[unit] = spaceNamed('essen')
      open.reduced[unit] = 1
    }
  }),
})

/** The points that the log tells as lost after these answers. */
function lost(from: State, ...answers: readonly Answer[]): readonly unknown[] {
  let state = from
  for (const answer of answers) ({ state } = does(state, answer))
  expect(state.pending?.kind).not.toBe('flip')
  const told = [...state.records.flatMap(({ entries }) => entries), ...state.log]
  return told.flatMap((entry) => (entry.kind === 'forfeited' ? [entry.points] : []))
}

it('the log tells which points Landwehr leaves unspent, whether or not they could have been spent (cp-05)', () => {
  expect(lost(asked('ge-1'), { kind: 'done' })).toEqual([{ ge: 2 }])
  expect(lost(asked('ge-1'), fill('ge-1'))).toEqual([{ ge: 1 }])
  expect(lost(asked('ge-1', 'ge-2', 'ge-3'), fill('ge-1'), { kind: 'done' })).toEqual([{ ge: 1 }])
  expect(lost(asked('ge-1', 'ge-2'), fill('ge-1'), fill('ge-2'))).toEqual([])
})
