// The possible readings of a line, without regard to the board. Orders are short and often inexact, so every reading
// is followed; the position decides later which is meant.
import type { PowerId } from '../../board/ids.ts'
import type { UnitType } from '../../board/unit.ts'
import type { PhaseKind } from '../../turn.ts'
import type { Naming } from '../names/board-names.ts'
import type { CoastCode, Verb } from '../names/tongue.ts'
import { isWhole, readPlace, type PlaceReading } from './places.ts'
import type { Span, Token } from './tokens.ts'
import { coastAt, fillerAt, powersAt, unitTypeAt, verbsAt } from './words.ts'

/** A place as written, with the spaces it may mean. */
export interface PlaceSlot extends Span {
  readonly places: readonly PlaceReading[]
  readonly coast?: CoastCode
}

/** A unit as written; letter and nationality may be missing. */
export interface UnitSlot extends PlaceSlot {
  readonly type?: UnitType
  readonly power?: PowerId
}

/** `nothing` is a unit alone, which is a build or a removal where those are written. */
export type SaidVerb = Exclude<Verb, 'via'> | 'nothing'

/** One reading of a run of tokens as an order. */
export interface Said {
  readonly verb: SaidVerb
  /** Missing only where a build is waived. */
  readonly unit?: UnitSlot
  readonly target?: UnitSlot
  readonly to?: PlaceSlot
  /** Where a unit is told to hold: "holds in Paris". */
  readonly where?: PlaceSlot
  /** The power it names: "Germany builds F Kie". */
  readonly power?: PowerId
  readonly via: boolean
  /** Token after the last one. */
  readonly next: number
}

/** What was missing where the reading stopped. */
export type Expected = 'place' | 'verb'

/** How far a line could be followed, to say where it stops making sense. */
export interface Furthest {
  at: number
  readonly expected: Set<Expected>
}

interface At<T> {
  readonly value: T
  readonly next: number
}

const LONGEST_NAME = 4

/** Follows the tokens of one line; `furthest` ends where no reading could go on. */
export class Grammar {
  readonly furthest: Furthest = { at: 0, expected: new Set() }
  /** Whether a unit is told to support and to go by convoy at once (000:486). */
  convoyedSupport = false
  private readonly placesSeen = new Map<number, readonly At<PlaceSlot>[]>()
  private readonly unitsSeen = new Map<number, readonly At<UnitSlot>[]>()
  private readonly tokens: readonly Token[]
  private readonly naming: Naming
  private readonly phase: PhaseKind
  /** Whether the line names spaces in Latin letters, as Russian sheets do: then Cyrillic ones may be typing errors. */
  private readonly amongLatin: boolean

  constructor(tokens: readonly Token[], naming: Naming, phase: PhaseKind) {
    this.tokens = tokens
    this.naming = naming
    this.phase = phase
    this.amongLatin = tokens.some(({ raw }) => /^[A-Za-z.]{2,}$/.test(raw))
  }

  /** Every order that may begin at a token, with where it ends. */
  ordersAt(at: number): readonly Said[] {
    const said = this.ledAt(at)
    for (const { means, length } of powersAt(this.naming.names, this.tokens, at))
      said.push(...this.ledAt(at + length).map((each) => ({ ...each, power: means })))
    const type = unitTypeAt(this.tokens, at)
    if (type) {
      // "Армия удерживается в Париже"
      for (const each of this.ledAt(at + type.length))
        if (each.verb === 'hold' && each.unit && !each.unit.type)
          said.push({ ...each, unit: { ...each.unit, type: type.means } })
    }
    for (const unit of this.unitsAt(at)) said.push(...this.deedsOf(unit.value, unit.next))
    return said
  }

  /** Units that the line may begin with. */
  leadingUnits(): readonly UnitSlot[] {
    return this.unitsAt(0).map(({ value }) => value)
  }

  /** Orders that begin with their verb. */
  private ledAt(at: number): Said[] {
    const said: Said[] = []
    for (const { verb, next } of this.leadingVerbs(at)) {
      if (verb === 'waive') said.push({ verb, via: false, next })
      for (const unit of this.unitsAt(this.skipIn(this.skipBeside(next))))
        said.push({ verb, unit: unit.value, via: false, next: unit.next })
    }
    return said
  }

  /** Whether an order may begin here without a separator: only after a unit letter, or a power with a verb. */
  startsOrder(at: number): boolean {
    if (unitTypeAt(this.tokens, at) !== undefined) return true
    return powersAt(this.naming.names, this.tokens, at).some(
      ({ length }) => this.leadingVerbs(at + length).length > 0,
    )
  }

  /** The token after an "and" that stands here between two orders, else this one. */
  afterAnd(at: number): number {
    const next = at + fillerAt(this.tokens, at, 'and')
    return next > at && this.startsOrder(next) ? next : at
  }

  /** "Build A Paris", "+A PAR", "WAIVE": verbs that may stand before the unit. */
  private leadingVerbs(at: number): readonly { readonly verb: SaidVerb; readonly next: number }[] {
    const sign = this.tokens[at]
    if (sign?.kind === 'plus') return [{ verb: 'build', next: at + 1 }]
    if (at === 0 && sign?.kind === 'dash' && this.tokens[1]?.glued) return [{ verb: 'remove', next: 1 }]
    const start = this.skipBeside(at)
    return verbsAt(this.tokens, start).flatMap(({ means, length }) =>
      means === 'build' || means === 'remove' || means === 'disband' || means === 'waive' || means === 'hold'
        ? [{ verb: means, next: start + length }]
        : [],
    )
  }

  private unitsAt(at: number): readonly At<UnitSlot>[] {
    const seen = this.unitsSeen.get(at)
    if (seen) return seen
    const found: At<UnitSlot>[] = []
    for (const owner of [{ length: 0 } as const, ...powersAt(this.naming.names, this.tokens, at)]) {
      const power = 'means' in owner ? { power: owner.means } : {}
      const afterPower = at + owner.length
      found.push(...this.placedAt(afterPower, power))
      const type = unitTypeAt(this.tokens, afterPower)
      if (!type) continue
      const afterType = this.skipIn(this.skipDash(afterPower + type.length))
      found.push(...this.placedAt(afterType, { ...power, type: type.means }))
      if ('means' in owner) continue
      // "A French Par": the nationality after the letter
      for (const { means, length } of powersAt(this.naming.names, this.tokens, afterType)) {
        found.push(...this.placedAt(afterType + length, { type: type.means, power: means }))
      }
    }
    this.unitsSeen.set(at, found)
    return found
  }

  private placedAt(at: number, unit: { type?: UnitType; power?: PowerId }): readonly At<UnitSlot>[] {
    return this.placesAt(at).map(({ value, next }) => ({ value: { ...value, ...unit }, next }))
  }

  private placesAt(at: number): readonly At<PlaceSlot>[] {
    const seen = this.placesSeen.get(at)
    if (seen) return seen
    const found: At<PlaceSlot>[] = []
    // "To" is no beginning of Toskánsko.
    const joint = verbsAt(this.tokens, at).some(({ means }) => means === 'move')
    const take = (raw: string, next: number): PlaceSlot | undefined => {
      const places = readPlace(raw, this.naming, this.amongLatin)
      if (places.length === 0 || (joint && !isWhole(places))) return undefined
      const slot = { places, from: this.tokens[at]!.from, to: this.tokens[next - 1]!.to }
      // Longer names first, and a whole name hides its parts: "Северен Атлантически океан" is one ocean, not two.
      if (isWhole(places)) found.length = 0
      found.unshift({ value: slot, next })
      return slot
    }
    let raw = ''
    let end = at
    for (let words = 0; words < LONGEST_NAME; words++) {
      const token = this.tokens[end]
      if (token?.kind !== 'word') break
      raw += token.raw
      end += 1
      const slot = take(raw, end)
      if (slot) {
        const coast = coastAt(this.tokens, end)
        if (coast) {
          const next = end + coast.length
          found.unshift({ value: { ...slot, coast: coast.means, to: this.tokens[next - 1]!.to }, next })
        }
        // "Атлантический океан (север)" is the name of a sea, not a coast of one.
        const [open, word, close] = this.tokens.slice(end, end + 3)
        if (open?.kind === 'open' && word?.kind === 'word' && close?.kind === 'close')
          take(`${raw} ${word.raw}`, end + 3)
      }
      const hyphen = this.tokens[end]
      if (hyphen?.kind === 'dash' && hyphen.raw.length === 1 && hyphen.glued && this.tokens[end + 1]?.glued) {
        raw += '-'
        end += 1
      } else {
        raw += ' '
      }
    }
    if (found.length === 0) this.stop(at, 'place')
    this.placesSeen.set(at, found)
    return found
  }

  private deedsOf(unit: UnitSlot, at: number): readonly Said[] {
    const said: Said[] = []
    if (this.phase === 'adjustments') said.push({ verb: 'nothing', unit, via: false, next: at })
    const start = this.skipBeside(this.skipDash(at))
    for (const { means, length } of verbsAt(this.tokens, start)) {
      const next = this.skipBeside(start + length)
      switch (means) {
        case 'hold':
          said.push(...this.holds({ verb: means, unit, via: false, next }))
          break
        case 'disband':
        case 'build':
        case 'remove':
          said.push({ verb: means, unit, via: false, next })
          break
        case 'support':
        case 'convoy':
          if (means === 'support') this.watchConvoy(next, 'via')
          for (const target of this.unitsAt(this.skipDash(next))) {
            said.push(...this.helped(unit, means, target.value, target.next))
          }
          break
        case 'retreat':
          said.push(...this.moves(unit, 'retreat', this.skipJoint(next), false))
          break
        case 'via':
          this.watchConvoy(next, 'support')
          said.push(...this.moves(unit, 'move', this.skipJoint(next), true))
          break
        case 'move':
        case 'waive':
          break
      }
    }
    said.push(...this.moves(unit, 'move', this.skipJoint(at), false))
    if (said.length === 0) this.stop(start, 'verb')
    return said
  }

  /** A hold, and what may be said of it: "its position", "in Paris". */
  private holds(hold: Said): readonly Said[] {
    const next = hold.next + fillerAt(this.tokens, hold.next, 'position')
    const said = next === hold.next ? [hold] : [hold, { ...hold, next }]
    const inside = this.skipIn(next)
    if (inside > next)
      for (const { value: where, next } of this.placesAt(inside)) said.push({ ...hold, where, next })
    return said
  }

  /** Keeps a support that is to go by convoy, for the first reading that has one. */
  private watchConvoy(at: number, other: 'support' | 'convoy' | 'via'): void {
    const start = this.skipDash(at)
    // A lone V is "via" where a place follows, and "in" in Czech.
    if (other === 'via' && this.tokens[start]?.plain.length === 1) return
    this.convoyedSupport ||= verbsAt(this.tokens, start).some(({ means }) => means === other)
  }

  /** A support or a convoy of a unit: where it stands, or where it goes. */
  private helped(unit: UnitSlot, verb: 'support' | 'convoy', target: UnitSlot, at: number): readonly Said[] {
    const said: Said[] = []
    this.watchConvoy(at, verb === 'support' ? 'via' : 'support')
    if (verb === 'support') {
      said.push({ verb, unit, target, via: false, next: at })
      const bare = this.skipBeside(this.skipDash(at))
      // "v obraně", but also «на месте»
      for (const start of new Set([bare, this.skipIn(bare)])) {
        for (const { means, length } of verbsAt(this.tokens, start)) {
          if (means !== 'hold') continue
          const next = this.skipBeside(start + length)
          for (const end of new Set([next, next + fillerAt(this.tokens, next, 'position')]))
            said.push({ verb, unit, target, via: false, next: end })
        }
      }
    }
    for (const move of this.moves(unit, 'move', this.skipJoint(at), false))
      said.push({ ...move, verb, target })
    return said
  }

  /** The end of a move: a place, and perhaps that it goes by convoy. */
  private moves(unit: UnitSlot, verb: 'move' | 'retreat', at: number, via: boolean): readonly Said[] {
    return this.placesAt(at).flatMap(({ value: to, next }) => {
      const move: Said = { verb, unit, to, via, next }
      const convoyed = verbsAt(this.tokens, this.skipDash(next))
        .filter(({ means }) => means === 'via')
        .map(({ length }) => ({ ...move, via: true, next: this.skipBracket(this.skipDash(next) + length) }))
      return [...convoyed, move]
    })
  }

  private skipBracket = (at: number): number => (this.tokens[at]?.kind === 'close' ? at + 1 : at)

  /** A hyphen before a verb or after a unit letter has no meaning (R56). */
  private skipDash = (at: number): number => {
    const kind = this.tokens[at]?.kind
    return kind === 'dash' || kind === 'open' ? at + 1 : at
  }

  /** "In", "from" before a place. */
  private skipIn = (at: number): number => at + fillerAt(this.tokens, at, 'in')

  /** "Se", "by order" beside a verb. */
  private skipBeside(at: number): number {
    let next = at
    for (let length = -1; length !== 0; next += length) length = fillerAt(this.tokens, next, 'beside')
    return next
  }

  /** A dash, an arrow or a word like "to" between two places; it may be missing altogether (R57). */
  private skipJoint(at: number): number {
    const next = this.skipBeside(this.tokens[at]?.kind === 'dash' ? at + 1 : at)
    const joint = verbsAt(this.tokens, next).find(({ means }) => means === 'move')
    return joint ? next + joint.length : next
  }

  private stop(at: number, expected: Expected): void {
    if (at < this.furthest.at) return
    if (at > this.furthest.at) this.furthest.expected.clear()
    this.furthest.at = at
    this.furthest.expected.add(expected)
  }
}
