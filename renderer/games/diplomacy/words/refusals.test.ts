import { expect, test } from 'vitest'
import { DIPLOMACY_REFUSALS } from '../../../../shared/games/diplomacy/refusals.ts'
import { m } from '../../../paraglide/messages.js'
import { roomRefusalText } from '../../../words/room-refusal-text.ts'

const data = {
  space: 'PAR',
  text: 'A Xyz',
  seat: 'FRANCE',
  year: 1902,
  turns: 4,
  where: 'phases',
  map: 'colonial',
  phase: 'S1901M',
  expected: 'F1901M',
  unit: 'F',
  count: 3,
}

test.each([...new Set(DIPLOMACY_REFUSALS)])('the refusal %s has words of its own', (code) => {
  const text = roomRefusalText({ code, data })
  expect(text).not.toBe(m.refusal_unknown())
  expect(text).not.toContain('undefined')
})
