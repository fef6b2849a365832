import { expect, it } from 'vitest'
import { dateLocale } from './date-locale.ts'

it('writes dates as the browser does that speaks the language of the page', () => {
  expect(dateLocale(['ru', 'en-US', 'en-GB'])).toBe('en-US')
  expect(dateLocale(['en-GB', 'en-US'])).toBe('en-GB')
  expect(dateLocale(['ru'])).toBe('en-GB')
})
