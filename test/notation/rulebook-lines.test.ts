import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { fixtureForm, STANDARD, unitOf } from './standard.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

interface Line {
  readonly book: string
  readonly place: string
  readonly lang: Language
  readonly text: string
  readonly orders: readonly string[]
  readonly clean: boolean
  readonly reads_literally_as?: readonly string[]
}

const fixture = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`../rulebook/${file}.json`, import.meta.url), 'utf8')) as T
const lines = fixture<Line[]>('rulebook-notation')
const examples = fixture<{ book: string; id: string; units?: string[] }[]>('rulebook-examples')
const unitsAt = (line: Line) =>
  examples.find(({ book, id }) => book === line.book && id === line.place)?.units?.map(unitOf)

/** Lines that only the position makes clear: a fleet's coast, a missing unit letter. */
const NEEDS_POSITION = ['F StP—Bot', 'Ф СтП-БоЗ', 'F Swe S StP—Nwy', 'Ф Шве П СаП-Нор']

function read(line: Line, units?: ReturnType<typeof unitsAt>, language: Language = line.lang): string[] {
  const context = {
    names: NAMES,
    language,
    phase: 'movement',
    board: STANDARD,
    ...(units && { units }),
  } as const
  return readSheet(line.text, context).map(({ reading }) =>
    reading.kind === 'understood' ? fixtureForm(reading.order) : `?? ${reading.why}`,
  )
}

/**
 * How each order of a misprinted line may be read: by the letter or as meant. Where the fixture says that the print
 * cannot be read, the line may also be refused; no other reading is allowed.
 */
function readable(line: Line, got: readonly string[]): readonly string[] {
  const literal = line.reads_literally_as ?? []
  return got.filter(
    (each) => !line.orders.includes(each) && !literal.includes(each) && !each.startsWith('??'),
  )
}

it('has the 206 printed lines', () => expect(lines).toHaveLength(206))

describe('a line as printed, read with nothing but the board', () => {
  const alone = lines.filter(
    ({ text, clean }) => clean && !NEEDS_POSITION.some((part) => text.includes(part)),
  )
  it.each(alone.map((line) => [`${line.lang} ${line.place}: ${line.text}`, line] as const))(
    '%s',
    (_, line) => {
      expect(read(line).filter((each) => each !== '?? no-action')).toEqual(line.orders)
    },
  )
})

describe('a line as printed, read in its position', () => {
  const placed = lines.filter((line) => line.clean && unitsAt(line))
  it.each(placed.map((line) => [`${line.lang} ${line.place}: ${line.text}`, line] as const))(
    '%s',
    (_, line) => {
      expect(read(line, unitsAt(line))).toEqual(line.orders)
    },
  )

  it.each(LANGUAGES)('is the same on a page in %s', (language) => {
    for (const line of placed) expect(read(line, unitsAt(line), language), line.text).toEqual(line.orders)
  })
})

describe('a misprinted line', () => {
  const misprints = lines.filter(({ clean }) => !clean)
  it.each(misprints.map((line) => [`${line.lang} ${line.place}: ${line.text}`, line] as const))(
    '%s',
    (_, line) => {
      const got = read(line)
      expect(readable(line, got)).toEqual([])
      // By the letter where the letter can be read, even where it is wrong.
      for (const each of line.reads_literally_as ?? []) {
        if (!each.includes('?')) expect(got).toContain(each)
      }
    },
  )
})

it('reads a wrong unit letter by the unit that stands there, and says so (D6)', () => {
  const misprint = lines.find(({ text }) => text.startsWith('F Ven—Pie'))!
  const [line] = readSheet(misprint.text, {
    names: NAMES,
    language: 'ru',
    phase: 'movement',
    board: STANDARD,
    units: unitsAt(misprint)!,
  })
  expect(line!.reading).toMatchObject({
    kind: 'understood',
    order: { kind: 'move', unit: { type: 'A', at: 'VEN' }, to: 'PIE' },
    warnings: [{ code: 'wrong-letter', written: 'F', actual: { type: 'A', at: 'VEN' } }],
  })
})
