import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../words/text.ts'
import HandDrawer from './HandDrawer.svelte'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const children = createRawSnippet(() => ({
  render: () => '<div class="hand"><button>Guns</button><button class="primary">Pleve</button></div>',
}))
const drawer = () => render(HandDrawer, { cards: 2, side: 'ap', children })
const hold = (more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'h', code: 'KeyH', ...more })
const letGo = () => fireEvent.keyUp(window, { key: 'h', code: 'KeyH' })
const handle = () => screen.getByRole('button', { name: 'Hold to see the cards' })
const focused = () => document.activeElement?.textContent?.trim()

let map: HTMLButtonElement
beforeEach(() => {
  map = document.body.appendChild(document.createElement('button'))
  map.textContent = 'Map'
})
afterEach(() => map.remove())

it('takes the focus to the cards while H is held, and gives it back', async () => {
  drawer()
  map.focus()
  await hold()
  expect(focused()).toBe('Pleve')
  await letGo()
  expect(focused()).toBe('Map')
  map.blur()
  await hold()
  await letGo()
  expect(document.activeElement).toBe(handle())
})

it('lies face down once a card was played, or another side is asked, though H is still held', async () => {
  const { rerender } = drawer()
  map.focus()
  for (const change of [{ cards: 1 }, { side: 'cp' }]) {
    await hold()
    expect(focused()).toBe('Pleve')
    await rerender(change)
    expect(focused()).toBe('Map')
    await hold({ repeat: true })
    expect(screen.queryByText('Pleve')).toBeNull()
    await letGo()
  }
})

it('is opened by Enter at its handle, and closed by Escape', async () => {
  drawer()
  handle().focus()
  await fireEvent.click(handle(), { detail: 0 })
  expect(focused()).toBe('Pleve')
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(document.activeElement).toBe(handle())
  expect(screen.queryByText('Pleve')).toBeNull()
})
