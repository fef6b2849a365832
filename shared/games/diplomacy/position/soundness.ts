// Whether a position is possible: one unit in a space, each where its type can stand, owners for supply centres
// alone.
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import { type Unit, UNIT_TYPES, type UnitRef } from '../board/unit.ts'
import { isOwnable } from '../rules/ownership.ts'
import { canStand } from '../rules/placement.ts'
import { type CompiledVariant, isPlace } from '../variants/compiled.ts'
import type { Position } from './position.ts'
import { refuse } from '../refusals.ts'

/** Why units cannot stand like this; null where they can. */
export function unitsWrong(compiled: CompiledVariant, units: readonly Unit[]): Result<never, Refusal> | null {
  const taken = new Set<ProvinceId>()
  for (const { power, type, at } of units) {
    const space = provinceOf(at)
    if (!compiled.powers.includes(power)) return refuse('position/no-such-power', { power })
    if (!isPlace(compiled, at)) return refuse('position/no-such-space', { space: at })
    if (taken.has(space)) return refuse('position/two-units', { space })
    if (!canStand(compiled.board, type, at))
      return refuse('position/wrong-terrain', { space: at, unit: type })
    taken.add(space)
  }
  return null
}

/** Why centres cannot be owned like this; null where they can. */
export function ownersWrong(
  { board, powers }: CompiledVariant,
  owners: Readonly<Record<ProvinceId, PowerId>>,
): Result<never, Refusal> | null {
  for (const [space, power] of Object.entries(owners)) {
    if (!isOwnable(board, space as ProvinceId)) return refuse('position/no-such-space', { space })
    if (!powers.includes(power)) return refuse('position/no-such-power', { power })
  }
  return null
}

/** The parts of a position set by hand; the others stay. */
export interface SetByHand {
  readonly units?: Position['units'] | undefined
  readonly owners?: Position['owners'] | undefined
  /** The spaces whose dislodged units still wait to retreat; those of other spaces are removed. */
  readonly waiting?: readonly ProvinceId[] | undefined
}

/**
 * A position set by hand, or why it is impossible. A space that is now occupied is no longer open to a retreat
 * (R132), and a dislodged unit whose attacker is gone stands on its space again.
 */
export function setByHand<P extends Pick<Position, 'units' | 'owners' | 'dislodged'>>(
  compiled: CompiledVariant,
  position: P,
  { units = position.units, owners = position.owners, waiting }: SetByHand,
): Result<P, Refusal> {
  const wrong = unitsWrong(compiled, units) ?? ownersWrong(compiled, owners)
  if (wrong) return wrong
  const kept = position.dislodged.filter(({ unit }) => waiting?.includes(provinceOf(unit.at)) ?? true)
  const back = kept.map(({ unit }) => unit).filter(({ at }) => !isTaken(units, at))
  const standing = [...units, ...back]
  const dislodged = kept
    .filter(({ unit }) => !standing.some((one) => sameUnit(one, unit)))
    .map((each) => ({ ...each, retreats: each.retreats.filter((to) => !isTaken(standing, to)) }))
  return ok({ ...position, units: standing, owners, dislodged })
}

const isTaken = (units: readonly Unit[], place: LocationId): boolean =>
  units.some(({ at }) => provinceOf(at) === provinceOf(place))

const sameUnit = (a: Unit, b: Unit): boolean => a.power === b.power && a.type === b.type && a.at === b.at

/** Every unit that could stand in a space: armies first, a fleet on each coast where there are several. */
export function standable(compiled: CompiledVariant, space: ProvinceId): readonly UnitRef[] {
  const places = compiled.board.ids.filter((at) => provinceOf(at) === space)
  return UNIT_TYPES.flatMap((type) =>
    places.filter((at) => canStand(compiled.board, type, at)).map((at) => ({ type, at })),
  )
}
