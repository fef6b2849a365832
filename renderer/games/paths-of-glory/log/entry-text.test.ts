import { beforeAll, expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry, PointsCause } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { entryText } from './entry-text.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

it.each([
  [0, 'die 4:'],
  [-2, 'die 4 −2:'],
])('tells the die of a siege with what is taken off it: %i', (modifier, told) => {
  const space = 'nancy' as SpaceId
  expect(
    entryText({ kind: 'siege', space, die: 4, modifier, falls: false }).replaceAll('\u{A0}', ' '),
  ).toContain(told)
})

it.each<[PointsCause, number, string]>([
  [
    { why: 'captured', space: 'metz' as SpaceId },
    -1,
    'Metz taken: 1 victory point for the Allied Powers, VP 13 → 12',
  ],
  [
    { why: 'star-event', card: 'cp-01' as CardId },
    1,
    '“Guns of August” is removed from the game: 1 victory point for the Central Powers, VP 11 → 12',
  ],
  [
    { why: 'event', card: 'ap-13' as CardId },
    -1,
    '“Rape of Belgium” as an event: 1 victory point for the Allied Powers, VP 13 → 12',
  ],
  [
    { why: 'mandate-missed' },
    2,
    'Mandated Offensive not made: victory points for the Central Powers: 2, VP 10 → 12',
  ],
])('tells why victory points change, and who gains by it: %o', (cause, change, told) => {
  const entry: LogEntry = { kind: 'points', change, total: 12, ...cause }
  expect(entryText(entry).replaceAll('\u{A0}', ' ')).toBe(told)
})

const UNIT = 'fr-5' as UnitId
const CARD = 'ap-06' as CardId
const plain = (entry: LogEntry) => entryText(entry).replaceAll('\u{A0}', ' ')

it.each<[LogEntry, string, string]>([
  [{ kind: 'restored', unit: UNIT }, 'French 5th Army regains a step', 'Withdrawal: '],
  [
    { kind: 'retreated', unit: UNIT, path: ['paris' as SpaceId] },
    'French 5th Army retreats: Paris',
    'Withdrawal: ',
  ],
  [
    { kind: 'died-retreating', unit: UNIT },
    'French 5th Army cannot retreat and is eliminated',
    'Withdrawal: ',
  ],
])('names the card that brought it about, if the table says it: %o', (entry, told, by) => {
  expect(plain(entry)).toBe(told)
  expect(plain({ ...entry, card: CARD } as LogEntry)).toBe(`${by}${told}`)
})

it('names the cards that are added to a die', () => {
  const fired = { kind: 'fired', side: 'ap', strength: 5, table: 'army', column: '5', shift: 0 } as const
  const shot: LogEntry = { ...fired, die: 4, modifier: 1, loss: 3 }
  expect(plain(shot)).toContain('die 4 +1:')
  expect(plain({ ...shot, cards: ['ap-05' as CardId] })).toContain('die 4 +1 (Putnik):')
})

it('writes points below zero with the sign of minus', () => {
  const ended = entryText({ kind: 'ended', how: 'automatic', total: -1 })
  expect(ended.replaceAll('\u{A0}', ' ')).toBe('The game ends at −1 victory points')
})

it('tells which replacement points were lost, in halves', () => {
  expect(entryText({ kind: 'forfeited', side: 'cp', points: { ah: 2, ge: 0.5 } })).toBe(
    'Central Powers lose unused replacement points: Austria-Hungary 2, Germany ½',
  )
})
