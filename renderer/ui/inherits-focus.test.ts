import { afterEach, beforeEach, expect, it } from 'vitest'
import { inheritsFocus } from './inherits-focus.ts'

let heading: HTMLElement
let button: HTMLButtonElement

beforeEach(() => {
  heading = document.body.appendChild(document.createElement('h1'))
  button = document.body.appendChild(document.createElement('button'))
})
afterEach(() => document.body.replaceChildren())

const come = (node: HTMLElement) => inheritsFocus()(node)

it('takes the focus of a control that was removed, and of one that was disabled', () => {
  button.focus()
  button.remove()
  come(heading)
  expect(document.activeElement).toBe(heading)
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  other.disabled = true
  come(heading)
  expect(document.activeElement).toBe(heading)
})

it('takes nothing while the focus is elsewhere', () => {
  button.focus()
  come(heading)
  expect(document.activeElement).toBe(button)
})

it('takes nothing where the user left a control that is still there', () => {
  button.focus()
  button.blur()
  come(heading)
  expect(document.activeElement).toBe(document.body)
})

it('is no tab stop once the focus has moved on', () => {
  button.focus()
  button.remove()
  come(heading)
  expect(heading.getAttribute('tabindex')).toBe('-1')
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})
