import { beforeEach, expect, it } from 'vitest'
import { commandOf } from './keyboard.ts'

const pressed = (key: string, { target = document.body, ...init }: Record<string, unknown> = {}) => {
  let found: string | null = null
  const hear = (event: Event) => (found = commandOf(event as KeyboardEvent, { inShell: false })?.id ?? null)
  window.addEventListener('keydown', hear)
  ;(target as HTMLElement).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
  window.removeEventListener('keydown', hear)
  return found
}

beforeEach(() => document.body.replaceChildren())

it('gives a command by its keys', () => {
  expect(pressed('k', { ctrlKey: true })).toBe('app.palette')
  expect(pressed('?', { shiftKey: true })).toBe('app.keys')
  expect(pressed('x')).toBe(null)
})

it('leaves letters and undo to a field that is being typed in', () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(pressed('?', { target: field })).toBe(null)
  expect(pressed('z', { target: field, ctrlKey: true })).toBe(null)
  expect(pressed('s', { target: field, ctrlKey: true })).toBe('table.save')
})

it('leaves to the browser its own keys', () => {
  expect(pressed('n', { ctrlKey: true })).toBe(null)
})

it('ignores keys that were handled already, and keys held down', () => {
  const taker = document.body.appendChild(document.createElement('button'))
  taker.addEventListener('keydown', (event) => event.preventDefault())
  expect(pressed('k', { target: taker, ctrlKey: true, cancelable: true })).toBe(null)
  expect(pressed('k', { ctrlKey: true, repeat: true })).toBe(null)
})
