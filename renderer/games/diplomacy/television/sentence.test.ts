import { afterEach, describe, expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import { compiledFor } from '../../../../shared/games/diplomacy/variants/compiled.ts'
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { baseLocale, overwriteGetLocale } from '../../../paraglide/runtime.js'
import { LONGEST, placeName, sentenceOf } from './sentence.ts'
import type { FightContent, SceneContent } from './content.ts'
import { powerText } from '../words/power-text.ts'

const { powers, board } = compiledFor({ variant: 'standard' })
const all = board.facts.spaces.map(({ id }) => id)

afterEach(() => overwriteGetLocale(() => baseLocale))

/** The longest names of a language: whatever fits with them fits with all. */
function longest(language: Language) {
  const byLength = <T>(ids: readonly T[], name: (id: T) => string) =>
    ids.toSorted((a, b) => name(b).length - name(a).length)
  return {
    places: byLength<ProvinceId>(all, (id) => placeName(id, language)),
    powers: byLength<PowerId>(powers, powerText),
  }
}

/** Every kind of thing that is told, of the places and powers that are hardest to fit. */
function hardest({ places, powers: [a, b, c] }: ReturnType<typeof longest>): readonly SceneContent[] {
  const [place, other] = places as [ProvinceId, ProvinceId]
  const [power, loser, helper] = [a, b, c] as [PowerId, PowerId, PowerId]
  const units = places.map((at, i): UnitRef => ({ type: i % 2 ? 'A' : 'F', at: at as string as LocationId }))
  const numbers = { attack: 3, against: 2 }
  const fights: readonly FightContent[] = [
    { how: 'falls', place, power, loser, lost: false, ...numbers },
    { how: 'falls', place, power, loser, lost: true, ...numbers },
    { how: 'taken', place, power, others: [loser, helper], ...numbers },
    { how: 'taken', place, power, others: [power], ...numbers },
    { how: 'stand-off', place, powers: [power, loser, helper] },
    { how: 'head-on', place, other, powers: [power, loser] },
    { how: 'held', place, powers: [power, loser], defender: helper, stuck: false, ...numbers },
    { how: 'held', place, powers: [power, loser], defender: helper, stuck: false, attack: 1, against: 1 },
    { how: 'held', place, powers: [power], defender: helper, stuck: true, attack: 1, against: 1 },
    { how: 'cut', place, power, defender: loser },
    { how: 'own-unit', place, power },
    { how: 'landed', place, power, carriers: [power] },
    { how: 'landed', place, power, carriers: [power, loser, helper] },
    { how: 'not-landed', place, power, broken: true },
    { how: 'not-landed', place, power, broken: false },
    { how: 'helped', place, power, helper },
    { how: 'stood-by', place, power, helper },
    { how: 'offered', place, power, helper },
  ]
  const counts = powers.map((one, i) => ({ power: one, count: i % 2 ? -2 : 3 }))
  return [
    ...fights.flatMap((fight): SceneContent[] => [
      { kind: 'fight', cut: null, ...fight },
      { kind: 'fight', cut: other, ...fight },
    ]),
    { kind: 'bell' },
    { kind: 'idle', powers: powers.slice(0, 4) },
    { kind: 'quiet', powers },
    ...[1, 2, 4, 12].map((count): SceneContent => ({ kind: 'sweep', power, moves: places.slice(0, count) })),
    { kind: 'void', counts: counts.slice(0, 4).map((one) => ({ ...one, count: 2 })) },
    ...[1, 2, 3, 6].flatMap((count): SceneContent[] => [
      { kind: 'retreats', power, places: places.slice(0, count) },
      { kind: 'builds', power, units: units.slice(0, count) },
      { kind: 'removes', power, units: units.slice(0, count) },
    ]),
    { kind: 'lost', power, count: 2 },
    { kind: 'retreat-clash', powers: [power, loser], place },
    { kind: 'unused', counts: counts.slice(0, 3).map((one) => ({ ...one, count: 2 })) },
    { kind: 'land', counts, land: [] },
    { kind: 'land', counts: [], land: [] },
    { kind: 'land', counts: [], land: places },
    { kind: 'coin', coin: { power, side: [loser, helper], ally: loser, joins: 1902 } },
    { kind: 'collapsed', powers: [power] },
    { kind: 'paired', powers: [power, loser] },
    ...[1, 2].map((count): SceneContent => ({ kind: 'reinforced', power, places: places.slice(0, count) })),
    ...(['destroys', 'takes', 'fails'] as const).flatMap((fate) =>
      ['', 'W'.repeat(40)].map((weapon): SceneContent => ({
        kind: 'strike',
        by: power,
        at: place,
        fate,
        weapon,
      })),
    ),
    ...[true, false].map((confirmed): SceneContent => ({
      kind: 'treaty',
      by: power,
      with: loser,
      confirmed,
    })),
    { kind: 'nothing' },
    { kind: 'year', year: 1905 },
    { kind: 'board' },
  ]
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every sentence fits on a television, whatever names are in it', () => {
    overwriteGetLocale(() => language)
    const sentences = hardest(longest(language)).map((content) => sentenceOf(content, language))
    expect(sentences.filter((text) => text.length > LONGEST)).toEqual([])
    expect(sentences.filter((text) => text === '' || /[{}]/.test(text))).toEqual([])
  })

  it('names are names, and never codes', () => {
    overwriteGetLocale(() => language)
    const sentences = hardest(longest(language)).map((content) => sentenceOf(content, language))
    expect(sentences.filter((text) => /(?<!\p{L})\p{Lu}{3}(?!\p{L})/u.test(text))).toEqual([])
  })
})

it('says whether armies or fleets are built and disbanded', () => {
  const units: readonly UnitRef[] = [
    { type: 'A', at: 'VIE' as LocationId },
    { type: 'F', at: 'STP/SC' as LocationId },
  ]
  const power = powers[0]!
  const [one] = units
  expect(sentenceOf({ kind: 'builds', power, units: [one!] }, 'en')).toBe('Austria builds an army in Vienna.')
  expect(sentenceOf({ kind: 'removes', power, units }, 'en')).toBe(
    'Austria disbands an army in Vienna and a fleet in St Petersburg (south coast).',
  )
  const many = [one!, one!, one!, one!, units[1]!]
  expect(sentenceOf({ kind: 'builds', power, units: many }, 'en')).toBe(
    'Austria builds (armies: 4, fleets: 1).',
  )
})
