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

it('keeps what was chosen last until it is answered, whatever older values come meanwhile', async () => {
  const answers: (() => void)[] = []
  const onchoose = () => new Promise<void>((resolve) => answers.push(resolve))
  const three = [...options, { value: 'silent', text: 'Silent' }]
  const { rerender } = render(Choice, { label: 'Press', options: three, value: 'spoken', onchoose })
  const chosen = () => three.find(({ text }) => screen.getByLabelText<HTMLInputElement>(text).checked)?.value
  await fireEvent.click(screen.getByLabelText('Gunboat'))
  await fireEvent.click(screen.getByLabelText('Silent'))
  await rerender({ value: 'gunboat' })
  expect(chosen()).toBe('silent')
  answers[0]!()
  await rerender({ value: 'spoken' })
  expect(chosen()).toBe('silent')
  await rerender({ value: 'silent' })
  answers[1]!()
  await new Promise((resolve) => setTimeout(resolve))
  expect(chosen()).toBe('silent')
  await rerender({ value: 'spoken' })
  expect(chosen()).toBe('spoken')
})
