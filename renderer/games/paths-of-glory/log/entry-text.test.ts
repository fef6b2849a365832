import { beforeAll, expect, it } from 'vitest'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { loadTexts } from '../words/text.ts'
import { entryText } from './entry-text.ts'

beforeAll(() => loadTexts('en'))

it.each([
  [0, 'die 4:'],
  [-2, 'die 4 −2:'],
])('tells the die of a siege with what is taken off it: %i', (modifier, told) => {
  const space = 'nancy' as SpaceId
  expect(
    entryText({ kind: 'siege', space, die: 4, modifier, falls: false }).replaceAll('\u{A0}', ' '),
  ).toContain(told)
})

it.each([
  [1, undefined, 'Victory points +1 in favour of the Central Powers: 12 now'],
  [-1, undefined, 'Victory points −1 in favour of the Allied Powers: 12 now'],
  [-1, 'metz' as SpaceId, 'Victory points −1 for Metz, in favour of the Allied Powers: 12 now'],
])('tells who gains by victory points: %i', (change, space, told) => {
  const entry = { kind: 'points', change, why: 'captured', total: 12 } as const
  expect(entryText(space ? { ...entry, space } : entry).replaceAll('\u{A0}', ' ')).toBe(told)
})
