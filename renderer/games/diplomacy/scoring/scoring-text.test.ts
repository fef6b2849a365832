import { expect, test } from 'vitest'
import { SCORING_SYSTEMS } from '../../../../shared/games/diplomacy/scoring/systems.ts'
import { explained, scoringName } from './scoring-text.ts'

test.each(SCORING_SYSTEMS)('$id has a name and says what it counts', (system) => {
  expect(scoringName(system.id)).not.toBe(system.id)
  const text = explained(system)
  expect(text.length).toBeGreaterThan(30)
  expect(text).not.toMatch(/undefined|\{/)
})

test('no two systems have one name', () => {
  const names = SCORING_SYSTEMS.map(({ id }) => scoringName(id))
  expect(new Set(names).size).toBe(names.length)
})
