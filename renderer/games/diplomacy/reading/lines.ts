// A closed phase as lines to be read: order, fate, reason.
import { listingIn, namingIn } from '../words/board-shown.ts'
import { nameLook } from '../words/name-look.ts'
import { provinceOf, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { nameOf } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { reasonOf, reasonsOf } from '../../../../shared/games/diplomacy/notation/reason.ts'
import type { Telling } from '../../../../shared/games/diplomacy/notation/telling.ts'
import { writeOrder, writeUnit, type Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import {
  succeeded,
  type OrderResult,
  type Outcome,
  type Stray,
} from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { reasonText } from './reason-text.ts'

export const FATES = ['done', 'failed', 'still'] as const
/** Whether an order was carried out; `still` where nothing was tried. */
export type Fate = (typeof FATES)[number]

export interface ReadLine {
  readonly key: string
  /** What became of a unit's order; null for a line that was no unit's. */
  readonly result: OrderResult | null
  /** The order in notation; the unit alone where none was written. */
  readonly order: string
  /** The text as typed, where it reads otherwise. */
  readonly typed: string | null
  readonly fate: Fate
  readonly dislodged: boolean
  /** The reason in one sentence; null where the mark says it all. */
  readonly why: string | null
}

export interface ReadSheet {
  readonly power: PowerId
  readonly lines: readonly ReadLine[]
}

const orderKey = ({ unit, order }: OrderResult): string =>
  `${unit.power} ${provinceOf(unit.at)} ${order?.kind ?? 'none'}`

/** The key of a result among those of its phase. Units differ in place; waivers and refused builds are counted. */
export function resultKey(result: OrderResult, results: readonly OrderResult[]): string {
  const key = orderKey(result)
  const before = results.slice(0, Math.max(0, results.indexOf(result)))
  const same = before.filter((one) => orderKey(one) === key).length
  return same === 0 ? key : `${key} ${same + 1}`
}

/** The keys of results of a phase, of all of them unless some are named. */
export const keysOf = (results: readonly OrderResult[], of = results): readonly string[] =>
  of.map((result) => resultKey(result, results))

/** The key of a line that was no unit's order among those of its phase. */
export const strayKey = (stray: Stray, strays: readonly Stray[]): string =>
  `${stray.power} stray ${strays.indexOf(stray)}`

/** The key of the builds a power did not use. */
const unusedKey = (power: PowerId): string => `${power} unused`

/** The keys of everything a phase's sheets had on them or left out, of all powers unless one is named. */
export function lineKeys(record: PhaseRecord, power?: PowerId): readonly string[] {
  const { results, strays, unused = [], placed = [], homes = {} } = record
  const settled = new Set([...placed.map((unit) => unit.power), ...(Object.keys(homes) as PowerId[])])
  const of = <T>(all: readonly T[], whose: (one: T) => PowerId): readonly T[] =>
    power ? all.filter((one) => whose(one) === power) : all
  return [
    ...keysOf(
      results,
      of(results, ({ unit }) => unit.power),
    ),
    ...of(strays, (stray) => stray.power).map((stray) => strayKey(stray, strays)),
    ...of(unused, (one) => one.power).map((one) => unusedKey(one.power)),
    ...of([...settled], (one) => one).flatMap((one) => settledKeys(record, one)),
  ]
}

/** Whether a result is a success, a failure, or nothing tried. */
export function fateOf(result: Pick<OrderResult, 'outcome' | 'dislodgedBy'>): Fate {
  const { outcome, dislodgedBy } = result
  if ((outcome.kind === 'holds' || outcome.kind === 'unordered') && !dislodgedBy) return 'still'
  return succeeded(result) ? 'done' : 'failed'
}

const PLAIN: readonly Outcome['kind'][] = [
  'holds',
  'moves',
  'supports',
  'convoys',
  'retreats',
  'builds',
  'waives',
]

/** Whether a result says more than that the order was carried out as written. */
export const needsReason = ({ outcome, dislodgedBy }: OrderResult): boolean =>
  !PLAIN.includes(outcome.kind) || dislodgedBy !== undefined || hasCaveat(outcome)

/** Whether an order that was carried out had less effect than intended. */
const hasCaveat = (outcome: Outcome): boolean =>
  (outcome.kind === 'supports' && outcome.spares !== undefined) ||
  (outcome.kind === 'convoys' && (outcome.broken ?? outcome.unlanded) !== undefined)

/** A line without differences of spelling that do not change its meaning: spaces, dashes, capitals. */
const bare = (text: string): string => text.toLowerCase().replace(/[\s\p{Pd}]/gu, '')

/** One result as a line. */
export function lineOf(
  result: OrderResult,
  record: PhaseRecord,
  language: Language,
  style: Writing['style'] = nameLook.style,
): ReadLine {
  const { unit, order, written, dislodgedBy } = result
  const writing = { ...namingIn(language), style }
  const text = order ? writeOrder(order, writing) : writeUnit(unit, writing)
  return {
    key: resultKey(result, record.results),
    result,
    order: text,
    typed: typedAs(text, written),
    fate: fateOf(result),
    dislodged: dislodgedBy !== undefined,
    why: needsReason(result) ? whyText(result, { ...writing, results: record.results }) : null,
  }
}

/** The reason of a result, and what became of its unit; a dislodgement is shown beside the order. */
const whyText = (result: OrderResult, telling: Telling): string =>
  reasonsOf(result, telling)
    .filter(({ key }, i) => i === 0 || key !== 'reason_dislodged')
    .map(reasonText)
    .join(' ')

/** A line that was no unit's order: the second of two for a unit, or one for somebody else's. */
function strayLine(stray: Stray, { strays, results }: PhaseRecord, language: Language): ReadLine {
  const { order, written } = stray
  const writing = listingIn(language)
  const text = order ? writeOrder(order, writing) : ''
  return {
    key: strayKey(stray, strays),
    result: null,
    order: text,
    typed: typedAs(text, written),
    fate: 'failed',
    dislodged: false,
    why: reasonText(reasonOf(stray, { ...writing, results })),
  }
}

/** Builds a power was due and did not use; null where there were none. */
export function unusedText({ unused = [] }: PhaseRecord, power: PowerId): string | null {
  const count = unused.find((one) => one.power === power)?.count ?? 0
  return count > 0 ? m.read_unused({ count }) : null
}

function unusedLine(record: PhaseRecord, power: PowerId): readonly ReadLine[] {
  const order = unusedText(record, power)
  if (order === null) return []
  return [
    { key: unusedKey(power), result: null, order, typed: null, fate: 'still', dislodged: false, why: null },
  ]
}

/** Units that a power placed, and the home centres it named (Escalation). */
function settledLines(
  { placed = [], homes = {} }: PhaseRecord,
  power: PowerId,
  language: Language,
  style: Writing['style'],
): readonly ReadLine[] {
  const writing = { ...listingIn(language), style }
  const form = style === 'codes' ? 'code' : 'full'
  const texts = [
    ...placed.filter((unit) => unit.power === power).map((unit) => writeUnit(unit, writing)),
    ...(homes[power] ?? []).map((at) => nameOf(namingIn(language), at, form)),
  ]
  const keys = settledKeys({ placed, homes }, power)
  return texts.map((order, index) => ({
    key: keys[index] ?? '',
    result: null,
    order,
    typed: null,
    fate: 'done',
    dislodged: false,
    why: null,
  }))
}

const settledKeys = (
  { placed = [], homes = {} }: Pick<PhaseRecord, 'placed' | 'homes'>,
  power: PowerId,
): readonly string[] => [
  ...placed.filter((unit) => unit.power === power).map(({ at }) => `${power} ${at} placed`),
  ...(homes[power] ?? []).map((at) => `${power} ${at} home`),
]

const typedAs = (order: string, written: string | undefined): string | null =>
  written !== undefined && bare(written) !== bare(order) ? written.trim() : null

/** A phase power by power, in the table's order; powers that wrote nothing and have nothing are left out. */
export function sheetsOf(
  record: PhaseRecord,
  powers: readonly PowerId[],
  language: Language,
  style: Writing['style'] = nameLook.style,
): readonly ReadSheet[] {
  return powers.flatMap((power) => {
    const own = record.results.filter(({ unit }) => unit.power === power)
    const strays = record.strays.filter((stray) => stray.power === power)
    const lines = [
      ...own.map((result) => lineOf(result, record, language, style)),
      ...strays.map((stray) => strayLine(stray, record, language)),
      ...unusedLine(record, power),
      ...settledLines(record, power, language, style),
    ]
    return lines.length === 0 ? [] : [{ power, lines }]
  })
}
