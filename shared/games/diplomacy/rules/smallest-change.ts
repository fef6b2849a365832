// Finds the smallest change of orders that would have made an order succeed, by trial: first one changed order, then
// two, each resolved by the engine. No rule is repeated here.
import type { Board } from '../board/board.ts'
import { provinceOf, type LocationId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { movementOptions, type UnitOptions } from '../orders/options.ts'
import type { MovementOrder } from '../orders/order.ts'
import type { Edition } from '../editions/edition.ts'
import { resolveMovement, type MovementPhase } from './movement.ts'
import { succeeded, type MovementResolution, type OrderResult } from './outcome.ts'

/** Ways in which one order can be different. */
export const CHANGE_KINDS = ['support', 'convoy', 'stand-down', 'cut', 'make-room'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One changed order: one more support, one attacker or cut less, an enemy support cut, ... */
export interface Change {
  readonly kind: ChangeKind
  readonly unit: Unit
  /** The new order of the unit. */
  readonly order: MovementOrder
}

/** The simplest first: of its own units a power asks for support, of others that they stay away. */
const PLAINNESS: Readonly<Record<'own' | 'foreign', readonly ChangeKind[]>> = {
  own: ['support', 'convoy', 'stand-down', 'cut', 'make-room'],
  foreign: ['stand-down', 'support', 'convoy', 'cut'],
}

/** Pairs of changes tried where no single one helps. */
const PATIENCE = 1500

/**
 * The smallest change of other units' orders that makes the order of the unit at `at` succeed and keeps the unit where
 * it is not meant to leave; of several, one by its own power that spoils least else. Empty where it succeeded already,
 * null where one or two changes do not help.
 */
export function smallestChange(
  board: Board,
  edition: Edition,
  phase: MovementPhase,
  at: LocationId,
): readonly Change[] | null {
  const before = resolveMovement(board, edition, phase)
  const subject = before.results.find(({ unit }) => provinceOf(unit.at) === provinceOf(at))
  if (!subject) return null
  if (isWell(subject)) return []
  const trial = (changes: readonly Change[]) =>
    resolveMovement(board, edition, { ...phase, orders: changedOrders(phase, changes) })
  const changes = possibleChanges(board, phase, subject, before)
  const single = best(
    subject,
    before,
    changes.map((change) => [change]),
    trial,
  )
  return single ?? best(subject, before, pairs(changes), trial)
}

const isWell = (result: OrderResult): boolean => succeeded(result) && !result.dislodgedBy

/** Pairs of the changes that only add support or remove opposition, the simplest first, up to a limit. */
function pairs(changes: readonly Change[]): Change[][] {
  const plain = changes.filter(({ kind }) => kind !== 'make-room')
  const found: Change[][] = []
  for (const [i, first] of plain.entries())
    for (const second of plain.slice(i + 1)) {
      if (found.length >= PATIENCE) return found
      if (first.unit.at !== second.unit.at) found.push([first, second])
    }
  return found
}

function best(
  subject: OrderResult,
  before: MovementResolution,
  candidates: readonly (readonly Change[])[],
  trial: (changes: readonly Change[]) => MovementResolution,
): readonly Change[] | null {
  const { unit } = subject
  let chosen: readonly Change[] | null = null
  let least = Infinity
  for (const changes of candidates) {
    const after = trial(changes)
    const its = after.results.find((result) => result.unit.at === unit.at)
    if (!its || !isWell(its)) continue
    const cost =
      changes.reduce((sum, change) => sum + costOf(change, unit), 0) +
      spoilt(before, after, changes, unit.power) * 10
    if (cost < least) {
      least = cost
      chosen = changes
    }
  }
  return chosen
}

function costOf({ kind, unit }: Change, subject: Unit): number {
  const whose = unit.power === subject.power ? 'own' : 'foreign'
  return PLAINNESS[whose].indexOf(kind) + (whose === 'own' ? 0 : 1000)
}

/** How many unchanged orders of a power succeeded before and fail now. */
function spoilt(
  before: MovementResolution,
  after: MovementResolution,
  changes: readonly Change[],
  power: Unit['power'],
): number {
  const changed = new Set(changes.map(({ unit }) => unit.at))
  return before.results.filter(
    (result, i) =>
      result.unit.power === power &&
      isWell(result) &&
      !isWell(after.results[i]!) &&
      !changed.has(result.unit.at),
  ).length
}

function changedOrders(phase: MovementPhase, changes: readonly Change[]): MovementPhase['orders'] {
  const places = new Set(changes.map(({ unit }) => provinceOf(unit.at)))
  const placeOf = (line: MovementPhase['orders'][number]) =>
    'order' in line ? ('unit' in line.order ? line.order.unit.at : undefined) : line.at
  return [
    ...phase.orders.filter((line) => {
      const place = placeOf(line)
      return place === undefined || !places.has(provinceOf(place))
    }),
    ...changes.map(({ unit, order }) => ({ power: unit.power, order })),
  ]
}

/** Every change of one order that might affect the subject. */
function possibleChanges(
  board: Board,
  phase: MovementPhase,
  subject: OrderResult,
  { results }: MovementResolution,
): Change[] {
  const supporters = new Set(
    results.filter(({ order }) => isSupport(order)).map(({ unit }) => provinceOf(unit.at)),
  )
  const row = inTheWay(results, subject)
  const found: Change[] = []
  movementOptions(board, phase.units, undefined, phase.closed).forEach((options, i) => {
    const result = results[i]!
    const { unit, order } = result
    if (unit.at === subject.unit.at || phase.civilDisorder?.includes(unit.power)) return
    const add = (kind: ChangeKind, instead: MovementOrder) => found.push({ kind, unit, order: instead })
    for (const help of helpFor(options, subject)) add(help.kind === 'convoy' ? 'convoy' : 'support', help)
    if (order && order.kind !== 'hold') add('stand-down', { kind: 'hold', unit: options.unit })
    for (const to of options.moves) {
      const kind = row.has(result) ? 'make-room' : supporters.has(provinceOf(to)) ? 'cut' : null
      if (kind) add(kind, { kind: 'move', unit: options.unit, to })
    }
  })
  return found.sort((a, b) => costOf(a, subject.unit) - costOf(b, subject.unit))
}

/** Units of its own power at the subject's goal, at the goal of the unit there, and so on down the row. */
function inTheWay(results: readonly OrderResult[], subject: OrderResult): ReadonlySet<OrderResult> {
  const row = new Set<OrderResult>()
  for (let last = subject; last.order?.kind === 'move';) {
    const goal = provinceOf(last.order.to)
    const next = results.find(({ unit }) => provinceOf(unit.at) === goal)
    if (!next || next === subject || row.has(next)) break
    row.add(next)
    last = next
  }
  return new Set([...row].filter(({ unit }) => unit.power === subject.unit.power))
}

const isSupport = (order: OrderResult['order']): boolean =>
  order?.kind === 'support-hold' || order?.kind === 'support-move'

/** How one unit could help the subject's order to succeed. */
function helpFor(
  { unit, supportsHold, supportsMove, convoys }: UnitOptions,
  { unit: subject, order }: OrderResult,
): MovementOrder[] {
  const isSubject = ({ at }: { readonly at: LocationId }) => at === subject.at
  if (order?.kind !== 'move')
    return supportsHold.filter(isSubject).map((target) => ({ kind: 'support-hold', unit, target }))
  const towards = (kind: 'support-move' | 'convoy', offers: UnitOptions['convoys']): MovementOrder[] =>
    offers
      .filter(({ target }) => isSubject(target))
      .flatMap(({ target, to }) =>
        to.filter((place) => place === order.to).map((place) => ({ kind, unit, target, to: place })),
      )
  return [...towards('support-move', supportsMove), ...towards('convoy', convoys)]
}
