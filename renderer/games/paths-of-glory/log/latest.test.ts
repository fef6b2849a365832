import { beforeAll, expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { latestOf } from './latest.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const played = (card: string, as: 'ops' | 'event'): LogEntry => ({
  kind: 'played',
  side: 'ap',
  card: card as CardId,
  as,
})
const on = (space: string): LogEntry => ({ kind: 'attacked', side: 'ap', space: space as SpaceId, units: [] })
const won = (by: 'ap' | 'cp' | null, margin: number): LogEntry => ({ kind: 'battle-won', by, margin })
const lost = (unit: string): LogEntry => ({ kind: 'lost', unit: unit as UnitId, to: 'reduced' })
const texts = (...given: Parameters<typeof latestOf>) =>
  latestOf(...given).map(({ text }) => text.replaceAll('\u00a0', ' '))

it('says in one line who won the last battle and how many steps each side lost', () => {
  const log = [on('metz'), won('ap', 1), on('sedan'), lost('ge-4'), lost('fr-3'), lost('fr-4'), won('cp', 2)]
  expect(texts(log, 'fights')).toEqual([
    'Sedan: Central Powers win the battle by 2. Steps lost: Allied Powers 2, Central Powers 1',
  ])
  expect(latestOf(log, 'fights')[0]?.entries).toEqual([on('sedan')])
})

it('says that a fort has fallen, and that nobody lost a step', () => {
  const fell: LogEntry = { kind: 'fort-fell', space: 'liege' as SpaceId }
  expect(texts([on('liege'), fell, won('ap', 3)], 'defends')).toEqual([
    expect.stringMatching(/^Liege: Allied Powers win .*fort.*\. Nobody lost a step$/),
  ])
})

it('says nothing first of a battle without an outcome yet, nor of the end of a turn', () => {
  expect(texts([on('metz'), won('ap', 1), on('sedan')], 'fights')).toEqual([])
  expect(texts([on('metz'), won('ap', 1)], 'end')).toEqual([])
})

it('begins the news of a round with the card played last, its effect too, and the newest battle', () => {
  const log = [
    played('ap-01', 'ops'),
    played('ap-09', 'event'),
    on('metz'),
    won('ap', 1),
    on('sedan'),
    won(null, 0),
  ]
  const [card, newest, older, ...others] = texts(log, null)
  expect(card).toMatch(/^Allied Powers: “Moltke” as event\. Until Falkenhayn, the Central Powers pay/)
  expect(newest).toMatch(/^Sedan: /)
  expect(older).toMatch(/^Metz: /)
  expect(others).toEqual([])
})
