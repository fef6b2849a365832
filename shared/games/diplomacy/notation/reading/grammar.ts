// What a line may say, before anybody looks at the board. Orders are short and people are sloppy, so every way to
// take the words is followed; which of them is meant is decided later, by the position.
import type { PowerId } from '../../board/ids.ts'
import type { UnitType } from '../../board/unit.ts'
import type { CoastCode, Language, Verb } from '../names/tongue.ts'
import { isWhole, readPlace, type PlaceReading } from './places.ts'
import type { Span, Token } from './tokens.ts'
import { coastAt, powersAt, unitTypeAt, verbsAt } from './words.ts'

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

export type SaidVerb = Exclude<Verb, 'via'>

/** One way to take a stretch of tokens as an order. */
export interface Said {
  readonly verb: SaidVerb
  /** Missing only where a build is waived. */
  readonly unit?: UnitSlot
  readonly target?: UnitSlot
  readonly to?: PlaceSlot
  readonly via: boolean
  /** Token after the last one. */
  readonly next: number
}

/** What was missing where the reading stopped. */
export type Expected = 'place' | 'verb'

/** How far a line could be followed, for telling where it stops making sense. */
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
  private readonly placesSeen = new Map<number, readonly At<PlaceSlot>[]>()
  private readonly unitsSeen = new Map<number, readonly At<UnitSlot>[]>()
  private readonly tokens: readonly Token[]
  private readonly language: Language
  /** Whether the line names spaces in Latin letters, as Russian sheets do: then Cyrillic ones may be slips. */
  private readonly amongLatin: boolean

  constructor(tokens: readonly Token[], language: Language) {
    this.tokens = tokens
    this.language = language
    this.amongLatin = tokens.some(({ raw }) => /^[A-Za-z.]{2,}$/.test(raw))
  }

  /** Every order that may begin at a token, with where it ends. */
  ordersAt(at: number): readonly Said[] {
    const said: Said[] = []
    for (const { verb, next } of this.leadingVerbs(at)) {
      if (verb === 'waive') said.push({ verb, via: false, next })
      for (const unit of this.unitsAt(next))
        said.push({ verb, unit: unit.value, via: false, next: unit.next })
    }
    for (const unit of this.unitsAt(at)) said.push(...this.deedsOf(unit.value, unit.next))
    return said
  }

  /** Units that the line may begin with. */
  leadingUnits(): readonly UnitSlot[] {
    return this.unitsAt(0).map(({ value }) => value)
  }

  /** Whether an order may begin here without a separator before it: only a unit letter is clear enough. */
  startsOrder(at: number): boolean {
    return unitTypeAt(this.tokens, at) !== undefined
  }

  /** "Build A Paris", "+A PAR", "WAIVE": verbs that may stand before the unit. */
  private leadingVerbs(at: number): readonly { readonly verb: SaidVerb; readonly next: number }[] {
    const sign = this.tokens[at]
    if (sign?.kind === 'plus') return [{ verb: 'build', next: at + 1 }]
    if (at === 0 && sign?.kind === 'dash' && this.tokens[1]?.glued) return [{ verb: 'remove', next: 1 }]
    return verbsAt(this.tokens, at).flatMap(({ means, length }) =>
      means === 'build' || means === 'remove' || means === 'disband' || means === 'waive' || means === 'hold'
        ? [{ verb: means, next: at + length }]
        : [],
    )
  }

  private unitsAt(at: number): readonly At<UnitSlot>[] {
    const seen = this.unitsSeen.get(at)
    if (seen) return seen
    const found: At<UnitSlot>[] = []
    for (const owner of [{ length: 0 } as const, ...powersAt(this.tokens, at)]) {
      const power = 'means' in owner ? { power: owner.means } : {}
      const afterPower = at + owner.length
      found.push(...this.placedAt(afterPower, power))
      const type = unitTypeAt(this.tokens, afterPower)
      if (!type) continue
      const afterType = this.skipDash(afterPower + type.length)
      found.push(...this.placedAt(afterType, { ...power, type: type.means }))
      if ('means' in owner) continue
      // "A French Par": the nationality after the letter
      for (const { means, length } of powersAt(this.tokens, afterType)) {
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
    let raw = ''
    let end = at
    for (let words = 0; words < LONGEST_NAME; words++) {
      const token = this.tokens[end]
      if (token?.kind !== 'word') break
      raw += token.raw
      end += 1
      const places = readPlace(raw, this.language, this.amongLatin)
      if (places.length > 0) {
        const slot = { places, from: this.tokens[at]!.from, to: token.to }
        // Longer names first, and a whole name hides its parts: "Северен Атлантически океан" is one ocean, not two.
        if (isWhole(places)) found.length = 0
        found.unshift({ value: slot, next: end })
        const coast = coastAt(this.tokens, end)
        if (coast) {
          const next = end + coast.length
          found.unshift({ value: { ...slot, coast: coast.means, to: this.tokens[next - 1]!.to }, next })
        }
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
    const start = this.skipDash(at)
    for (const { means, length } of verbsAt(this.tokens, start)) {
      const next = start + length
      switch (means) {
        case 'hold':
        case 'disband':
        case 'build':
        case 'remove':
          said.push({ verb: means, unit, via: false, next })
          break
        case 'support':
        case 'convoy':
          for (const target of this.unitsAt(this.skipDash(next))) {
            said.push(...this.helped(unit, means, target.value, target.next))
          }
          break
        case 'retreat':
          said.push(...this.moves(unit, 'retreat', this.skipJoint(next), false))
          break
        case 'via':
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

  /** A support or a convoy of a unit: where it stands, or where it goes. */
  private helped(unit: UnitSlot, verb: 'support' | 'convoy', target: UnitSlot, at: number): readonly Said[] {
    const said: Said[] = []
    if (verb === 'support') {
      said.push({ verb, unit, target, via: false, next: at })
      for (const { means, length } of verbsAt(this.tokens, this.skipDash(at))) {
        const next = this.skipDash(at) + length
        if (means === 'hold') said.push({ verb, unit, target, via: false, next })
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

  /** A hyphen before a verb or after a unit letter says nothing (R56). */
  private skipDash = (at: number): number => {
    const kind = this.tokens[at]?.kind
    return kind === 'dash' || kind === 'open' ? at + 1 : at
  }

  /** A dash, an arrow or a word like "to" between two places; it may be missing altogether (R57). */
  private skipJoint(at: number): number {
    const next = this.tokens[at]?.kind === 'dash' ? at + 1 : at
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
