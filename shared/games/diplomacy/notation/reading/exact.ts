// Lines exactly as programs write them, in codes alone: `A PAR - BUR`, `f lon c a wal - bel`. They need no grammar,
// for none of their words is ambiguous. All other lines are left to the grammar.
import { type LocationId, namesCoast, provinceOf } from '../../board/ids.ts'
import type { UnitRef, UnitType } from '../../board/unit.ts'
import type { Order } from '../../orders/order.ts'
import type { BoardNames, Naming } from '../names/board-names.ts'
import { nameOf, TONGUES } from '../names/names.ts'
import type { Language } from '../../../../kernel/language.ts'
import { COAST_CODES, type WrittenVerb } from '../names/tongue.ts'
import type { OrderSetting } from './weigh.ts'
import { perBoard } from './per-board.ts'

/** The possible meanings of one word in a line of codes. */
interface Codes {
  readonly units: ReadonlyMap<string, UnitType>
  readonly places: ReadonlyMap<string, LocationId>
  readonly verbs: ReadonlyMap<string, WrittenVerb>
}

const COASTS = ['', ...COAST_CODES.map((coast) => `/${coast}`)]
/** The removal's letter is the disbandment's in every language, and the grammar reads waivers. */
const VERBS = ['hold', 'support', 'convoy', 'via', 'retreat', 'disband', 'build'] as const

/** The languages whose codes may be mixed in one line. */
function codesOf(names: BoardNames, languages: readonly Language[]): Codes {
  const units = new Map<string, UnitType>()
  const places = new Map<string, LocationId>()
  const verbs = new Map<string, WrittenVerb>()
  for (const language of languages) {
    const tongue = TONGUES[language]
    for (const type of ['A', 'F'] as const) inAnyCase(units, language, tongue.units[type], type)
    for (const verb of VERBS) inAnyCase(verbs, language, tongue.writes[verb].short, verb)
    for (const id of Object.keys(names[language].spaces))
      for (const coast of COASTS) {
        const at = `${id}${coast}` as LocationId
        inAnyCase(places, language, nameOf({ names, language }, at, 'code'), at)
        if (language === 'en') places.set(`${id[0]}${id.slice(1).toLowerCase()}${coast}`, at)
      }
  }
  return { units, places, verbs }
}

/** Latin codes have one meaning in any case; Cyrillic ones may differ by their case alone. */
function inAnyCase<T>(codes: Map<string, T>, language: Language, code: string, means: T): void {
  codes.set(code, means)
  if (language === 'en') codes.set(code.toLowerCase(), means)
}

/** Codes a reader of each language may write besides the Latin ones; those of two alphabets are never mixed. */
const ownCodes = perBoard((names): Readonly<Record<Language, readonly Codes[]>> => {
  const latin = codesOf(names, ['en'])
  return {
    en: [latin],
    ru: [codesOf(names, ['ru']), latin],
    bg: [codesOf(names, ['bg']), latin],
    cs: [codesOf(names, ['en', 'cs'])],
  }
})

/** The order a line in codes is, or null where it is not exact or does not fit the position to the letter. */
export function readExact(line: string, { names, language }: Naming, position: OrderSetting): Order | null {
  const end = line.indexOf(' ')
  const letter = line.slice(0, end)
  for (const codes of ownCodes(names)[language]) {
    const type = codes.units.get(letter)
    if (type !== undefined) return orderIn(line, end + 1, type, codes, position)
  }
  return null
}

function orderIn(
  line: string,
  start: number,
  type: UnitType,
  { units, places, verbs }: Codes,
  position: OrderSetting,
): Order | null {
  const { phase } = position
  let next = start
  /** The word that begins at `next`, and where the following one begins. */
  const word = (): string => {
    const end = line.indexOf(' ', next)
    const from = next
    next = end < 0 ? line.length + 1 : end + 1
    return end < 0 ? line.slice(from) : line.slice(from, end)
  }
  /** A move written as one word: `PAR-BUR`. */
  let joined: LocationId | undefined
  const place = (): LocationId | undefined => {
    const written = word()
    const at = places.get(written)
    if (at !== undefined) return at
    const dash = written.indexOf('-')
    if (dash < 0) return undefined
    joined = places.get(written.slice(dash + 1))
    return joined && places.get(written.slice(0, dash))
  }
  const ended = () => next > line.length
  /** `- BUR`, up to the end of the line or to a last word. */
  const goal = (): LocationId | undefined => joined ?? (word() === '-' ? places.get(word()) : undefined)

  const at = place()
  if (at === undefined) return null
  if (joined !== undefined || line.startsWith('- ', next)) {
    const to = goal()
    if (to === undefined || phase === 'adjustments') return null
    const via = !ended()
    if (via && (phase !== 'movement' || verbs.get(word()) !== 'via' || !ended())) return null
    const unit = unitRefAt(type, at, position)
    if (!unit) return null
    if (phase === 'retreats') return { kind: 'retreat', unit, to }
    return via ? { kind: 'move', unit, to, via } : { kind: 'move', unit, to }
  }
  if (ended()) return null
  const verb = verbs.get(word())
  switch (verb) {
    case 'support':
    case 'convoy': {
      const helped = ended() ? undefined : units.get(word())
      const where = helped && !ended() ? place() : undefined
      if (phase !== 'movement' || !helped || where === undefined) return null
      const to = joined !== undefined || !ended() ? goal() : null
      if (to === undefined || !ended() || (to === null && verb === 'convoy')) return null
      const unit = unitRefAt(type, at, position)
      const target = unit && unitRefAt(helped, where, position)
      if (!target) return null
      if (to === null) return { kind: 'support-hold', unit, target }
      return { kind: verb === 'convoy' ? 'convoy' : 'support-move', unit, target, to }
    }
    case 'retreat': {
      const to = phase === 'retreats' && !ended() ? places.get(word()) : undefined
      const unit = to !== undefined && ended() ? unitRefAt(type, at, position) : null
      return unit && { kind: 'retreat', unit, to: to! }
    }
    case 'hold':
    case 'disband': {
      if (!ended() || (verb === 'hold') !== (phase === 'movement')) return null
      const unit = unitRefAt(type, at, position)
      if (!unit) return null
      if (verb === 'hold') return { kind: 'hold', unit }
      return { kind: phase === 'retreats' ? 'disband' : 'remove', unit }
    }
    case 'build':
      return ended() && phase === 'adjustments' ? { kind: 'build', unit: { type, at } } : null
    default:
      return null
  }
}

/**
 * The unit in that place, or the one written where there is none; null where they differ by more than an unnamed
 * coast.
 */
function unitRefAt(type: UnitType, at: LocationId, { units }: OrderSetting): UnitRef | null {
  const standing = units?.get(provinceOf(at))
  if (!standing) return { type, at }
  if (standing.type !== type) return null
  if (standing.at === at) return { type, at }
  if (namesCoast(at)) return namesCoast(standing.at) ? null : { type, at }
  return { type, at: standing.at }
}
