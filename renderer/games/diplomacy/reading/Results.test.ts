import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf } from '../../../../shared/games/diplomacy/game/state.ts'
import { newGame } from '../../../../test/contract/played.ts'
import Results from './Results.svelte'

const france = 'FRANCE' as PowerId

it.each([
  ['every build that is waived', 'waive\nwaive\nwaive', ['waive', 'waive', 'waive']],
  ['builds that nobody wrote', 'A PAR B', ['A PAR B', 'Builds not used: 2']],
  [
    'a build beside the one that is refused in the same place',
    'A PAR B\nF PAR B\nwaive\nA MAR B',
    ['A PAR B', 'F PAR B', 'waive', 'A MAR B'],
  ],
])('shows %s', (_, text, orders) => {
  const winter = {
    ...newGame(),
    turn: { year: 1901, season: 'winter', phase: 'adjustments' } as const,
    units: [],
  }
  const written = diplomacy.apply(winter, seatOf(france), { kind: 'write', text, language: 'en' })
  if (!written.ok) throw new Error(written.error.code)
  const record = diplomacy.close(written.value.state, []).state.records[0]!
  render(Results, { record, powers: [france], language: 'en' })
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('.order')?.textContent.trim())
  expect(rows.map((row) => row?.toLowerCase())).toEqual(orders.map((order) => order.toLowerCase()))
})
