// The words of the game: complete in every language, each with the same values to fill in, and each of them used.
import { beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { COUNTRIES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { EDITION_IDS } from '../../../../shared/games/paths-of-glory/editions/edition.ts'
import { WAYS_TO_SIDES } from '../../../../shared/games/paths-of-glory/state/bid.ts'
import { DICE_KINDS } from '../../../../shared/games/paths-of-glory/state/dice-kind.ts'
import { DECISIONS } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { HALTS } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { USES } from '../../../../shared/games/paths-of-glory/facts/use.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { cardName, kindName, nationName, turnName } from './names.ts'
import { phaseText, stageTitle } from './phase-text.ts'
import { loadTexts, named } from './text.ts'

const files = import.meta.glob<Record<string, string>>('/resources/messages/*/paths-of-glory*.json', {
  eager: true,
  import: 'default',
})
/** All words of the game, with the sentences of its guide. */
const textsOf = (language: string): Record<string, string> => {
  const { $schema: _, ...texts } = Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) =>
      path.startsWith(`/resources/messages/${language}/`) ? [file] : [],
    ),
  ) as Record<string, string>
  return texts
}
const filled = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
const english = textsOf('en')
/** Lines may not break between an adjective and its noun; that is no part of a name. */
const plain = (text: string) => text.replaceAll('\u{A0}', ' ')

describe.each(LANGUAGES)('the words in %s', (language) => {
  beforeAll(() => loadTexts(language))

  test('name what is done now without its side', () => {
    const phase = phaseText('T2-R3-ap')
    const title = stageTitle('T2-R3-ap')
    expect(title).toMatch(/^\p{Lu}.*3/u)
    expect(title.length).toBeLessThan(phase.length)
    expect(phase.toLowerCase()).toContain(title.toLowerCase())
    for (const name of ['opening', 'T1-draw-cp', 'T3-replacements-ap', 'ended'])
      for (const text of [stageTitle(name), phaseText(name)]) expect(text, name).toMatch(/^\p{Lu}[^-]+$/u)
  })

  test('have every English text, with the same values to fill in', () => {
    const texts = textsOf(language)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(filled(text), key).toEqual(filled(english[key]!))
    }
  })

  test('have a name for every country, card, decision and use', () => {
    for (const country of COUNTRIES) expect(nationName(country), country).not.toBe(country)
    for (const { id } of CARDS) expect(cardName(id), id).not.toBe(id)
    for (const kind of DECISIONS) expect(named('decision', kind), kind).not.toBe(kind)
    for (const use of USES) expect(named('use', use), use).not.toBe(use)
  })

  test('say why nothing follows a battle, with the rule', () => {
    const texts = textsOf(language)
    for (const halt of HALTS)
      expect(texts[`halted_${halt.replaceAll('-', '_')}`], halt).toMatch(/ \(\d+\.\d+\.\d+\)$/)
  })

  test('say of every choice of the set-up what it means', () => {
    const texts = textsOf(language)
    const choices = [...EDITION_IDS.map((id) => `edition_${id}`), ...DICE_KINDS.map((id) => `${id}_dice`)]
    for (const id of [...choices, ...WAYS_TO_SIDES, 'patterned'])
      expect(texts[`about_${id}`], id).toBeTruthy()
  })

  test('say of every question what the rules allow and what comes next', () => {
    const texts = textsOf(language)
    for (const kind of DECISIONS)
      for (const family of ['hint', 'next'])
        expect(texts[`${family}_${kind.replaceAll('-', '_')}`], `${family} ${kind}`).toBeTruthy()
  })
})

describe('names', () => {
  beforeAll(() => loadTexts('en'))

  test('of turns follow the track of the board', () => {
    const turns = {
      1: 'August 1914',
      2: 'September 1914',
      3: 'Fall 1914',
      4: 'Winter 1915',
      7: 'Fall 1915',
      20: 'Winter 1919',
    }
    for (const [turn, name] of Object.entries(turns)) expect(plain(turnName(Number(turn)))).toBe(name)
  })

  test('of counters say nation, kind and number', () => {
    expect(plain(kindName('fr-5', 'fr', true))).toBe('French 5th Army')
    expect(plain(kindName('ge-corps', 'ge', false))).toBe('German corps')
    expect(plain(kindName('br-bef-corps', 'br', false))).toBe('British Expeditionary corps')
    expect(plain(kindName('br-cnd', 'cnd', false))).toBe('Canadian corps')
  })
})

test.each(LANGUAGES)('no number of places stands beside its chance in %s', (language) => {
  expect(textsOf(language)['odds_ends']).not.toMatch(/\d/)
})
