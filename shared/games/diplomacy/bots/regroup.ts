// Retreats and adjustments by the outlook alone: keep units in good places, build where units are needed.
import { typeIndex } from '../board/board.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import type { AdjustmentOrder, RetreatOrder } from '../orders/order.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Field } from './field.ts'
import type { Outlook } from './outlook.ts'
import { rulesOf, situationOf } from './public-position.ts'

/** The largest share of fleets among a power's units: the centres needed for a win lie inland too. */
const MOST_FLEETS = 0.6

/** The builds to choose from, beside existing and chosen units: armies where fleets would be too many. */
export function balanced(
  builds: readonly UnitRef[],
  beside: readonly Pick<UnitRef, 'type'>[],
): readonly UnitRef[] {
  const fleets = beside.filter(({ type }) => type === 'F').length
  const armies = builds.filter(({ type }) => type === 'A')
  return fleets + 1 > MOST_FLEETS * (beside.length + 1) && armies.length > 0 ? armies : builds
}

/** How much chance there is in the value of a place, so that chance decides close calls. */
const WAVER = 0.1
const DICE = 1 << 16

const worthOf = (field: Field, outlook: Outlook, { type, at }: UnitRef, random: Random): number => {
  const worth = outlook.value[typeIndex(type) * field.board.locations + field.board.index.get(at)!]!
  return worth * (1 - (WAVER * random.below(DICE)) / DICE)
}

/** A power's retreats, each unit to the best place left; one that has none disbands. */
export function retreats(field: Field, power: PowerId, outlook: Outlook, random: Random): RetreatOrder[] {
  const taken = new Set<string>()
  return field.seen.dislodged
    .filter(({ unit }) => unit.power === power)
    .map(({ unit: { type, at }, retreats: ways }) => {
      const [best] = ways
        .filter((to) => !taken.has(provinceOf(to)))
        .map((to) => ({ to, worth: worthOf(field, outlook, { type, at: to }, random) }))
        .sort((a, b) => b.worth - a.worth)
      const unit = { type, at }
      if (!best) return { kind: 'disband', unit }
      taken.add(provinceOf(best.to))
      return { kind: 'retreat', unit, to: best.to }
    })
}

/** A power's builds, best places first, or its removals, worst places first. */
export function adjustments(
  field: Field,
  power: PowerId,
  outlook: Outlook,
  random: Random,
): AdjustmentOrder[] {
  const { seen } = field
  const { count, builds, removals } = rulesOf(seen).adjustments.options(situationOf(seen), power)
  const ranked = (units: readonly UnitRef[]) =>
    units
      .map((unit) => ({ unit, worth: worthOf(field, outlook, unit, random) }))
      .sort((a, b) => b.worth - a.worth)
  if (count < 0)
    return ranked(removals)
      .slice(count)
      .map(({ unit }) => ({ kind: 'remove', unit }))
  let left = ranked(builds).map(({ unit }) => unit)
  const chosen: UnitRef[] = []
  const own = seen.units.filter((unit) => unit.power === power)
  while (chosen.length < count && left.length > 0) {
    const unit = balanced(left, [...own, ...chosen])[0]!
    chosen.push(unit)
    left = left.filter(({ at }) => provinceOf(at) !== provinceOf(unit.at))
  }
  return chosen.map((unit) => ({ kind: 'build', unit }))
}
