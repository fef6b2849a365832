// Hints for beginners: own orders that bounce, centres to take, centres to guard. They are computed from the options
// of every unit, so that this file has no rules of its own. The orders of others are unknown: their strengths are the
// greatest possible, and no hint depends on their mistakes. Hints about a unit are dropped once it has its order.
import type { Board } from '../board/board.ts'
import { provinceOf, type LocationId, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { movementOptions, type UnitOptions } from '../orders/options.ts'
import type { Order } from '../orders/order.ts'
import type { Ownership } from '../rules/ownership.ts'
import type { Season } from '../turn.ts'
import type { Draft } from '../view.ts'

export type Hint =
  /** Own orders bounce off each other. */
  | { readonly kind: 'clash'; readonly orders: readonly Order[] }
  /** A centre that this unit takes whatever others order; `by` are the supports it needs for it. */
  | { readonly kind: 'take'; readonly unit: Unit; readonly to: LocationId; readonly by: readonly Unit[] }
  /** A unit on an own centre that can be dislodged; `help` are own units that can support it. */
  | {
      readonly kind: 'help'
      readonly unit: Unit
      readonly by: readonly Unit[]
      readonly help: readonly Unit[]
    }
  /** An own centre without a unit that others can enter. */
  | { readonly kind: 'guard'; readonly centre: ProvinceId; readonly by: readonly Unit[] }
  /** A free centre in two steps. */
  | {
      readonly kind: 'near'
      readonly unit: Unit
      readonly over: LocationId
      readonly to: ProvinceId
    }
  /** A unit on an own centre that is safe while it stays. */
  | { readonly kind: 'stay'; readonly unit: Unit; readonly by: readonly Unit[] }
  /** After this turn centres are counted. */
  | { readonly kind: 'count' }

/** What hints need to know of the board. */
export interface HintPosition {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly season: Season
  readonly closed?: readonly ProvinceId[]
}

interface Field {
  readonly board: Board
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly options: readonly UnitOptions[]
  readonly own: readonly Unit[]
  readonly power: PowerId
}

/** Hints for a power in a movement phase, most urgent first; `drafts` is what its sheet holds already. */
export function hintsFor(
  board: Board,
  { units, owners, season, closed = [] }: HintPosition,
  power: PowerId,
  drafts: readonly Pick<Draft, 'order' | 'hindered'>[] = [],
): readonly Hint[] {
  const own = units.filter((unit) => unit.power === power)
  const options = movementOptions(board, units, undefined, closed)
  const field: Field = { board, units, owners, options, own, power }
  const written = new Set(drafts.flatMap(({ order }) => ('unit' in order ? [provinceOf(order.unit.at)] : [])))
  const open = own.filter(({ at }) => !written.has(provinceOf(at)))
  const taken = new Set(drafts.flatMap(({ order }) => (order.kind === 'move' ? [provinceOf(order.to)] : [])))
  const takes = takesOf(field, open, taken)
  const nears = season === 'spring' ? nearsOf(field, open, new Set([...taken, ...takes.map(goalOf)])) : []
  const guards = guardsOf(field, open)
  return [
    ...clashesIn(drafts),
    ...takes,
    ...guards.filter(({ kind }) => kind !== 'stay'),
    ...nears,
    ...guards.filter(({ kind }) => kind === 'stay'),
    ...(season === 'fall' && open.length > 0 ? [{ kind: 'count' } as const] : []),
  ]
}

const goalOf = ({ to }: Extract<Hint, { kind: 'take' }>): ProvinceId => provinceOf(to)

/** Moves of the sheet that meet in one space, each space once. */
function clashesIn(drafts: readonly Pick<Draft, 'order' | 'hindered'>[]): readonly Hint[] {
  const bounced = drafts.filter(({ hindered }) => hindered?.kind === 'stand-off').map(({ order }) => order)
  const spaces = new Map<ProvinceId, Order[]>()
  for (const order of bounced)
    if (order.kind === 'move') {
      const at = provinceOf(order.to)
      spaces.set(at, [...(spaces.get(at) ?? []), order])
    }
  return [...spaces.values()].filter(({ length }) => length > 1).map((orders) => ({ kind: 'clash', orders }))
}

/** Centres that can be taken for certain, each by the unit that needs least support for it. */
function takesOf(
  field: Field,
  open: readonly Unit[],
  taken: ReadonlySet<ProvinceId>,
): readonly Extract<Hint, { kind: 'take' }>[] {
  const best = new Map<ProvinceId, Extract<Hint, { kind: 'take' }>>()
  for (const unit of open)
    for (const to of optionsAt(field, unit).moves) {
      const goal = provinceOf(to)
      if (!isPrize(field, goal) || taken.has(goal)) continue
      const needs = strengthAgainst(field, goal)
      const helpers = supportersOf(field, unit, goal).filter((one) => open.includes(one))
      if (needs > helpers.length) continue
      const known = best.get(goal)
      if (!known || known.by.length > needs)
        best.set(goal, { kind: 'take', unit, to, by: helpers.slice(0, needs) })
    }
  return [...best.values()].toSorted((a, b) => a.by.length - b.by.length)
}

/** Free centres that a unit can reach in two steps and no own unit in one. */
function nearsOf(field: Field, open: readonly Unit[], known: ReadonlySet<ProvinceId>): readonly Hint[] {
  const { board, owners, units } = field
  const reached = new Set(field.own.flatMap((unit) => optionsAt(field, unit).moves.map(provinceOf)))
  const hints = new Map<ProvinceId, Hint>()
  const busy = new Set<Unit>()
  for (const unit of open)
    for (const over of optionsAt(field, unit).moves) {
      if (busy.has(unit) || board.centres.includes(provinceOf(over)) || stands(units, provinceOf(over)))
        continue
      const [next] = movementOptions(board, [{ ...unit, at: over }])
      for (const goal of (next?.moves ?? []).map(provinceOf)) {
        const free = board.centres.includes(goal) && !owners[goal] && !stands(units, goal)
        if (!free || reached.has(goal) || known.has(goal) || hints.has(goal) || busy.has(unit)) continue
        hints.set(goal, { kind: 'near', unit, over, to: goal })
        busy.add(unit)
      }
    }
  return [...hints.values()]
}

/** Own centres that others can enter. */
function guardsOf(field: Field, open: readonly Unit[]): readonly Hint[] {
  const { board, owners, power } = field
  return board.centres.flatMap((centre): Hint[] => {
    if (owners[centre] !== power) return []
    const by = comers(field, centre).filter((unit) => unit.power !== power)
    const near = comers(field, centre).some((unit) => open.includes(unit))
    const unit = field.own.find(({ at }) => provinceOf(at) === centre)
    if (by.length === 0) return []
    if (!unit) return near ? [{ kind: 'guard', centre, by }] : []
    if (!open.includes(unit)) return []
    if (strongestAttack(field, centre, by) <= 1) return [{ kind: 'stay', unit, by }]
    const help = holders(field, unit).filter((one) => open.includes(one))
    return help.length > 0 ? [{ kind: 'help', unit, by, help }] : []
  })
}

/** A centre that is not the power's own and without an own unit. */
const isPrize = ({ board, owners, own, power }: Field, at: ProvinceId): boolean =>
  board.centres.includes(at) && owners[at] !== power && !stands(own, at)

const stands = (units: readonly Unit[], at: ProvinceId): boolean =>
  units.some((unit) => provinceOf(unit.at) === at)

/** The most strength that others can put against a move to a province. */
function strengthAgainst(field: Field, to: ProvinceId): number {
  const held = field.units.find(({ at }) => provinceOf(at) === to)
  const rivals = comers(field, to).filter((unit) => unit.power !== field.power)
  return Math.max(held ? 1 + holders(field, held).length : 0, strongestAttack(field, to, rivals))
}

const NO_OPTIONS: Pick<UnitOptions, 'moves'> = { moves: [] }
const optionsAt = ({ units, options }: Field, unit: Unit): Pick<UnitOptions, 'moves'> =>
  options[units.indexOf(unit)] ?? NO_OPTIONS

/** Units that can move to a province without a convoy. */
const comers = ({ units, options }: Field, to: ProvinceId): readonly Unit[] =>
  units.filter((_, i) => options[i]!.moves.some((at) => provinceOf(at) === to))

/** The most strength any one power can send to a province. */
function strongestAttack(field: Field, to: ProvinceId, comers: readonly Unit[]): number {
  return Math.max(
    0,
    ...comers.map(
      (unit) => 1 + supportersOf(field, unit, to).filter(({ power }) => power === unit.power).length,
    ),
  )
}

/** Units of a mover's power that can support it into a province. */
const supportersOf = ({ units, options }: Field, mover: Unit, to: ProvinceId): readonly Unit[] =>
  units.filter(
    (unit, i) =>
      unit.power === mover.power &&
      options[i]!.supportsMove.some(
        ({ target, to: goals }) => target.at === mover.at && goals.some((goal) => provinceOf(goal) === to),
      ),
  )

/** Units of the same power that can support a unit where it stands. */
const holders = ({ units, options }: Field, unit: Unit): readonly Unit[] =>
  units.filter(
    (each, i) => each.power === unit.power && options[i]!.supportsHold.some(({ at }) => at === unit.at),
  )
