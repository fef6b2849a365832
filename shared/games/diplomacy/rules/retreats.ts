import { NONE, provinceIndex, typeIndex, type Board } from '../board/board.ts'
import { namesCoast, provinceOf, type LocationId, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { RetreatOptions } from '../orders/options.ts'
import type { Order, RetreatOrder } from '../orders/order.ts'
import type { Random } from '../../../kernel/random.ts'
import { isForeignCentre } from './aftermath.ts'
import type { Dislodged, OrderResult, Outcome, PhaseResolution, Stray } from './outcome.ts'
import type { Illegality } from '../orders/illegality.ts'
import { CONFLICT, illegal, strayLine } from './orders-by-unit.ts'
import type { Submitted } from './submitted.ts'
import type { Ownership } from './ownership.ts'

export interface RetreatPhase {
  /** Units that were not dislodged. */
  readonly units: readonly Unit[]
  readonly dislodged: readonly Dislodged[]
  readonly orders: readonly Submitted[]
  /** Provinces nobody may enter (R175). */
  readonly closed?: readonly ProvinceId[]
  /** Powers whose dislodged units are removed (R158). */
  readonly civilDisorder?: readonly PowerId[]
  /** Who owns what, where foreign centres are closed to retreats (S30). */
  readonly owners?: Ownership
  /** Chooses the retreat of units without an order (S31); without it they disband (R137). */
  readonly lot?: Random
}

/** Where each dislodged unit may go; all may disband (R131..R138). */
export const retreatOptions = (dislodged: readonly Dislodged[]): RetreatOptions[] =>
  dislodged.map(({ unit, retreats }) => ({ unit: { type: unit.type, at: unit.at }, to: retreats }))

/** Resolves retreats, all at once (R130): legal ones are carried out unless two meet; all other units are disbanded. */
export function resolveRetreats(board: Board, phase: RetreatPhase): PhaseResolution {
  const { units, dislodged, civilDisorder } = phase
  const { lines, strays } = readLines(board, phase)
  const results = dislodged.map((its) => resultOf(its, lines.get(its), civilDisorder ?? []))
  const clashed = drawn(
    results.map((result) => clash(result, results)),
    phase,
  )
  return {
    results: clashed,
    strays,
    units: [
      ...units,
      ...clashed.flatMap((result) => {
        const at = goalOf(result)
        return at ? [{ ...result.unit, at }] : []
      }),
    ],
  }
}

/**
 * Why each line is not allowed, or null: by the board as it stands, or because another line orders the same unit
 * something else (D5).
 */
export function judgeRetreats(board: Board, phase: RetreatPhase): readonly (Illegality | null)[] {
  const { lines } = readLines(board, phase)
  return phase.orders.map((line) => {
    if (!('order' in line)) return null
    const found = ordered(board, phase, line.power, line.order)
    if (typeof found === 'string') return found
    if (typeof found.legal === 'string') return found.legal
    return lines.get(found.its)?.refused === CONFLICT ? CONFLICT.why : null
  })
}

const samePlace = (a: LocationId, b: LocationId): boolean => provinceOf(a) === provinceOf(b)

const whyNot = (units: readonly Unit[], power: PowerId, order: RetreatOrder): Illegality =>
  units.some((unit) => unit.power === power && samePlace(unit.at, order.unit.at))
    ? 'not-dislodged'
    : 'no-such-unit'

interface Line {
  readonly order?: RetreatOrder
  readonly text?: string
  readonly refused?: Stray['outcome']
}

/** What was written for each dislodged unit, and lines that are no unit's order. */
function readLines(
  board: Board,
  phase: RetreatPhase,
): { readonly lines: ReadonlyMap<Dislodged, Line>; readonly strays: Stray[] } {
  const strays: Stray[] = []
  const lines = new Map<Dislodged, Line>()
  for (const submitted of phase.orders) {
    const { power } = submitted
    if (!('order' in submitted)) {
      const its = phase.dislodged.find(
        ({ unit }) => unit.power === power && submitted.at && samePlace(unit.at, submitted.at),
      )
      const outcome = { kind: 'invalid', text: submitted.invalid } as const
      if (its && !lines.has(its)) lines.set(its, { text: submitted.invalid, refused: outcome })
      else strays.push(strayLine(power, null, submitted.invalid, outcome))
      continue
    }
    const { order, text } = submitted
    const found = ordered(board, phase, power, order)
    if (typeof found === 'string') {
      strays.push(strayLine(power, order, text, illegal(found)))
      continue
    }
    const kept = (line: Line) =>
      line.refused && strays.push(strayLine(power, line.order ?? null, line.text, line.refused))
    lines.set(found.its, addLine(lines.get(found.its), found.legal, found.order, text, kept))
  }
  return { lines, strays }
}

/** The dislodged unit an order is about, and the order as it will be carried out or why it is not allowed. */
interface Ordered {
  readonly its: Dislodged
  readonly order: RetreatOrder
  readonly legal: RetreatOrder | Illegality
}

/** An order as one of a dislodged unit; why it is none, where it is not. */
function ordered(board: Board, phase: RetreatPhase, power: PowerId, order: Order): Ordered | Illegality {
  if (order.kind !== 'retreat' && order.kind !== 'disband') return 'wrong-phase'
  const its = phase.dislodged.find(({ unit }) => samePlace(unit.at, order.unit.at))
  if (!its) return whyNot(phase.units, power, order)
  return its.unit.power === power
    ? { its, order, legal: legalRetreat(board, phase, its, order) }
    : 'not-yours'
}

/**
 * As in movement: a legal line counts before an illegal one, two different legal ones cancel each other (D5); the
 * line that is not used is a stray.
 */
function addLine(
  before: Line | undefined,
  legal: RetreatOrder | Illegality,
  order: RetreatOrder,
  text: string | undefined,
  stray: (line: Line) => void,
): Line {
  const written = text === undefined ? undefined : { text }
  if (typeof legal === 'string') {
    const refused = { order, ...written, refused: illegal(legal) }
    if (!before) return refused
    stray(refused)
    return before
  }
  const line = { order: legal, ...written }
  if (!before) return line
  if (before.refused && before.refused !== CONFLICT) {
    stray(before)
    return line
  }
  const same =
    before.order?.kind === legal.kind &&
    (legal.kind === 'disband' || (before.order.kind === 'retreat' && before.order.to === legal.to))
  if (same) return before
  stray({ order, ...written, refused: CONFLICT })
  return { ...before, refused: CONFLICT }
}

/** The order with its coast filled in where one alone is open (R140), or why it is not allowed. */
function legalRetreat(
  board: Board,
  phase: RetreatPhase,
  its: Dislodged,
  order: RetreatOrder,
): RetreatOrder | Illegality {
  const { unit, retreats } = its
  const self = { type: unit.type, at: unit.at }
  if (order.kind === 'disband') return { kind: 'disband', unit: self }
  if (retreats.includes(order.to)) return { kind: 'retreat', unit: self, to: order.to }
  const coasts = retreats.filter((to) => samePlace(to, order.to))
  const [only] = coasts
  if (!only) return whyBarred(board, phase, its, order.to)
  if (coasts.length > 1) return 'coast-missing'
  const named = namesCoast(order.to) && unit.type === 'F'
  return named ? 'coast-unreachable' : { kind: 'retreat', unit: self, to: only }
}

/** Why a unit may not retreat to a place that is not among its retreats (R131, R132). */
function whyBarred(
  board: Board,
  { units, closed, owners }: RetreatPhase,
  { unit, from }: Dislodged,
  to: LocationId,
): Illegality {
  const province = provinceIndex(board, to)
  const row = typeIndex(unit.type) * board.locations + (board.index.get(unit.at) ?? NONE)
  if (province === NONE || !board.touches[row * board.provinces + province]) return 'unreachable'
  if (units.some(({ at }) => samePlace(at, to))) return 'retreat-occupied'
  if (provinceOf(to) === from) return 'retreat-attacker-origin'
  if (closed?.includes(provinceOf(to))) return 'closed-space'
  const foreign = owners !== undefined && isForeignCentre(board, owners, to, unit.power)
  return foreign ? 'retreat-foreign-centre' : 'retreat-stand-off'
}

function resultOf(
  { unit, retreats }: Dislodged,
  line: Line | undefined,
  gone: readonly PowerId[],
): OrderResult {
  const outcome = (): Outcome => {
    if (gone.includes(unit.power)) return { kind: 'disbands', why: 'civil-disorder' }
    if (line?.refused) return line.refused
    if (line?.order)
      return line.order.kind === 'retreat' ? { kind: 'retreats' } : { kind: 'disbands', why: 'ordered' }
    return { kind: 'disbands', why: retreats.length ? 'unordered' : 'nowhere' }
  }
  return {
    unit,
    order: line?.order ?? null,
    ...(line?.text !== undefined && { written: line.text }),
    outcome: outcome(),
  }
}

/**
 * S31: a lot chooses the retreat of each unit without an order, among the spaces open to it that no other retreat
 * leads to. A unit without such a space disbands.
 */
function drawn(results: readonly OrderResult[], { dislodged, lot }: RetreatPhase): readonly OrderResult[] {
  if (!lot) return results
  const stands = ({ outcome }: OrderResult) => outcome.kind === 'retreats' || outcome.kind === 'retreat-clash'
  const wanted = new Set(
    results.filter(stands).flatMap(({ order }) => (order?.kind === 'retreat' ? [provinceOf(order.to)] : [])),
  )
  return results.map((result, i) => {
    const { outcome, unit } = result
    if (stands(result)) return result
    if (outcome.kind === 'disbands' && outcome.why !== 'unordered') return result
    const open = dislodged[i]!.retreats.filter((to) => !wanted.has(provinceOf(to)))
    const to = open[lot.below(Math.max(1, open.length))]
    if (to === undefined) return { ...result, outcome: { kind: 'disbands', why: 'nowhere' } }
    wanted.add(provinceOf(to))
    const order = { kind: 'retreat', unit: { type: unit.type, at: unit.at }, to } as const
    return { ...result, order, outcome: { kind: 'retreats', lot: true } }
  })
}

/** The goal of a unit's retreat, if it retreats. */
const goalOf = ({ order, outcome }: OrderResult): LocationId | null =>
  outcome.kind === 'retreats' && order?.kind === 'retreat' ? order.to : null

/** R136: two or more that retreat to one space are all disbanded. */
function clash(result: OrderResult, results: readonly OrderResult[]): OrderResult {
  const goal = goalOf(result)
  if (!goal) return result
  const others = results.filter((other) => {
    const its = goalOf(other)
    return other !== result && its && samePlace(its, goal)
  })
  return others.length
    ? { ...result, outcome: { kind: 'retreat-clash', with: others.map(({ unit }) => unit) } }
    : result
}
