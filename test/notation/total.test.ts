import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'
import { TONGUES } from '../../shared/games/diplomacy/notation/names/names.ts'
import { readOrder, type ReadingContext } from '../../shared/games/diplomacy/notation/read.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { PHASE_KINDS } from '../../shared/games/diplomacy/turn.ts'
import { STANDARD, unitOf } from './standard.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const UNITS = ['FRANCE A PAR', 'FRANCE F STP/SC', 'ENGLAND F NTH', 'TURKEY A ANK'].map(unitOf)

const context = fc
  .tuple(fc.constantFrom(...LANGUAGES), fc.constantFrom(...PHASE_KINDS), fc.boolean())
  .map(([language, phase, placed]): ReadingContext =>
    placed
      ? { names: NAMES, language, phase, board: STANDARD, units: UNITS }
      : { names: NAMES, language, phase },
  )

/** Words and signs of orders, whole and broken. */
const scraps = (['en', 'ru', 'bg', 'cs'] as Language[]).flatMap((language) => {
  const { reads, unitWords } = TONGUES[language]
  const { spaces, powers } = NAMES[language]
  return [
    ...Object.values(spaces).flatMap(({ name, code, also = [] }) => [name, code, ...also]),
    ...Object.values(reads).flatMap(({ words, stems }) => [...words, ...stems]),
    ...unitWords.A,
    ...Object.values(powers).flatMap(({ short, adjective }) => [short, adjective.A]),
  ]
})
const signs = [
  '-',
  '–',
  '—',
  '->',
  '→',
  '/',
  '(',
  ')',
  ';',
  ',',
  '\n',
  ':',
  '.',
  '#',
  '//',
  '1.',
  '<u>',
  '+',
  'A',
  'F',
  'Ф',
  'А',
]
const orderlike = fc
  .array(
    fc.oneof(
      fc.constantFrom(...scraps),
      fc.constantFrom(...signs),
      fc.string({ maxLength: 3, unit: 'grapheme' }),
    ),
    {
      maxLength: 40,
    },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((glue) => parts.join(glue)))

const anything = fc.oneof(
  fc.string({ maxLength: 400, unit: 'binary' }),
  fc.string({ maxLength: 400 }),
  orderlike,
)

describe('the reader', () => {
  it('answers any text, and says where the fault of a refused part lies', () => {
    fc.assert(
      fc.property(anything, context, (text, reading) => {
        const answer = readOrder(text, reading)
        if (answer.kind !== 'invalid') return
        expect(answer.span.from).toBeGreaterThanOrEqual(0)
        expect(answer.span.from).toBeLessThanOrEqual(answer.span.to)
        expect(answer.span.to).toBeLessThanOrEqual(text.length)
        if (answer.words) expect(text).toContain(answer.words)
      }),
      { numRuns: 1500 },
    )
  })

  it('answers any sheet, and accounts for each of its lines', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), context, (lines, reading) => {
        const sheet = lines.map((line) => `${line}\nA Par H`).join('\n')
        const answers = readSheet(sheet, reading)
        expect(answers.length).toBeLessThanOrEqual(401)
        expect(answers.filter(({ reading: { text } }) => text === 'A Par H').length).toBeGreaterThanOrEqual(
          lines.length,
        )
      }),
      { numRuns: 300 },
    )
  })

  // Milliseconds of processor time, so that a busy machine does not matter.
  const worked = () => process.cpuUsage().user / 1000
  const mega = (part: string) => part.repeat(Math.ceil(2 ** 20 / part.length))
  it.each([
    ['letters', mega('a')],
    ['dashes', mega('-')],
    ['accents on one letter', 'a' + mega('\u0301')],
    ['opening brackets', mega('(')],
    ['line ends', mega('\n')],
    ['commas', mega(',')],
    ['tags', mega('<u>')],
    ['orders without an end', mega('A Par S A Mar ')],
    ['lone surrogates', mega('\ud800')],
  ])('answers a megabyte of %s within 50 ms', (_, text) => {
    for (const read of [readOrder, readSheet]) {
      const before = worked()
      read(text, { names: NAMES, language: 'en', phase: 'movement', board: STANDARD, units: UNITS })
      expect(worked() - before).toBeLessThan(50)
    }
  })

  it.each([
    ['the longest line', 'A Nor S A Nor '.repeat(30).slice(0, 300)],
    ['the fullest sheet', 'A Nor S A Nor - Nor, F Sev C '.repeat(700).slice(0, 20_000)],
    ['a sheet of single letters', 'a '.repeat(10_000)],
    ['a sheet of nationalities', 'French '.repeat(42).concat('\n').repeat(66)],
  ])('answers %s that it does look at in good time', (_, text) => {
    const before = worked()
    readSheet(text, { names: NAMES, language: 'bg', phase: 'movement', board: STANDARD, units: UNITS })
    expect(worked() - before).toBeLessThan(500)
  })
})
