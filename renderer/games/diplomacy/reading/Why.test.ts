import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { lastRecord, newGame, position, turn } from '../../../../test/contract/played.ts'
import Why from './Why.svelte'

it('says of each order what would have saved it, and of no other', async () => {
  const board = position(newGame(), ['FRANCE A PAR', 'FRANCE A GAS', 'GERMANY A BUR'])
  const record = lastRecord(turn(board, { FRANCE: 'A PAR - BUR; A GAS H', GERMANY: 'A BUR H' }))
  const resultOf = (at: string) => record.results.find(({ unit }) => (unit.at as string) === at)!
  const { rerender } = render(Why, {
    result: resultOf('PAR'),
    record,
    language: 'en',
    edition: '2000',
    onclose: () => undefined,
  })
  expect(await screen.findByText('A GAS S A PAR - BUR')).toBeTruthy()
  await rerender({ result: resultOf('GAS') })
  await expect.poll(() => screen.queryByText('A GAS S A PAR - BUR')).toBeNull()
})
