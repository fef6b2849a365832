import { expect, it } from 'vitest'
import { minutesText } from './minutes-text.ts'

it.each([
  [20_000, 'en', '1 minute'],
  [40 * 60_000, 'ru', '40 минут'],
  [80 * 60_000, 'cs', '1 hodina 20 minut'],
  [120 * 60_000, 'en', '2 hours'],
])('%i ms in %s: %s', (ms, locale, text) => expect(minutesText(ms, locale)).toBe(text))
