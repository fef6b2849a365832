// What a beginner overlooks on the board: what may come at a unit, what it may take, and which support would do it.
// Read off the options of every unit, so that it knows no rule the engine does not. What others will order nobody
// knows: strengths are the greatest they could bring.
import type { Board } from '../board/board.ts'
import { provinceOf, type LocationId, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { movementOptions, type UnitOptions } from '../orders/options.ts'
import type { Ownership } from '../rules/ownership.ts'

/** A unit of the power that others can reach. */
export interface Threat {
  readonly unit: Unit
  /** Foreign units that can attack it. */
  readonly by: readonly Unit[]
  /** The most one power can bring against it, supports included. */
  readonly attack: number
  /** What it has if every own unit that can supports it. */
  readonly defence: number
}

/** A centre that is not the power's, within reach of one of its units. */
export interface Chance {
  readonly unit: Unit
  readonly to: LocationId
  /** Who owns the centre now; null: nobody. */
  readonly owner: PowerId | null
  /** The foreign unit that stands there. */
  readonly held: Unit | null
  /** Own units that can support the move, nobody else's. */
  readonly supporters: readonly Unit[]
  /** The most strength that can be put against it. */
  readonly against: number
  /** How many of the supports are needed to be sure; null where all of them are not enough. */
  readonly needs: number | null
}

export interface Hints {
  readonly threats: readonly Threat[]
  readonly chances: readonly Chance[]
}

interface Field {
  readonly units: readonly Unit[]
  readonly options: readonly UnitOptions[]
}

/** What to look out for as a power in a movement phase; the worst and the best come first. */
export function hintsFor(
  board: Board,
  units: readonly Unit[],
  owners: Ownership,
  power: PowerId,
  closed: readonly ProvinceId[] = [],
): Hints {
  const field: Field = { units, options: movementOptions(board, units, undefined, closed) }
  const own = units.filter((unit) => unit.power === power)
  const threats = own.flatMap((unit) => {
    const threat = threatTo(field, unit)
    return threat ? [threat] : []
  })
  const chances = own.flatMap((unit) => chancesOf(board, field, owners, unit))
  return {
    threats: threats.sort((a, b) => b.attack - b.defence - (a.attack - a.defence)),
    chances: chances.sort((a, b) => (a.needs ?? 99) - (b.needs ?? 99)),
  }
}

function threatTo(field: Field, unit: Unit): Threat | null {
  const at = provinceOf(unit.at)
  const by = comers(field, at).filter((each) => each.power !== unit.power)
  if (by.length === 0) return null
  return { unit, by, attack: strongestAttack(field, at, by), defence: 1 + holders(field, unit).length }
}

function chancesOf(board: Board, field: Field, owners: Ownership, unit: Unit): readonly Chance[] {
  const reached = optionsAt(field, unit)?.moves ?? []
  return reached.flatMap((to): Chance[] => {
    const goal = provinceOf(to)
    const held = field.units.find((each) => provinceOf(each.at) === goal) ?? null
    const owner = owners[goal] ?? null
    if (!board.centres.includes(goal) || owner === unit.power || held?.power === unit.power) return []
    const supporters = supportersOf(field, unit, goal).filter(({ power }) => power === unit.power)
    const rivals = comers(field, goal).filter(({ power }) => power !== unit.power)
    const defence = held ? 1 + holders(field, held).length : 0
    const against = Math.max(defence, strongestAttack(field, goal, rivals))
    const needs = against <= supporters.length ? against : null
    return [{ unit, to, owner, held, supporters, against, needs }]
  })
}

const optionsAt = ({ units, options }: Field, unit: Unit): UnitOptions | undefined =>
  options[units.indexOf(unit)]

/** Units that can move to a province by themselves. */
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

/** Units that can support a unit's move to a province. */
const supportersOf = ({ units, options }: Field, mover: Unit, to: ProvinceId): readonly Unit[] =>
  units.filter((_, i) =>
    options[i]!.supportsMove.some(
      ({ target, to: goals }) => target.at === mover.at && goals.some((goal) => provinceOf(goal) === to),
    ),
  )

/** Units of the same power that can support a unit where it stands. */
const holders = ({ units, options }: Field, unit: Unit): readonly Unit[] =>
  units.filter(
    (each, i) => each.power === unit.power && options[i]!.supportsHold.some(({ at }) => at === unit.at),
  )
