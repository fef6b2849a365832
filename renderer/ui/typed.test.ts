import { expect, test } from 'vitest'
import { minutesOf, secondsIn, wholeNumber } from './typed.ts'

test.each([
  ['18', 18],
  ['17.6', 18],
  ['0', null],
  ['35', null],
  ['', null],
  ['many', null],
])('of %j the count of centres is %j', (text, count) => expect(wholeNumber(text, 1, 34)).toBe(count))

test.each([
  ['15', 900],
  ['1,5', 90],
  ['0.1', 6],
  ['0.01', undefined],
  ['0', undefined],
  ['1440', 86_400],
  ['1441', undefined],
  ['-3', undefined],
  ['a while', undefined],
])('%j minutes are %j seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds))

test.each([
  [900, '15'],
  [90, '1.5'],
  [100, '1.67'],
])('%i seconds are %s minutes', (seconds, minutes) => expect(minutesOf(seconds)).toBe(minutes))
