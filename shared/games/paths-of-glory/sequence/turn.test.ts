import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { CP } from '../facts/nations.ts'
import { beginning } from '../state/beginning.ts'
import { Work } from '../state/work.ts'
import { replacementsDone } from './turn.ts'

it('the log tells of each card that lay face up that it leaves at the end of the turn (9.5.4.5)', () => {
  const start = beginning(keyed('1'), 'introductory', 'program', 'seated', '2018')
  const [putnik, francois] = ['ap-05', 'cp-05'] as CardId[]
  const work = new Work({ ...start, side: CP, faceUp: [[francois!], [putnik!]] })
  replacementsDone(work)
  expect(work.state.faceUp).toEqual([[], []])
  const told = [...work.state.records.flatMap(({ entries }) => entries), ...work.state.log]
  expect(told.filter(({ kind }) => kind === 'discarded')).toEqual([
    { kind: 'discarded', side: 'ap', card: putnik, faceUp: true },
    { kind: 'discarded', side: 'cp', card: francois, faceUp: true },
  ])
})
