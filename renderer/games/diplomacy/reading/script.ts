// The reading as a script: a closed phase cut into frames, each with what is on the board and what is said. First the
// reader's own orders with what became of them; then the sheets as written, power by power; then what became of them, causes before effects; then the board as it is now.
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import { succeeded, type OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { needsReason, keysOf, lineKeys, resultKey, strayKey } from './lines.ts'
import { helpersOf } from './strengths.ts'

export type Said =
  /** The results of the reader's own orders, before those of others. */
  /** Of the own orders, how many there are and succeeded, and how many of the own units were dislodged. */
  | {
      readonly kind: 'own'
      readonly powers: readonly PowerId[]
      readonly done: number
      readonly of: number
      readonly lost: number
    }
  | { readonly kind: 'sheet'; readonly power: PowerId }
  | { readonly kind: 'result'; readonly result: OrderResult }
  /** Units nobody wrote an order for, at once. */
  | { readonly kind: 'unordered'; readonly results: readonly OrderResult[] }
  /** Everything that went as written, at once. */
  | { readonly kind: 'rest'; readonly count: number }
  /** Powers that left the war. */
  | { readonly kind: 'collapsed'; readonly powers: readonly PowerId[] }
  /** Small powers of which everybody is shown who plays them. */
  | { readonly kind: 'paired'; readonly pairs: NonNullable<PhaseRecord['paired']> }
  /** Armies that came from overseas. */
  | { readonly kind: 'landed'; readonly units: readonly Unit[] }
  /** What the coin gave (R176). */
  | { readonly kind: 'coin'; readonly coin: NonNullable<PhaseRecord['coin']> }
  /** Units that a power placed, and the home centres it named (Escalation). */
  | { readonly kind: 'placed'; readonly power: PowerId; readonly units: readonly Unit[] }
  | { readonly kind: 'homes'; readonly power: PowerId; readonly centres: readonly ProvinceId[] }
  /** What was declared beside orders, and what the end of the turn brought. */
  | { readonly kind: 'turned' }
  | { readonly kind: 'after' }

export interface Frame {
  readonly record: PhaseRecord
  readonly said: Said
  /** Keys of the results whose orders have been read. */
  readonly drawn: ReadonlySet<string>
  /** Keys of the results that are known. */
  readonly resolved: ReadonlySet<string>
  /** Keys of the results whose orders are highlighted: first the one that the frame is about, then its culprits. */
  readonly lit: ReadonlySet<string>
}

/** Sheets with so few orders among them are read in one frame. */
const FEW = 3

/**
 * The frames of a phase; always at least one. Whoever reads for powers of their own learns first what became of their
 * orders.
 */
export function framesOf(
  record: PhaseRecord,
  powers: readonly PowerId[],
  own: readonly PowerId[] = [],
): readonly Frame[] {
  const { results, strays } = record
  const keys = (of: readonly OrderResult[]) => keysOf(results, of)
  const all = new Set(lineKeys(record))
  const after: Frame = { record, said: { kind: 'after' }, drawn: all, resolved: all, lit: new Set() }

  const yours = ownFrames(record, own)
  const known = yours[0]?.resolved ?? new Set<string>()
  const drawn = new Set(known)
  const sheets =
    results.length <= FEW && !record.unused
      ? []
      : powers.filter((power) => lineKeys(record, power).some((key) => !known.has(key)))
  const written = sheets.map((power): Frame => {
    const keysOfPower = lineKeys(record, power)
    for (const key of keysOfPower) drawn.add(key)
    return {
      record,
      said: { kind: 'sheet', power },
      drawn: new Set(drawn),
      resolved: known,
      lit: new Set(keysOfPower),
    }
  })

  const idle = results.filter(({ outcome, dislodgedBy }) => outcome.kind === 'unordered' && !dislodgedBy)
  const unordered = idle.length > 1 ? idle : []
  const explained = causesFirst(
    results.filter((result) => needsReason(result) && !unordered.includes(result)),
    results,
  )
  // Lines that were no unit's order are known to fail as soon as the sheets are read.
  const resolved = new Set([...known, ...strays.map((stray) => strayKey(stray, strays))])
  for (const key of keys(unordered)) resolved.add(key)
  const leftOut: Frame[] =
    unordered.length > 0
      ? [
          {
            record,
            said: { kind: 'unordered', results: unordered },
            drawn: all,
            resolved: new Set(resolved),
            lit: new Set(keys(unordered)),
          },
        ]
      : []
  const resolving: Frame[] = []
  const shown = new Set<OrderResult>()
  for (const result of explained) {
    if (shown.has(result)) continue
    const together = new Set([result])
    // A set goes on to what is added while it is gone through.
    for (const one of together)
      for (const other of explained) if (!shown.has(other) && isToldWith(other, one)) together.add(other)
    for (const each of together) {
      shown.add(each)
      resolved.add(resultKey(each, results))
    }
    resolving.push({
      record,
      said: { kind: 'result', result },
      drawn: all,
      resolved: new Set(resolved),
      lit: new Set(keys([result, ...culpritsOf(result, results)])),
    })
  }
  const rest = results.length - explained.length - unordered.length
  const quiet: Frame[] =
    rest > 0 && results.length > 0
      ? [{ record, said: { kind: 'rest', count: rest }, drawn: all, resolved: all, lit: new Set() }]
      : []
  const news = newsFrames(record, all)
  return [...yours, ...written, ...leftOut, ...resolving, ...quiet, ...news, after]
}

/** The own orders with their fates; nothing where none was written. */
function ownFrames(record: PhaseRecord, own: readonly PowerId[]): Frame[] {
  const tried = record.results.filter(({ unit, order }) => own.includes(unit.power) && order !== null)
  if (tried.length === 0) return []
  const powers = own.filter((power) => lineKeys(record, power).length > 0)
  const keys = new Set(powers.flatMap((power) => lineKeys(record, power)))
  const lost = record.results.filter(({ unit, dislodgedBy }) => own.includes(unit.power) && dislodgedBy)
  const done = tried.filter(succeeded).length
  const said = { kind: 'own', powers, done, of: tried.length, lost: lost.length } as const
  return [{ record, said, drawn: keys, resolved: keys, lit: keys }]
}

/** What happened in the war after a phase: the coin, powers that left it, armies that came. */
function newsFrames(record: PhaseRecord, all: ReadonlySet<string>): Frame[] {
  const {
    coin,
    collapsed = [],
    paired = [],
    landed = [],
    treaties,
    declared,
    season,
    placed = [],
    homes = {},
  } = record
  const changed = season && [...season.gifts, ...season.captures, ...season.strikes].length > 0
  const turned = treaties ?? declared ?? changed
  const said: Said[] = [
    ...(turned ? [{ kind: 'turned' } as const] : []),
    ...(coin ? [{ kind: 'coin', coin } as const] : []),
    ...(collapsed.length > 0 ? [{ kind: 'collapsed', powers: collapsed } as const] : []),
    ...(paired.length > 0 ? [{ kind: 'paired', pairs: paired } as const] : []),
    ...(landed.length > 0 ? [{ kind: 'landed', units: landed } as const] : []),
    ...[...new Set(placed.map(({ power }) => power))].map(
      (power) => ({ kind: 'placed', power, units: placed.filter((unit) => unit.power === power) }) as const,
    ),
    ...Object.entries(homes).map(
      ([power, centres]) => ({ kind: 'homes', power: power as PowerId, centres }) as const,
    ),
  ]
  return said.map((one) => ({ record, said: one, drawn: all, resolved: all, lit: new Set() }))
}

/** A frame about one result with everything known: shown to a reader who asks why. */
export function frameAbout(record: PhaseRecord, result: OrderResult): Frame {
  const all = new Set(lineKeys(record))
  const lit = new Set(keysOf(record.results, [result, ...culpritsOf(result, record.results)]))
  return { record, said: { kind: 'result', result }, drawn: all, resolved: all, lit }
}

/** The units an outcome names as its cause. */
export function culprits({ outcome, dislodgedBy }: OrderResult): readonly UnitRef[] {
  const by = dislodgedBy ? [dislodgedBy] : []
  switch (outcome.kind) {
    case 'bounced':
      return [...outcome.by, ...by]
    case 'supports':
      return [...(outcome.spares ? [outcome.spares] : []), ...by]
    case 'convoys':
      return [...(outcome.broken ?? []), ...by]
    case 'head-to-head':
    case 'powerless':
    case 'convoy-attacked':
    case 'cut':
    case 'cut-by-dislodgement':
      return [outcome.by, ...by]
    case 'own-unit':
      return [outcome.unit, ...by]
    case 'convoy-broken':
      return [...outcome.fleets.flatMap((broken) => [broken.fleet, broken.by]), ...by]
    case 'paradox':
      return [...outcome.fleets, ...by]
    case 'unmatched':
      return [outcome.target, ...by]
    case 'retreat-clash':
      return [...outcome.with, ...by]
    default:
      return by
  }
}

/**
 * Whether the sentence about one result tells of the other as well: the two kept each other out, the other was kept waiting
 * behind it, or all it did was to cut that support. The other's own reason stands in the list.
 */
function isToldWith(other: OrderResult, one: OrderResult): boolean {
  if (one.dislodgedBy || other.dislodgedBy) return false
  const { outcome } = other
  const isAt = (unit: UnitRef, { unit: { at } }: OrderResult) => provinceOf(unit.at) === provinceOf(at)
  if (outcome.kind === 'head-to-head') return one.outcome.kind === 'head-to-head' && isAt(outcome.by, one)
  if (outcome.kind !== 'bounced' || !outcome.by.some((unit) => isAt(unit, one))) return false
  const alone = outcome.by.length === 1
  switch (one.outcome.kind) {
    case 'bounced': {
      const waits = alone && goalOf(other) === provinceOf(one.unit.at)
      return waits || one.outcome.by.some((unit) => isAt(unit, other))
    }
    case 'head-to-head':
      return alone && goalOf(other) === provinceOf(one.unit.at)
    case 'cut':
      return alone && isAt(one.outcome.by, other)
    default:
      return false
  }
}

const goalOf = ({ order }: OrderResult): ProvinceId | null =>
  order && 'to' in order ? provinceOf(order.to) : null

/** The results of the units an outcome names. */
export function culpritsOf(result: OrderResult, results: readonly OrderResult[]): readonly OrderResult[] {
  return culprits(result).flatMap((unit) => resultAt(results, unit) ?? [])
}

const resultAt = (results: readonly OrderResult[], unit: UnitRef): OrderResult | undefined =>
  results.find((result) => provinceOf(result.unit.at) === provinceOf(unit.at))

/** The results that must be shown before a result: supports and convoys of a move, and the culprits' own results. */
function causesOf(result: OrderResult, results: readonly OrderResult[]): readonly OrderResult[] {
  const helpers = result.order?.kind === 'move' ? helpersOf(result, results) : []
  // An attack cuts support whether or not it succeeds, so a cut waits for nothing.
  return result.outcome.kind === 'cut' ? [] : [...helpers, ...culpritsOf(result, results)]
}

/** The results to tell, each after what caused it; circles are cut where they are entered. */
export function causesFirst(
  explained: readonly OrderResult[],
  results: readonly OrderResult[],
): readonly OrderResult[] {
  const wanted = new Set(explained)
  const seen = new Set<OrderResult>()
  const order: OrderResult[] = []
  const visit = (result: OrderResult): void => {
    if (seen.has(result)) return
    seen.add(result)
    for (const cause of causesOf(result, results)) visit(cause)
    if (wanted.has(result)) order.push(result)
  }
  for (const result of explained.toSorted((a, b) => weight(a) - weight(b))) visit(result)
  return order
}

const WEIGHTS: Partial<Record<OrderResult['outcome']['kind'], number>> = {
  illegal: 0,
  invalid: 0,
  unordered: 1,
  cut: 2,
  unmatched: 3,
  'no-convoy': 4,
}
const weight = ({ outcome }: OrderResult): number => WEIGHTS[outcome.kind] ?? 5
