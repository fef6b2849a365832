// Typed lines into orders: the notation's reader with the position. Lines that cannot be read are reported apart from
// the others, so that the others can be written.
import { refusal, type Refusal, type RefusedPart } from '../../../kernel/refusal.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { variantOf } from '../variants/index.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import type { Declaration } from '../declarations/declaration.ts'
import { declarationsFor } from '../game/engine.ts'
import { type PrintedSetting, readDeclaration, readPrintedOrder } from '../notation/printed/read-printed.ts'
import { readSheet } from '../notation/read-sheet.ts'
import type { Span } from '../notation/reading/tokens.ts'
import { terrainOf } from '../notation/reading/terrain.ts'
import type { Order } from '../orders/order.ts'
import { refuse } from '../refusals.ts'
import type { DiplomacyState } from '../game/state.ts'

/** An order with the words it was read from (R44). */
export interface Transcribed {
  /** Whose heading it stood under; null under none. */
  readonly heading: PowerId | null
  readonly order: Order
  readonly text: string
  /** Where it stands in what was typed. */
  readonly part: Span
}

/** A declaration with the line it was read from. */
export interface TranscribedDeclaration {
  readonly declaration: Declaration
  readonly part: Span
}

/** The orders of a text, and the parts of it that cannot be read. */
export interface Transcript {
  readonly orders: readonly Transcribed[]
  readonly declarations: readonly TranscribedDeclaration[]
  readonly refused: readonly RefusedPart[]
}

/**
 * The orders of a text about these powers' units, and why some parts cannot be read (R49). `headed` where a heading
 * says whose units its lines mean.
 */
export function transcribe(
  state: DiplomacyState,
  powers: readonly PowerId[],
  text: string,
  language: string,
  { headed = false } = {},
): Result<Transcript, Refusal> {
  if (!isLanguage(language)) return refuse('order/unknown-language', { language })
  const setting = printedSetting(state, powers, language)
  const { declarations, rest } = takeDeclarations(state, powers, text, setting)
  const lines = readSheet(rest, {
    names: variantOf(state.options.variant).look.names,
    language,
    // A unit that is placed is written as one that is built.
    phase: state.turn.phase === 'placement' ? 'adjustments' : state.turn.phase,
    board: terrainOf(compiledFor(state.options).board),
    units: unitsBefore(state),
    powers,
    headed,
  })
  const orders: Transcribed[] = []
  const refused: RefusedPart[] = []
  for (const { power: heading, reading, part } of lines) {
    const printed =
      reading.kind === 'invalid' && state.turn.phase === 'movement'
        ? readPrintedOrder(text.slice(part.from, part.to), setting)
        : null
    if (printed)
      for (const order of printed)
        orders.push({ heading, order, text: text.slice(part.from, part.to).trim(), part })
    else if (reading.kind === 'invalid') {
      const { why, text, span, words, places } = reading
      const data = { why, text, words, places, from: span.from, to: span.to }
      refused.push({ ...part, refusal: refusal('order/not-understood', data) })
    } else orders.push({ heading, order: reading.order, text: reading.text.trim(), part })
  }
  const isEmpty = lines.length === 0 && declarations.length === 0
  return isEmpty ? refuse('order/nothing-written') : ok({ orders, declarations, refused })
}

/** The units that a text may be about. */
function unitsBefore({ turn, units, dislodged }: DiplomacyState): readonly Unit[] {
  switch (turn.phase) {
    case 'placement':
      return []
    case 'retreats':
      return dislodged.map(({ unit }) => unit)
    default:
      return units
  }
}

const printedSetting = (
  state: DiplomacyState,
  powers: readonly PowerId[],
  language: Language,
): PrintedSetting => {
  const { board } = compiledFor(state.options)
  return {
    names: variantOf(state.options.variant).look.names,
    language,
    units: state.units,
    powers,
    coastsOf: (province) =>
      (board.coasts[board.index.get(province) ?? 0] ?? []).map((coast) => board.ids[coast]!),
  }
}

/**
 * The parts of a text that declare something, where the rules know declarations, and the text with these parts blank. Parts
 * end with a line or a semicolon; what a treaty says goes on to the end of its line.
 */
function takeDeclarations(
  state: DiplomacyState,
  [power]: readonly PowerId[],
  text: string,
  setting: PrintedSetting,
): { readonly declarations: readonly TranscribedDeclaration[]; readonly rest: string } {
  const options = power === undefined ? null : declarationsFor(state, power)
  if (!options || state.turn.phase !== 'movement') return { declarations: [], rest: text }
  const declarations: TranscribedDeclaration[] = []
  let rest = text
  let from = 0
  while (from < text.length) {
    const lineEnd = endAt(text, '\n', from)
    const partEnd = Math.min(endAt(text, ';', from), lineEnd)
    const read = readDeclaration(text.slice(from, partEnd), setting, options)
    const to = read?.kind === 'treaty' ? lineEnd : partEnd
    const declaration = to === partEnd ? read : readDeclaration(text.slice(from, to), setting, options)
    if (declaration) {
      declarations.push({ declaration, part: { from, to } })
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
    from = to + 1
  }
  return { declarations, rest }
}

/** Where the next such character stands, or the text ends. */
function endAt(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from)
  return at < 0 ? text.length : at
}

/**
 * The refusal of a text of which some parts cannot be written: the first reason, and every part with its own. Where
 * one order of a part is refused, the others in it are too, for nothing separates them.
 */
export function refuseParts(refused: readonly RefusedPart[]): Result<never, Refusal> | null {
  const parts = refused
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, at, all) => at === 0 || all[at - 1]?.from !== from)
  const [first] = parts
  return first ? err({ ...first.refusal, parts }) : null
}

/** Whether orders are read in a language. */
export const isLanguage = (language: string): language is Language =>
  (LANGUAGES as readonly string[]).includes(language)
