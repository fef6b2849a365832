import { describe, expect, test } from 'vitest'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import { carriedFrom, isInHand, waysTo } from './carried.ts'

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

describe('a hand that carries what advances', () => {
  const [one = '', other = ''] = standing('koblenz')
  const advance = (units: readonly string[], ...path: readonly string[]) => ({ kind: 'advance', units, path })
  const asked = (...answers: readonly object[]) =>
    ({ ...decision, kind: 'advance', answers: [...answers, { kind: 'done' }] }) as unknown as DecisionView
  const singly = asked(
    advance([one], 'sedan'),
    advance([one], 'sedan', 'cambrai'),
    advance([one], 'liege', 'cambrai'),
    advance([other], 'sedan'),
  )
  const together = asked(advance([one, other], 'liege'))
  const from = 'koblenz'

  test('takes up the counter under it, and no stack of units that go one by one', () => {
    expect(carriedFrom(view, singly, { place: from, counter: one })?.units).toEqual([one])
    expect(carriedFrom(view, singly, { place: from, counter: null })).toBeNull()
  })

  test('takes up units that only go together, by any of them', () => {
    for (const counter of [null, one, other])
      expect(carriedFrom(view, together, { place: from, counter })?.units).toEqual([one, other])
  })

  test('takes up nobody elsewhere', () => {
    expect(carriedFrom(view, singly, { place: 'aachen', counter: null })).toBeNull()
  })

  test('has every way of these units to the place, and of no others', () => {
    expect(waysTo(singly, [one], 'sedan')).toEqual([advance([one], 'sedan')])
    expect(waysTo(singly, [one], 'cambrai')).toHaveLength(2)
    expect(waysTo(singly, [other], 'cambrai')).toEqual([])
    expect(waysTo(together, [one], 'liege')).toEqual([])
  })
})
