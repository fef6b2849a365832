import { afterEach, beforeEach, expect, it } from 'vitest'
import { arrowStops } from './arrow-stops.ts'

let list: HTMLElement
let leave: () => void
beforeEach(() => {
  list = document.body.appendChild(document.createElement('ul'))
})
afterEach(() => {
  leave()
  document.body.replaceChildren()
})

const rows = (...texts: readonly string[]) => {
  list.innerHTML = texts
    .map((text) => `<li>${[...text].map((id) => `<button id="${id}">${id}</button>`).join('')}</li>`)
    .join('')
}
const attach = (stops: Parameters<typeof arrowStops>[0]) => (leave = arrowStops(stops)(list) as () => void)
const button = (id: string) => document.getElementById(id) as HTMLButtonElement
const stops = () =>
  [...list.querySelectorAll('button')].filter((one) => one.tabIndex === 0).map(({ id }) => id)
const press = (key: string, more: KeyboardEventInit = {}) => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )
  return document.activeElement?.id
}

it('is one stop of the Tab key: the control that was focused last', () => {
  rows('a', 'b', 'c')
  attach({ items: 'button' })
  expect(stops()).toEqual(['a'])
  button('b').focus()
  expect(stops()).toEqual(['b'])
})

it('goes from control to control with arrow keys, and to both ends', () => {
  rows('a', 'b', 'c', 'd')
  attach({ items: 'button' })
  button('c').disabled = true
  button('a').focus()
  expect(press('ArrowUp')).toBe('a')
  expect(press('ArrowDown')).toBe('b')
  expect(press('ArrowDown')).toBe('d')
  expect(press('Home')).toBe('a')
  expect(press('End')).toBe('d')
  expect(press('ArrowUp', { ctrlKey: true })).toBe('d')
})

it('goes along a line with left and right, and between lines with up and down', () => {
  rows('ab', 'cd')
  attach({ items: 'button', lines: 'li' })
  const at = { a: 0, b: 50, c: 0, d: 50 }
  for (const [id, left] of Object.entries(at))
    button(id).getBoundingClientRect = () => ({ left, width: 10 }) as DOMRect
  button('a').focus()
  expect(press('ArrowRight')).toBe('b')
  expect(press('ArrowRight')).toBe('b')
  expect(press('ArrowDown')).toBe('d')
  expect(press('ArrowLeft')).toBe('c')
})

it('begins at the named control, and stays one stop when rows come and go', async () => {
  rows('a', 'b', 'c')
  attach({ items: 'button', first: '#b' })
  expect(stops()).toEqual(['b'])
  button('c').focus()
  button('c').parentElement?.remove()
  list.insertAdjacentHTML('afterbegin', '<li><button id="z">z</button></li>')
  await Promise.resolve()
  expect(stops()).toEqual(['b'])
})
