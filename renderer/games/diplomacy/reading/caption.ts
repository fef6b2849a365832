// A frame in words: the caption under the map, and what the voice says.
import { namingIn } from '../words/board-shown.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { reasonsOf } from '../../../../shared/games/diplomacy/notation/reason.ts'
import { writeOrder, writeUnit, type Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import { ruleNumber } from '../../../../shared/games/diplomacy/rules/key-rules.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { m } from '../../../words/rooms.ts'
import { turnedLines } from '../declaring/declaration-text.ts'
import { wordsOf } from '../words/notation-words.ts'
import { turnText } from '../words/turn-text.ts'
import { held } from '../words/held.ts'
import { nameLook } from '../words/name-look.ts'
import { centresChanged, centresText, coinText, collapsedText, landedText, pairedText } from './aftermath.ts'
import { unusedText } from './lines.ts'
import { reasonText } from './reason-text.ts'
import type { Frame } from './script.ts'

/** Nothing was ordered, and nothing placed or named; there are no orders to read where wishes were asked for. */
const isIdle = ({ turn, results, placed, homes }: PhaseRecord): boolean =>
  results.length === 0 && !placed && !homes && turn.phase !== 'wishes'

export interface Caption {
  readonly title: string
  readonly text: string
  /** Item of the 22 rules, where one explains it. */
  readonly rule: number | null
}

/** A result in whole sentences: its reason, and the fate of its unit where that differs. */
export function resultText(
  result: OrderResult,
  results: readonly OrderResult[],
  language: Language,
  style: Writing['style'] = 'names',
): string {
  return reasonsOf(result, { ...namingIn(language), style, results })
    .map(reasonText)
    .join(' ')
}

/** An order in codes, which does not break across lines; one in full names may be longer than a line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u{A0}').replaceAll('-', '\u{2011}')

/** The parts of a caption: the orders of a sheet, and one result. */
interface Manner {
  /** Of a sheet with so many orders. */
  readonly orders: (count: number) => Writing['style']
  readonly between: string
  readonly results: Writing['style']
  /** The orders that are left when those with a reason were told, as a count. */
  readonly rest: (count: number, all: number) => string
}
/** Captions name places in full; of a sheet with more orders than these a phone's caption has no room for names. */
const SPELT_OUT = 7
const SEEN: Manner = {
  orders: (count) => (count > SPELT_OUT ? nameLook.style : 'names'),
  between: ' · ',
  results: 'names',
  rest: (count) => m.read_rest({ count }),
}
const HEARD: Manner = {
  orders: () => 'spoken',
  between: '; ',
  results: 'spoken',
  rest: (count, all) => (count === all ? m.read_all_spoken() : m.read_rest_spoken()),
}

/** The caption of a frame. */
export const captionOf = (frame: Frame, language: Language): Caption => captionIn(frame, language, SEEN)

/**
 * What the voice says of a frame. Spaces and hyphens that keep a line together are replaced, because a voice may
 * misread them.
 */
export function spokenText(frame: Frame, language: Language): string {
  const { title, text } = captionIn(frame, language, HEARD)
  return `${title}. ${text}`.replaceAll('\u{A0}', ' ').replaceAll('\u{2011}', '-')
}

function captionIn({ record, said }: Frame, language: Language, manner: Manner): Caption {
  const title = turnText(record.turn)
  const ofSheet =
    said.kind === 'sheet' ? record.results.filter(({ unit }) => unit.power === said.power) : record.results
  const writing = { ...namingIn(language), style: manner.orders(ofSheet.length) }
  switch (said.kind) {
    case 'own':
      return {
        title: said.powers.map((power) => powerName(namingIn(language), power, 'short')).join(' · '),
        text:
          said.lost === 0
            ? m.read_own({ done: said.done, count: said.of })
            : m.read_own_lost({ done: said.done, count: said.of, lost: said.lost }),
        rule: null,
      }
    case 'sheet':
      return {
        title: powerName(namingIn(language), said.power, 'short'),
        text: [
          ...ofSheet.map(({ order, unit }) =>
            order ? writeOrder(order, writing) : writeUnit(unit, writing),
          ),
          ...record.strays
            .filter(({ power }) => power === said.power)
            .map(({ order, written }) => (order ? writeOrder(order, writing) : (written ?? ''))),
          ...[unusedText(record, said.power)].filter((text) => text !== null),
        ]
          .map((text) => (writing.style === 'codes' ? unbroken(text) : held(text)))
          .join(manner.between),
        rule: null,
      }
    case 'result':
      return {
        title,
        text: resultText(said.result, record.results, language, manner.results),
        rule: said.result.rule === undefined ? null : ruleNumber(said.result.rule),
      }
    case 'unordered':
      return {
        title,
        text: m.read_unordered({
          units: said.results.map(({ unit }) => held(writeUnit(unit, writing))).join(', '),
        }),
        rule: null,
      }
    case 'rest':
      return { title, text: manner.rest(said.count, record.results.length), rule: null }
    case 'coin':
      return { title, text: coinText(said.coin, writing), rule: null }
    case 'collapsed':
      return { title, text: collapsedText(said.powers, writing), rule: null }
    case 'paired':
      return { title, text: pairedText(said.pairs, writing), rule: null }
    case 'landed':
      return { title, text: landedText(said.units, writing), rule: null }
    case 'placed':
      return {
        title,
        text: m.read_placed({
          power: powerName(namingIn(language), said.power, 'short'),
          units: said.units.map((unit) => held(writeUnit(unit, writing))).join(', '),
        }),
        rule: null,
      }
    case 'homes':
      return {
        title,
        text: m.read_homes({
          power: powerName(namingIn(language), said.power, 'short'),
          places: said.centres.map((at) => nameOf(namingIn(language), at, 'full')).join(', '),
        }),
        rule: null,
      }
    case 'turned':
      return { title, text: turnedLines(record, wordsOf(language)).join(' '), rule: null }
    case 'after': {
      const style = manner.orders(centresChanged(record).length)
      const centres = centresText(record, { ...writing, style })
      const now = isIdle(record) ? m.read_nothing() : m.read_after()
      return { title, text: centres ? `${now}. ${centres}` : now, rule: null }
    }
    default:
      return assertNever(said)
  }
}
