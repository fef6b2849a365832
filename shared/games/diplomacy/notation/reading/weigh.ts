// Chooses among the readings of a line. First comes sense (does the unit exist, can it go there), then the more
// certain spelling. Two readings that stay equal are ambiguous, and the line is no order (R49).
import { namesCoast, provinceOf, type LocationId, type PowerId, type ProvinceId } from '../../board/ids.ts'
import type { Unit, UnitRef, UnitType } from '../../board/unit.ts'
import type { Order } from '../../orders/order.ts'
import type { PhaseKind } from '../../turn.ts'
import type { PlaceSlot, Said, SaidVerb, UnitSlot } from './grammar.ts'
import type { Warning } from './misreading.ts'

/** What reading needs to know of the board. */
export interface Terrain {
  kindOf(place: ProvinceId): 'sea' | 'coast' | 'inland' | undefined
  /** Whether a fleet there carries armies. */
  carries(place: ProvinceId): boolean
  /** Whether a unit may go there in one step and without a convoy; a place without its coast means any coast. */
  reaches(type: UnitType, from: LocationId, to: LocationId): boolean
}

/** What a text is read against. */
export interface OrderSetting {
  readonly phase: PhaseKind
  readonly board?: Terrain | undefined
  /** Units by province; null where the position is unknown. In a retreat phase the dislodged ones. */
  readonly units: ReadonlyMap<ProvinceId, Unit> | null
  /** Whose sheet it is. */
  readonly powers?: readonly PowerId[] | undefined
}

/** A possible order of a text: how implausible it is on the board, and how doubtful its spellings are. */
export interface Candidate {
  readonly order: Order
  readonly nonsense: number
  readonly doubt: number
  readonly warnings: readonly Warning[]
}

/** The best candidates, all equally good; more than one means the text is ambiguous. */
export function weigh(said: readonly Said[], position: OrderSetting): readonly Candidate[] {
  const fitting = said.filter(({ verb }) => BELONGS[position.phase].includes(verb))
  const all = (fitting.length > 0 ? fitting : said).flatMap((each) => candidatesOf(each, position))
  const least = Math.min(...all.map(cost))
  const best = new Map<string, Candidate>()
  for (const each of all) {
    const key = JSON.stringify(each.order)
    if (cost(each) === least && !best.has(key)) best.set(key, each)
  }
  return [...best.values()]
}

/**
 * The place of the unit that a line begins with, if only one can be meant: it may be clear although the end of the
 * line is not.
 */
export function unitMeant(slots: readonly UnitSlot[], position: OrderSetting): LocationId | undefined {
  const meant = slots.flatMap((slot) => unitsMeant(slot, 'ordered', position))
  const least = Math.min(...meant.map(cost))
  const best = meant.filter((each) => cost(each) === least)
  const places = new Set(best.map(({ value }) => value.at))
  return places.size === 1 ? best[0]!.value.at : undefined
}

/** An implausible order is worse than any doubt about spelling. */
const cost = ({ nonsense, doubt }: Pick<Candidate, 'nonsense' | 'doubt'>): number => nonsense * 1000 + doubt

const BELONGS: Readonly<Record<PhaseKind, readonly SaidVerb[]>> = {
  // What is placed is read as what is built, and homes are named without a verb: neither is read here.
  placement: [],
  wishes: [],
  homes: [],
  movement: ['hold', 'move', 'support', 'convoy'],
  retreats: ['move', 'retreat', 'disband', 'remove'],
  adjustments: ['build', 'remove', 'disband', 'waive', 'nothing'],
}

/** The possible meanings of a slot: one space or unit each. */
interface Meant<T> {
  readonly value: T
  readonly nonsense: number
  readonly doubt: number
  readonly warnings: readonly Warning[]
}

const MOST_READINGS = 6

function candidatesOf(said: Said, position: OrderSetting): readonly Candidate[] {
  const { unit, target, to, where, power } = said
  if (said.verb === 'nothing') return wordless(said, position)
  if (!unit) return [{ order: { kind: 'waive' }, nonsense: 0, doubt: 0, warnings: foreign(said, position) }]
  const candidates: Candidate[] = []
  const role = said.verb === 'build' ? 'new' : 'ordered'
  const its = power && !unit.power ? { ...unit, power } : unit
  for (const a of unitsMeant(its, role, position)) {
    // "Holds in Paris" is about the army in Paris.
    if (where && !where.places.some(({ place }) => place === provinceOf(a.value.at))) continue
    for (const b of target ? unitsMeant(target, 'target', position) : [undefined]) {
      for (const c of to ? placesMeant(to) : [undefined]) {
        const parts = [a, ...(b ? [b] : []), ...(c ? [c] : [])]
        const order = orderOf(said, position.phase, a.value, b?.value, c?.value)
        candidates.push({
          order,
          nonsense: sum(parts.map((part) => part.nonsense)) + nonsenseOf(order, position.board),
          doubt: sum(parts.map((part) => part.doubt)),
          warnings: [
            ...parts.flatMap((part) => part.warnings),
            ...(role === 'new' ? foreign(said, position) : []),
          ],
        })
      }
    }
  }
  return candidates
}

/**
 * In the books a unit without a verb is a build. Where one's own unit stands it can only be a removal, and where the
 * position is unknown either may be meant: both get a warning.
 */
function wordless({ unit: slot, ...said }: Said, position: OrderSetting): readonly Candidate[] {
  if (!slot) return []
  const { units, powers } = position
  return slot.places.flatMap((reading) => {
    const standing = units?.get(reading.place)
    const own = standing && (!powers || powers.includes(standing.power))
    const removed = own && (!slot.type || slot.type === standing.type)
    const unit = { ...slot, places: [reading] }
    const found = candidatesOf({ ...said, verb: removed ? 'remove' : 'build', unit }, position)
    return units && !removed ? found : found.map((each) => remarked(each, slot))
  })
}

const remarked = (candidate: Candidate, { from, to }: UnitSlot): Candidate => ({
  ...candidate,
  warnings: [...candidate.warnings, { code: 'no-verb', span: { from, to }, order: candidate.order }],
})

/** "Germany builds F Kie" on a sheet of France. */
const foreign = ({ power, unit }: Said, { powers }: OrderSetting): readonly Warning[] =>
  power && powers?.[0] && !powers.includes(power)
    ? [
        {
          code: 'wrong-nationality',
          span: { from: unit?.from ?? 0, to: unit?.to ?? 0 },
          written: power,
          actual: powers[0],
        },
      ]
    : []

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

function placesMeant(slot: PlaceSlot): readonly Meant<LocationId>[] {
  return slot.places.slice(0, MOST_READINGS).map(({ place, doubt }) => ({
    value: (slot.coast ? `${place}/${slot.coast}` : place) as LocationId,
    nonsense: 0,
    doubt,
    warnings: unlikely(slot, place, doubt),
  }))
}

/** A reading that is better only by the position, not by its spelling. */
function unlikely(slot: PlaceSlot, place: ProvinceId, doubt: number): readonly Warning[] {
  const { from, to } = slot
  return doubt > slot.places[0]!.doubt ? [{ code: 'by-position', span: { from, to }, place }] : []
}

function unitsMeant(
  slot: UnitSlot,
  role: 'ordered' | 'target' | 'new',
  position: OrderSetting,
): readonly Meant<UnitRef>[] {
  const span = { from: slot.from, to: slot.to }
  return placesMeant(slot).flatMap(({ value: at, doubt, warnings }) => {
    const standing = role === 'new' ? undefined : position.units?.get(provinceOf(at))
    if (!standing) {
      const absent = position.units && role !== 'new' ? 4 : 0
      return typesOf(slot, role).map((type) => ({ value: { type, at }, nonsense: absent, doubt, warnings }))
    }
    const remarks = [...warnings]
    let nonsense = 0
    if (slot.type && slot.type !== standing.type) {
      nonsense += 1
      remarks.push({
        code: 'wrong-letter',
        span,
        written: slot.type,
        actual: { type: standing.type, at: standing.at },
      })
    }
    if (slot.power && slot.power !== standing.power) {
      nonsense += 1
      remarks.push({ code: 'wrong-nationality', span, written: slot.power, actual: standing.power })
    }
    if (role === 'ordered' && position.powers && !position.powers.includes(standing.power)) nonsense += 2
    if (slot.coast && namesCoast(standing.at) && standing.at !== at)
      remarks.push({ code: 'wrong-coast', span })
    // A named coast is kept: whether a wrong one matters is decided by the edition.
    const value = { type: standing.type, at: slot.coast ? at : standing.at }
    return [{ value, nonsense, doubt, warnings: remarks }]
  })
}

const typesOf = (slot: UnitSlot, role: 'ordered' | 'target' | 'new'): readonly UnitType[] =>
  slot.type ? [slot.type] : slot.coast && role !== 'target' ? ['F'] : ['A', 'F']

function orderOf(
  { verb, via }: Said,
  phase: PhaseKind,
  unit: UnitRef,
  target: UnitRef | undefined,
  to: LocationId | undefined,
): Order {
  if (target) {
    if (!to) return { kind: 'support-hold', unit, target }
    return { kind: verb === 'convoy' ? 'convoy' : 'support-move', unit, target, to }
  }
  if (to) {
    if (verb === 'retreat' || phase === 'retreats') return { kind: 'retreat', unit, to }
    return via ? { kind: 'move', unit, to, via } : { kind: 'move', unit, to }
  }
  switch (verb) {
    case 'build':
      return { kind: 'build', unit }
    case 'disband':
      return { kind: phase === 'adjustments' ? 'remove' : 'disband', unit }
    case 'remove':
      return { kind: phase === 'retreats' ? 'disband' : 'remove', unit }
    default:
      return { kind: 'hold', unit }
  }
}

/** How implausible an order is on this board, from 0. */
function nonsenseOf(order: Order, board: Terrain | undefined): number {
  if (!board || order.kind === 'waive') return 0
  const placed = misplaced(order.unit, board)
  switch (order.kind) {
    case 'move':
      return placed + stepNonsense(order.unit, order.to, board)
    case 'retreat':
      return placed + (board.reaches(order.unit.type, order.unit.at, order.to) ? 0 : 3)
    case 'support-hold':
      return placed + misplaced(order.target, board) + aidNonsense(order.unit, order.target.at, board)
    case 'support-move':
      return (
        placed +
        misplaced(order.target, board) +
        aidNonsense(order.unit, order.to, board) +
        stepNonsense(order.target, order.to, board)
      )
    case 'convoy':
      return (
        placed +
        (board.carries(provinceOf(order.unit.at)) ? 0 : 2) +
        (order.target.type === 'A' ? 0 : 2) +
        (board.kindOf(provinceOf(order.target.at)) === 'coast' ? 0 : 2) +
        (board.kindOf(provinceOf(order.to)) === 'coast' ? 0 : 2)
      )
    default:
      return placed
  }
}

const misplaced = ({ type, at }: UnitRef, board: Terrain): number =>
  board.kindOf(provinceOf(at)) === (type === 'A' ? 'sea' : 'inland') ? 3 : 0

const aidNonsense = (unit: UnitRef, to: LocationId, board: Terrain): number =>
  board.reaches(unit.type, unit.at, provinceOf(to) as string as LocationId) ? 0 : 3

function stepNonsense({ type, at }: UnitRef, to: LocationId, board: Terrain): number {
  if (board.reaches(type, at, to)) return 0
  const overSea = type === 'A' && provinceOf(at) !== provinceOf(to)
  const coastal = board.kindOf(provinceOf(at)) === 'coast' && board.kindOf(provinceOf(to)) === 'coast'
  return overSea && coastal ? 1 : 3
}
