import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf } from '../../../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../../../shared/games/diplomacy/options/ways.ts'
import { newGame, orders as ordered, position, turn } from '../../../../test/contract/played.ts'
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

it('shows the units of a power without orders in one row, and a dislodged one in a row of its own', () => {
  const spring = ordered(
    position(newGame(), ['GERMANY A MUN', 'GERMANY F KIE', 'GERMANY A BER', 'FRANCE A BUR', 'FRANCE A RUH']),
    'FRANCE',
    'A BUR - MUN; A RUH S A BUR - MUN',
  )
  const record = diplomacy.close(spring, []).state.records[0]!
  const germany = 'GERMANY' as PowerId
  const { container } = render(Results, {
    record,
    powers: [germany],
    language: 'en',
    lit: new Set(['GERMANY BER none']),
  })
  const rows = [...container.querySelectorAll('li')].map((row) =>
    row.textContent.replaceAll(/\s+/g, ' ').trim(),
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^No order, so they hold: F KIE, A BER$/)
  expect(rows[1]).toMatch(/^A MUN .*dislodged/)
  expect(container.querySelector('li.lit')?.textContent).toContain('No order')
})

it('keeps a row for each unit of a power that ordered another one', () => {
  const spring = ordered(newGame(), 'FRANCE', 'A PAR - PIC')
  const record = diplomacy.close(spring, []).state.records[0]!
  const { container } = render(Results, { record, powers: [france], language: 'en' })
  expect(container.querySelectorAll('li')).toHaveLength(3)
})

it('tells after the orders what happened before the next phase, once all is known', () => {
  const fall = turn(turn(newGame(wayNamed('great-war-6', 'standard').options)))
  const record = fall.records.find(({ coin }) => coin)!
  const { container } = render(Results, { record, powers: [france], language: 'en' })
  expect(container.textContent).toContain('The coin has fallen. Italy joins')
  const early = render(Results, { record, powers: [france], language: 'en', resolved: new Set<string>() })
  expect(early.container.textContent).not.toContain('coin')
})
