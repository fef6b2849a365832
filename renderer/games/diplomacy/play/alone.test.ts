import { describe, expect, it } from 'vitest'
import type { SeatView } from '../../../../shared/table/view.ts'
import { isAlone } from './alone.ts'

const computer = { kind: 'computer', level: 'easy' }
const own = { kind: 'player', player: 'p' }
const seats = (...holders: readonly object[]) =>
  holders.map((holder) => ({ holder })) as unknown as SeatView[]

describe('one person among computers', () => {
  it.each([
    ['a player among computers', seats(own, computer, computer), true],
    ['somebody at the laptop', seats({ kind: 'here', name: 'Anna' }, { kind: 'absent' }), true],
    ['two players', seats(own, own, computer), false],
    // Elsewhere a hint would help all who sit at a table where nobody may know who plays whom.
    ['a player among veiled people', seats(own, { kind: 'veiled' }, { kind: 'veiled' }), false],
    ['computers alone', seats(computer, { kind: 'open' }), false],
  ])('%s', (_, all, alone) => {
    expect(isAlone(all)).toBe(alone)
  })
})
