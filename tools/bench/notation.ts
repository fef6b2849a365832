// The notation: order lines read a second, as programs write them and as people printed them, and lines written.
import { readFileSync } from 'node:fs'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import type { Language } from '../../shared/kernel/language.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { LONGEST_SHEET } from '../../shared/games/diplomacy/notation/longest-sheet.ts'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import { rate, type Measurement } from './measure.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const board = terrainOf(compileBoard(STANDARD))
const units: Unit[] = STANDARD.powers.flatMap((power) =>
  (STANDARD.start[power] ?? []).map((unit) => ({ ...unit, power })),
)
const codes = ['A PAR - BUR', 'A MAR S A PAR - BUR', 'F LON C A LVP - BEL', 'A MUN H', 'F STP/SC - BOT']
const printed = JSON.parse(readFileSync('test/rulebook/rulebook-notation.json', 'utf8')) as readonly {
  readonly lang: Language
  readonly text: string
}[]
const inPrint = printed.flatMap(({ lang, text }) =>
  readSheet(text, { names: NAMES, language: lang, phase: 'movement', board }).map(({ reading }) => reading),
)
const orders = inPrint.flatMap((reading) => (reading.kind === 'understood' ? [reading.order] : []))
const megabyte = 'A Par S A Mar - Bur '.repeat(2 ** 20 / 20)
const supports = 'A Paris supports A Marseilles to Burgundy\n'.repeat(500).slice(0, LONGEST_SHEET)

/** A sheet of the greatest length, of unknown words. */
function nonsense(): string {
  const random = randomFrom('nonsense')
  let text = ''
  while (text.length < LONGEST_SHEET) {
    for (let letters = 3 + random.below(8); letters > 0; letters--)
      text += String.fromCharCode(97 + random.below(26))
    text += random.below(5) === 0 ? '\n' : ' '
  }
  return text.slice(0, LONGEST_SHEET)
}

export function measure(): Measurement[] {
  const placed = { names: NAMES, language: 'en', phase: 'movement', board, units } as const
  const words = nonsense()
  return [
    rate('lines of codes, read against the opening', 'lines/s', codes.length, () => {
      for (const line of codes) readOrder(line, placed)
    }),
    rate('rulebook lines in three languages, read as sheets', 'lines/s', inPrint.length, () => {
      for (const { lang, text } of printed)
        readSheet(text, { names: NAMES, language: lang, phase: 'movement', board })
    }),
    rate('sheets of 20,000 characters of nonsense', 'sheets/s', 1, () => void readSheet(words, placed)),
    rate('sheets of 20,000 characters of supports', 'sheets/s', 1, () => void readSheet(supports, placed)),
    rate('lines of a megabyte, turned away', 'lines/s', 1, () => void readOrder(megabyte, placed)),
    rate('orders written with full names, in Russian', 'lines/s', orders.length, () => {
      for (const order of orders) writeOrder(order, { names: NAMES, language: 'ru', style: 'names' })
    }),
  ]
}
