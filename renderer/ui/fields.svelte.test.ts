import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { typedInto } from './fields.svelte.ts'

/** A field of a page whose value stands as a state. */
function shown(enter: (text: string, stand: (text: string) => void) => unknown) {
  const field = document.createElement('input')
  let standing = $state('5')
  const stand = (text: string) => {
    standing = text
    flushSync()
  }
  const attach = typedInto(
    (text) => enter(text, stand),
    () => standing,
  )
  $effect.root(() => {
    $effect(() => attach(field))
  })
  flushSync()
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input'))
  }
  const press = () => {
    field.dispatchEvent(new Event('change'))
    return new Promise((resolve) => setTimeout(resolve))
  }
  return { field, stand, type, press }
}

it('shows what stands, and each new value', () => {
  const { field, stand } = shown(() => undefined)
  expect(field.value).toBe('5')
  stand('12')
  expect(field.value).toBe('12')
})

it('keeps what is being typed while another value comes, and enters it', async () => {
  const heard: string[] = []
  const { field, stand, type, press } = shown((text, answer) => {
    heard.push(text)
    answer(text)
  })
  type('3')
  stand('12')
  expect(field.value).toBe('3')
  await press()
  expect(heard).toEqual(['3'])
  expect(field.value).toBe('3')
  stand('8')
  expect(field.value).toBe('8')
})

it('keeps what was entered until it is answered, whatever older values come meanwhile', async () => {
  let answer = (): void => undefined
  const { field, stand, type, press } = shown(() => new Promise<void>((resolve) => (answer = resolve)))
  type('3')
  await press()
  stand('12')
  expect(field.value).toBe('3')
  stand('3')
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(field.value).toBe('3')
})

it('shows the accepted value after input that was refused, and after it was taken back', async () => {
  const { field, type, press } = shown(() => undefined)
  type('99')
  await press()
  expect(field.value).toBe('5')
  type('7')
  field.dispatchEvent(new Event('blur'))
  expect(field.value).toBe('5')
})

it('changes nothing when the user typed on meanwhile', async () => {
  let answer = (): void => undefined
  const { field, type, press } = shown(() => new Promise<void>((resolve) => (answer = resolve)))
  type('19')
  await press()
  type('190')
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(field.value).toBe('190')
})
