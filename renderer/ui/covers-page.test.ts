import { afterEach, beforeEach, expect, it } from 'vitest'
import { coversPage } from './covers-page.ts'

let page: HTMLElement
let head: HTMLElement
let opener: HTMLButtonElement
let over: HTMLElement
let notice: HTMLElement

beforeEach(() => {
  const root = document.body.appendChild(document.createElement('div'))
  page = root.appendChild(document.createElement('div'))
  notice = root.appendChild(document.createElement('p'))
  head = page.appendChild(document.createElement('header'))
  opener = head.appendChild(document.createElement('button'))
  over = page.appendChild(document.createElement('main')).appendChild(document.createElement('div'))
})
afterEach(() => document.body.replaceChildren())

it('makes the page under it inert, but not announcements, and restores both', () => {
  opener.focus()
  const uncover = coversPage(over) as () => void
  expect([head.inert, notice.inert, over.inert]).toEqual([true, false, false])
  expect(document.activeElement).toBe(over)
  uncover()
  expect(head.inert).toBe(false)
  expect(document.activeElement).toBe(opener)
})

it('covers elements that come later, and leaves inert ones as they were', async () => {
  const asleep = page.appendChild(document.createElement('aside'))
  asleep.inert = true
  const uncover = coversPage(over) as () => void
  const vote = page.appendChild(document.createElement('section'))
  await Promise.resolve()
  expect(vote.inert).toBe(true)
  uncover()
  expect([vote.inert, asleep.inert]).toEqual([false, true])
})
