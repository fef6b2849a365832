import { describe, expect, test } from 'vitest'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import { carriedFrom, isInHand } from './carried.ts'

const { view, decision } = seenAt(stateAt('moves'))
const standing = (place: string) => view.units.filter(({ at }) => at === place).map(({ unit }) => unit)

describe('a hand', () => {
  test('takes up the counter under it, and no other', () => {
    for (const counter of standing('koblenz'))
      expect(carriedFrom(view, decision, { place: 'koblenz', counter })?.units).toEqual([counter])
  })

  test('takes up the whole stack from beside the counters', () => {
    const carried = carriedFrom(view, decision, { place: 'koblenz', counter: null })
    expect(carried?.units.toSorted()).toEqual(standing('koblenz').toSorted())
    expect(standing('koblenz').length).toBeGreaterThan(1)
  })

  test.each(['metz', 'sedan', 'bern'])('takes up nothing in %s, where nothing may move now', (place) => {
    for (const counter of [null, ...standing(place)])
      expect(carriedFrom(view, decision, { place, counter })).toBeNull()
  })

  test('carries what is in hand already from where it is', () => {
    const [unit] = standing('koblenz')
    const now = seenAt(after(stateAt('moves'), { kind: 'take', units: [unit] }))
    expect(isInHand(now.decision)).toBe(true)
    expect(carriedFrom(now.view, now.decision, { place: 'koblenz', counter: null })).toEqual({
      from: 'koblenz',
      units: [unit],
      taking: null,
    })
    expect(carriedFrom(now.view, now.decision, { place: 'aachen', counter: null })).toBeNull()
  })

  test('takes up nothing for whoever is not asked', () => {
    expect(
      carriedFrom(pathsOfGlory.view(stateAt('moves'), { kind: 'screen' }), null, {
        place: 'koblenz',
        counter: null,
      }),
    ).toBeNull()
  })
})
