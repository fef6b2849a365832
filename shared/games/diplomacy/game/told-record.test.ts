import { describe, expect, it } from 'vitest'
import { diplomacy } from '../game.ts'
import { newGame, orders, screen } from '../../../../test/contract/played.ts'
import type { PhaseRecord } from '../view.ts'
import type { DiplomacyState } from './state.ts'

const typed = (options: DiplomacyState['options']['typed']): DiplomacyState => {
  const fresh = newGame()
  const state = { ...fresh, options: { ...fresh.options, typed: options } }
  return diplomacy.close(orders(state, 'FRANCE', 'par-bur'), []).state
}
const writtenIn = (state: DiplomacyState) =>
  screen(state).recent.flatMap(({ results, strays }) =>
    [...results, ...strays].flatMap((one) => one.written ?? []),
  )

describe('a line as it was typed', () => {
  it('is shown to its writer only, where the order was understood', () => {
    expect(writtenIn(typed('own')).join()).not.toContain('par-bur')
    const record = diplomacy.record?.(typed('own'), 0, { kind: 'screen' }) as PhaseRecord | undefined
    expect(record?.results.some(({ written }) => written === 'par-bur')).toBe(false)
  })

  it('is shown to all where the table agreed to it', () =>
    expect(writtenIn(typed('read-out')).join()).toContain('par-bur'))
})

it('a record is the same for all eyes, so that nothing is sent twice', () => {
  const state = typed('own')
  expect(screen(state).last).toBe(screen(state).recent.at(-1))
})
