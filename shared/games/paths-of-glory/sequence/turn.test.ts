import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { CP } from '../facts/nations.ts'
import { POOLS } from '../facts/units.ts'
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

it('the log tells which replacement points a side loses unspent, and nothing where none are left (17.1.2)', () => {
  const start = beginning(keyed('1'), 'introductory', 'program', 'seated', '2018')
  const halves = POOLS.map((pool) => ({ ah: 4, ge: 1, fr: 2 })[pool as string] ?? 0)
  const lost = (left: readonly number[]) => {
    const work = new Work({ ...start, side: CP, segment: 'replacements', halves: left })
    replacementsDone(work)
    const told = [...work.state.records.flatMap(({ entries }) => entries), ...work.state.log]
    return told.filter(({ kind }) => kind === 'forfeited')
  }
  expect(lost(halves)).toEqual([{ kind: 'forfeited', side: 'cp', points: { ah: 2, ge: 0.5 } }])
  expect(lost(halves.map(() => 0))).toEqual([])
})
