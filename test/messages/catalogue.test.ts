// The catalogue of messages, whole in every language: the same keys, the same values to fill in, every plural the
// language has; every used key has a message, and no message is unused. The learning room's words, fetched apart from
// the catalogue, are checked in test/learning.
import { describe, expect, it, test } from 'vitest'
import { DIPLOMACY_REFUSALS } from '../../shared/games/diplomacy/refusals.ts'
import { COMPLAINT_KEYS } from '../../shared/games/diplomacy/notation/complaint.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { REASON_KEYS } from '../../shared/games/diplomacy/notation/telling.ts'
import { HOST_REFUSALS } from '../../shared/protocol/host-refusals.ts'
import { TABLE_REFUSALS } from '../../shared/table/refusals.ts'
import inlang from '../../project.inlang/settings.json'
import { refusalKey } from '../../renderer/words/refusal-text.ts'
import { RULE_KEYS } from '../../renderer/games/diplomacy/words/rule-text.ts'

type Message = string | readonly [{ readonly match: Readonly<Record<string, string>> }]

const files = import.meta.glob<Record<string, Message>>('/resources/messages/*/*.json', {
  eager: true,
  import: 'default',
})
const sources = Object.entries(
  import.meta.glob<string>(
    ['/{renderer,electron}/**/*.{ts,svelte}', '!/renderer/paraglide/**', '!/**/*.test.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)

/** Words that are fetched apart from the others, with tests of their own. */
const APART = /\/(learning|paths-of-glory(-\w+)?)\.json$/

const reasons: ReadonlySet<string> = new Set(REASON_KEYS)
/** Refusals a page makes itself. */
const pageRefusals = sources.flatMap(([, text]) =>
  [...text.matchAll(/\brefusal\('([\w/-]+)'/g)].map(([, code = '']) => code),
)

/** Families of keys that are made at run time, each derived from what it is made of. */
const COMPUTED: readonly string[] = [
  ...[...TABLE_REFUSALS, ...HOST_REFUSALS, ...DIPLOMACY_REFUSALS, ...pageRefusals].map(refusalKey),
  ...REASON_KEYS,
  ...RULE_KEYS,
  ...COMPLAINT_KEYS,
]

/** All messages of a language by key, whatever file they lie in. */
function catalogueOf(language: string): ReadonlyMap<string, Message> {
  const entries = Object.entries(files)
    .filter(([path]) => path.startsWith(`/resources/messages/${language}/`) && !APART.test(path))
    .flatMap(([, file]) => Object.entries(file).filter(([key]) => key !== '$schema'))
  expect(new Set(entries.map(([key]) => key)).size, `a key stands twice in ${language}`).toBe(entries.length)
  return new Map(entries)
}

const english = catalogueOf('en')
const used = new Set(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/\bm\.(\w+)|'(\w+)'/g)].map(([, called, named]) => called ?? named ?? ''),
  ),
)

/** The sentences of a message: one, or one for each plural. */
const sentencesOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
const placesIn = (message: Message): readonly string[] =>
  [...new Set(sentencesOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const messages = catalogueOf(language)

  it('are those of the other languages, none missing and none left over', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('name what the English ones name, and nothing is empty', () => {
    for (const [key, message] of messages) {
      // A reason is given all it could name, and says "A PAR - BUR" where a place's name would have to be declined.
      if (!reasons.has(key)) expect(placesIn(message), key).toEqual(placesIn(english.get(key) ?? ''))
      for (const text of sentencesOf(message)) expect(text.trim(), key).not.toBe('')
    }
  })

  it('have every plural the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const [key, message] of messages) {
      if (typeof message === 'string') continue
      const variants = Object.keys(message[0].match).map((variant) => variant.replace(/^\w+=/, ''))
      expect(variants.sort(), key).toEqual([...pluralCategories].sort())
    }
  })

  it('lie in files the compiler reads', () => {
    const read = inlang['plugin.inlang.messageFormat'].pathPattern.map((pattern) =>
      pattern.replace('./', '/').replace('{locale}', language),
    )
    const lying = Object.keys(files).filter(
      (path) => path.startsWith(`/resources/messages/${language}/`) && !APART.test(path),
    )
    expect(lying.sort()).toEqual(read.sort())
  })
})

const written = import.meta.glob<string>('/resources/messages/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
test.each(Object.entries(written))('%s has no key twice: the first message would be lost', (_, text) => {
  const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('the words of rooms that a phone may never open are imported separately', () => {
  const rooms = ['ways', 'print', 'desktop'].flatMap((area) =>
    Object.keys(files[`/resources/messages/en/${area}.json`] ?? {}).filter((key) => key !== '$schema'),
  )
  const outside = sources
    .filter(([path]) => path.startsWith('/renderer/'))
    .filter(([, text]) => !/from '[./\w]*words\/rooms\.ts'|from '\.\/rooms\.ts'/.test(text))
    .flatMap(([path, text]) =>
      rooms.filter((key) => new RegExp(`\\bm\\.${key}\\b`).test(text)).map((key) => `${path}: ${key}`),
    )
  expect(rooms.length).toBeGreaterThan(0)
  expect(outside).toEqual([])
})

test('the compiler makes exactly the languages of the program', () => {
  expect(inlang.locales).toEqual(LANGUAGES)
})

test('every key made at run time has words', () => {
  expect(COMPUTED.filter((key) => !english.has(key))).toEqual([])
})

test('has no unused messages', () => {
  const said = new Set([...used, ...COMPUTED])
  expect([...english.keys()].filter((key) => !said.has(key))).toEqual([])
})

test('keys are made at run time in two modules only', () => {
  const doors = sources.filter(([, text]) => /\bm as\b|\bm\[|\* as m\b/.test(text)).map(([path]) => path)
  expect(doors.sort()).toEqual(['/renderer/words/room-sentence.ts', '/renderer/words/sentence.ts'])
})
