import { expect, test } from 'vitest'
import { HOST_REFUSALS } from '../../shared/protocol/host-refusals.ts'
import { TABLE_REFUSALS } from '../../shared/table/refusals.ts'
import { m } from '../paraglide/messages.js'
import { refusalText } from './refusal-text.ts'
import { roomRefusalText } from './room-refusal-text.ts'

const data = {
  seat: 'left',
  schema: 1,
  game: 'chess',
  seconds: 5,
  name: 'Tom',
  other: 'Anna',
  most: 60,
  length: 5000,
  tables: 'Friday',
}

test.each([...TABLE_REFUSALS, ...HOST_REFUSALS])('the refusal %s has a message of its own', (code) => {
  const text = roomRefusalText({ code, data })
  expect(text).not.toBe(m.refusal_unknown())
  expect(text).not.toContain('undefined')
})

test('an unknown code is never shown', () => {
  expect(refusalText({ code: 'nobody/knows' })).toBe(m.refusal_unknown())
})
