import { afterEach, describe, expect, it } from 'vitest'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { screen } from '../../../../test/contract/played.ts'
import { EXHIBITS } from '../gallery/exhibits.ts'
import { tab } from '../../../device/memory.ts'
import { keepHeard } from './heard.ts'
import { countsAt, momentOf, readMoment, momentShown } from './moment.svelte.ts'

/** Autumn 1901 and its winter: Germany has taken Denmark by the end of it. */
const { state } = EXHIBITS['build']!()
const board = screen(state)
const fall = state.records.find(({ turn }) => turn.season === 'fall') as PhaseRecord
const table = {
  id: 'a table',
  closings: 2,
  skipped: [],
  stage: { name: 'reading' },
  gameView: { ...board, recent: [fall] },
} as unknown as Parameters<typeof momentShown>[0]

const total = (moment: ReturnType<typeof momentShown>) =>
  moment && board.powers.map(({ power }) => countsAt(moment, power).centres).reduce((a, b) => a + b, 0)
const before = total(momentOf(fall, false))
const after = total(momentOf(fall, true))

afterEach(() => {
  readMoment.now = null
  tab.keep('entente.heard', 'null')
})

describe('the list beside a reading', () => {
  it('has something that it must not reveal', () => {
    expect(after).toBeGreaterThan(before!)
    expect(after).toBe(board.powers.map(({ centres }) => centres).reduce((a, b) => a + b, 0))
  })

  it('shows the board before the orders, until the reading has begun', () => {
    expect(total(momentShown(table))).toBe(before)
  })

  it('shows the moment that is read', () => {
    readMoment.now = momentOf(fall, false)
    expect(total(momentShown(table))).toBe(before)
    readMoment.now = momentOf(fall, true)
    expect(total(momentShown(table))).toBe(after)
  })

  it('shows the present once the reading was played, and at any other stage', () => {
    const writing = { ...table, stage: { name: 'writing' } } as typeof table
    expect(momentShown(writing)).toBeNull()
    keepHeard(table, [fall])
    expect(momentShown(table)).toBeNull()
  })
})
