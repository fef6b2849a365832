import { expect, it } from 'vitest'
import { entered } from './fields.svelte.ts'

function field(text: string): HTMLInputElement {
  const input = document.createElement('input')
  input.value = text
  return input
}

it('shows the accepted value in a field once it was answered', async () => {
  const input = field('')
  let name = 'Friday'
  await entered(
    () => undefined,
    () => name,
  )({ currentTarget: input })
  expect(input.value).toBe('Friday')
  input.value = ' Saturday '
  await entered(
    async (text) => (name = text.trim()),
    () => name,
  )({ currentTarget: input })
  expect(input.value).toBe('Saturday')
})

it('changes nothing when the user typed on meanwhile', async () => {
  const input = field('19')
  const heard = entered(
    () => Promise.resolve(),
    () => '18',
  )({ currentTarget: input })
  input.value = '190'
  await heard
  expect(input.value).toBe('190')
})
