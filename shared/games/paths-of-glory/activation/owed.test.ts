import { expect, it } from 'vitest'
import { does } from '../engine.ts'
import { CP } from '../facts/nations.ts'
import { spaceId } from '../facts/spaces.ts'
import { forAttacks, play } from '../lessons/deeds.ts'
import { exampleStart } from '../lessons/starts.ts'
import type { State } from '../state/state.ts'
import { placesOwing } from './owed.ts'

const owing = (box: 'ge' | 'ah'): State => {
  const start = exampleStart()
  return { ...start, mandates: [{ box, met: false }, start.mandates[1]] }
}
const places = (state: State) => placesOwing(state, CP).map(spaceId)

it('is met from places of its nation next to an enemy that counts (7.1.3 to 7.1.7)', () => {
  expect(places(owing('ge'))).toEqual(expect.arrayContaining(['koblenz', 'metz', 'strasbourg']))
  // Before Aachen there is a fort alone, and before Insterburg no western enemy.
  for (const other of ['aachen', 'insterburg']) expect(places(owing('ge'))).not.toContain(other)
  expect(places(owing('ah'))).toEqual(expect.arrayContaining(['tarnopol', 'przemysl']))
  expect(places(owing('ah'))).not.toContain('metz')
  // What is met is owed no more, and the other side owes nothing in this action.
  const [, ap] = owing('ah').mandates
  expect(places({ ...owing('ah'), mandates: [{ box: 'ah', met: true }, ap] })).toEqual([])
  expect(placesOwing(owing('ah'), 1)).toEqual([])
})

it('is met from the activated places where there are any', () => {
  const chosen = does(owing('ah'), play('cp-12', 'ops')).state
  expect(places(chosen)).toContain('tarnopol')
  const [deed] = forAttacks('tarnopol')
  if (!deed) throw new Error('nothing to do')
  expect(places(does(chosen, deed).state)).toEqual(['tarnopol'])
})
