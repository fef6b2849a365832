// Reads orders from text, as people write them. Any text gets an answer, and one that is too long is refused unread.
// Invalid means not understood; whether an order is allowed is judged elsewhere.
import type { PowerId } from '../board/ids.ts'
import { provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { PhaseKind } from '../turn.ts'
import type { Naming } from './names/board-names.ts'
import { readExact } from './reading/exact.ts'
import { Grammar, type Said } from './reading/grammar.ts'
import { weigh, unitMeant, type OrderSetting, type Terrain } from './reading/weigh.ts'
import type { Invalid, Invalidity, Reading, Warning } from './reading/misreading.ts'
import { placesLike } from './reading/misspelled.ts'
import { inCommonWords } from './reading/site-wording.ts'
import { tokensOf, type Span, type Token } from './reading/tokens.ts'

/** Characters of the longest line: a convoy order in full Bulgarian names takes a hundred. */
export const LONGEST_LINE = 300
/** How much of a refused text is quoted. */
const QUOTED = 80

/** The reader and the position: the more is known, the fewer texts are ambiguous. */
export interface ReadingContext extends Naming {
  readonly phase: PhaseKind
  readonly board?: Terrain
  /** Units that may be ordered or supported; in a retreat phase the dislodged ones. */
  readonly units?: readonly Unit[]
  /** Whose sheet it is. */
  readonly powers?: readonly PowerId[]
}

/** Reads one order. */
export function readOrder(text: string, context: ReadingContext): Reading {
  return readOrderIn(text, context, positionOf(context))
}

/** Reads one order against a position made once for many. */
export function readOrderIn(text: string, naming: Naming, position: OrderSetting): Reading {
  const readings = readLine(text, 0, naming, position)
  const [only, second] = readings
  if (only && !second) return only
  return turnDown('several-orders', text, { from: 0, to: text.length })
}

/** The board in the form that `weigh` needs; made once for a whole sheet. */
export const positionOf = ({ phase, board, units, powers }: ReadingContext): OrderSetting => ({
  phase,
  board,
  units: units ? new Map(units.map((unit) => [provinceOf(unit.at), unit])) : null,
  powers,
})

/** Reads a line: one order, or several with no more than a unit letter between them. Spans count from `offset`. */
export function readLine(
  text: string,
  offset: number,
  naming: Naming,
  position: OrderSetting,
): readonly Reading[] {
  if (text.length > LONGEST_LINE)
    return [turnDown('too-long', text, { from: offset, to: offset + text.length })]
  const exact = text.trim()
  const order = readExact(exact, naming, position)
  if (order) return [{ kind: 'understood', text: exact, order, warnings: [] }]
  return readByGrammar(text, offset, naming, position)
}

/** All readings of a line. */
export function readByGrammar(
  text: string,
  offset: number,
  naming: Naming,
  position: OrderSetting,
): readonly Reading[] {
  const { line, start } = undecorated(text)
  const shift = offset + start
  const tokens = tokensOf(line).filter(({ raw }) => !MARKS.test(raw))
  if (tokens.length === 0) return [turnDown('empty', text.trim(), { from: offset, to: offset + text.length })]
  const grammar = new Grammar(tokens, naming, position.phase)
  const pieces = cut(tokens, grammar)
  const typed = text.slice(start)
  if (pieces?.length !== 1) {
    const reworded = readReworded(text, naming, position)
    if (reworded) return [reworded]
  }
  if (!pieces) {
    const at = unitMeant(grammar.leadingUnits(), position)
    return [moved({ ...lost(typed, tokens, grammar, naming), ...(at && { at }) }, shift)]
  }
  return ledOn(pieces).map(({ said, at, parted }) => {
    const from = at === 0 ? 0 : tokens[at]!.from
    const to = tokens[said[0]!.next - 1]!.to
    const reading = decide(typed.slice(from, to), { from, to }, said, position)
    if (parted || reading.kind === 'invalid') return moved(reading, shift)
    const missing: Warning = { code: 'missing-separator', span: { from, to: from } }
    return moved({ ...reading, warnings: [missing, ...reading.warnings] }, shift)
  })
}

/**
 * The one order of a line in a site's own wording; null where it is none, or its common wording is not understood
 * either.
 */
function readReworded(text: string, naming: Naming, position: OrderSetting): Reading | null {
  const common = inCommonWords(text)
  if (common === null) return null
  const [only, second] = readByGrammar(common, 0, naming, position)
  // Its warnings point at words that were not typed, so they are dropped.
  return only?.kind === 'understood' && !second ? { ...only, text: text.trim(), warnings: [] } : null
}

/** Units that follow a verb with nothing but "and" between them: "removes A Gal and A Mos" is two removals. */
function ledOn(pieces: readonly Piece[]): readonly Piece[] {
  const led: Piece[] = []
  for (const piece of pieces) {
    const [before] = led.at(-1)?.said ?? []
    const alone = piece.said.every(({ verb }) => verb === 'nothing')
    const said =
      before && alone && piece.at > 0
        ? piece.said.map((each) => ({
            ...each,
            verb: before.verb,
            ...(before.power && { power: before.power }),
          }))
        : piece.said
    led.push({ ...piece, said })
  }
  return led
}

/** Quotation and markdown marks, stray punctuation, the article: they have no meaning. */
const MARKS = /^(?:["«»„“”‘`*_|•·,;:.!]|the)$/iu

/** A line without its number or bullet; tags of pasted pages become spaces, so that spans stay right. */
function undecorated(text: string): { readonly line: string; readonly start: number } {
  const line = text.replace(/<\/?[a-z]{1,10}>/gi, (tag) => ' '.repeat(tag.length))
  const start = /^\s*(?:(?:\(?\d{1,3}[.):\]]+|[-*•·–—>]\s)\s*)?/u.exec(line)?.[0].length ?? 0
  return { line: line.slice(start), start }
}

/** Tokens of one order, with all its readings. */
interface Piece {
  readonly at: number
  readonly said: readonly Said[]
  /** Whether it begins the line or follows an "and". */
  readonly parted: boolean
}

/** The fewest orders that use up all tokens; null where there is no such way. */
function cut(tokens: readonly Token[], grammar: Grammar): readonly Piece[] | null {
  const known = new Map<number, readonly Piece[] | null>()
  const from = (at: number): readonly Piece[] | null => {
    if (at === tokens.length) return []
    const seen = known.get(at)
    if (seen !== undefined) return seen
    known.set(at, null)
    let best: readonly Piece[] | null = null
    const start = at === 0 ? 0 : grammar.afterAnd(at)
    const parted = at === 0 || start > at
    const byEnd = new Map<number, Said[]>()
    for (const said of grammar.ordersAt(start)) byEnd.set(said.next, [...(byEnd.get(said.next) ?? []), said])
    for (const [next, said] of byEnd) {
      if (next < tokens.length && !grammar.startsOrder(grammar.afterAnd(next))) continue
      const rest = from(next)
      if (rest && (!best || rest.length + 1 < best.length)) best = [{ at: start, said, parted }, ...rest]
    }
    known.set(at, best)
    return best
  }
  return from(0)
}

function decide(text: string, span: Span, said: readonly Said[], position: OrderSetting): Reading {
  const best = weigh(said, position)
  const [only, second] = best
  const powers = new Set(said.map(({ power }) => power))
  const [power] = powers.size === 1 ? powers : []
  if (only && !second)
    return { kind: 'understood', text, order: only.order, ...(power && { power }), warnings: only.warnings }
  const orders = best.map(({ order }) => order)
  const places = new Set(orders.map((order) => (order.kind === 'waive' ? undefined : order.unit.at)))
  const [at] = places.size === 1 ? places : []
  return { ...turnDown('ambiguous', text, span), orders: orders.slice(0, 6), ...(at && { at }) }
}

/** Why the tokens cannot be read as orders, and where reading stops. */
function lost(line: string, tokens: readonly Token[], grammar: Grammar, naming: Naming): Invalid {
  if (grammar.convoyedSupport)
    return turnDown('convoyed-support', line.trim(), { from: tokens[0]!.from, to: tokens.at(-1)!.to })
  const { at, expected } = grammar.furthest
  const read = Math.max(0, ...grammar.ordersAt(0).map(({ next }) => next))
  const stop = Math.max(at, read)
  const token = tokens[stop]
  if (!token) {
    const end = { from: line.trimEnd().length, to: line.trimEnd().length }
    const idle = expected.has('verb') && tokens.at(-1)?.kind !== 'dash'
    return turnDown(idle ? 'no-action' : 'unfinished', line.trim(), end)
  }
  const tail: Span = { from: token.from, to: tokens.at(-1)!.to }
  if (read > at)
    return { ...turnDown('unknown-words', line.trim(), tail), words: line.slice(tail.from, tail.to) }
  const afterDash = tokens[stop - 1]?.kind === 'dash'
  const why = afterDash || (stop > 0 && !expected.has('verb')) ? 'unknown-place' : 'unknown-words'
  return {
    ...turnDown(why, line.trim(), { from: token.from, to: token.to }),
    words: token.raw,
    places: placesLike(token.raw, naming),
  }
}

/** A text that is no order, quoted up to a length that is useful to read. */
export const turnDown = (why: Invalidity, text: string, span: Span): Invalid => ({
  kind: 'invalid',
  why,
  text: text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text,
  span,
  words: '',
  orders: [],
  places: [],
})

function moved<R extends Reading>(reading: R, by: number): R {
  const move = ({ from, to }: Span) => ({ from: from + by, to: to + by })
  return reading.kind === 'invalid'
    ? { ...reading, span: move(reading.span) }
    : { ...reading, warnings: reading.warnings.map((each) => ({ ...each, span: move(each.span) })) }
}
