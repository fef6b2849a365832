import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import Choice from './Choice.svelte'

const options = [
  { value: 'spoken', text: 'Talk' },
  { value: 'gunboat', text: 'Gunboat' },
]

it('shows the accepted value, not the refused one', async () => {
  render(Choice, { label: 'Press', options, value: 'spoken', onchoose: () => Promise.resolve('refused') })
  const chosen = screen.getByLabelText<HTMLInputElement>('Gunboat')
  await fireEvent.click(chosen)
  await Promise.resolve()
  expect(chosen.checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Talk').checked).toBe(true)
})

it('shows the new value once it is accepted', async () => {
  const said: { stands?: (value: string) => Promise<void> } = {}
  const { rerender } = render(Choice, {
    label: 'Press',
    options,
    value: 'spoken',
    onchoose: (value: string) => said.stands?.(value),
  })
  said.stands = (value) => rerender({ value })
  const chosen = screen.getByLabelText<HTMLInputElement>('Gunboat')
  await fireEvent.click(chosen)
  await Promise.resolve()
  expect(chosen.checked).toBe(true)
})
