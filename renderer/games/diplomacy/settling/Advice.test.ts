// Suggestions for placing: nothing is placed until the suggestion is touched, and an old one is not offered after a placement.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf } from '../../../../shared/games/diplomacy/game/state.ts'
import Advice from './Advice.svelte'

const UNIT = { type: 'A', at: 'MUN' }
vi.mock('../hints/suggestion.ts', () => ({
  suggestion: () => Promise.resolve({ settled: { kind: 'place', unit: UNIT } }),
}))

afterEach(cleanup)

function advised() {
  const options = diplomacy.optionsSchema.parse({ variant: 'standard-escalation', hints: 'offered' })
  const state = diplomacy.setup({ seed: keyed('advice'), options })
  const power = diplomacy.view(state, { kind: 'screen' }).placing!.next
  const view = diplomacy.view(state, { kind: 'seats', seats: [seatOf(power)] })
  const onintent = vi.fn(() => Promise.resolve(null))
  const page = render(Advice, { view, power, language: 'en', onintent })
  return { view, power, onintent, page }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim())

test('a suggestion is placed by a touch, and not before', async () => {
  const { onintent } = advised()
  const [ask] = screen.getAllByRole('button')
  await fireEvent.click(ask!)
  const taken = await screen.findByRole('button', { name: /Munich|MUN/ })
  expect(onintent).not.toHaveBeenCalled()
  await fireEvent.click(taken)
  expect(onintent).toHaveBeenCalledExactlyOnceWith({ kind: 'place', unit: UNIT })
  expect(buttons()).toHaveLength(1)
})

test('a suggestion goes away at a wish, and once something else was placed', async () => {
  const { view, page } = advised()
  const ask = async () => {
    await fireEvent.click(screen.getAllByRole('button')[0]!)
    await screen.findByRole('button', { name: /Munich|MUN/ })
  }
  await ask()
  await fireEvent.click(screen.getAllByRole('button')[2]!)
  expect(buttons()).toHaveLength(1)
  await ask()
  const placed = { type: 'F', at: 'LON', power: 'ENGLAND' } as unknown as (typeof view.units)[number]
  await page.rerender({ view: { ...view, units: [...view.units, placed] } })
  expect(buttons()).toHaveLength(1)
})
