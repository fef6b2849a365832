// Compares two boards: provinces that changed hands, and what each power gained or lost in between. Some rules give all
// land owners, not only centres.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { landOf, type Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'

export interface ChangedHands {
  readonly province: ProvinceId
  readonly from: PowerId | null
  readonly to: PowerId | null
}

/** The provinces that belong to somebody else afterwards, by province id. */
export function changedHands(before: Ownership, after: Ownership): readonly ChangedHands[] {
  const provinces = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted() as ProvinceId[]
  return provinces.flatMap((province) => {
    const [from, to] = [before[province] ?? null, after[province] ?? null]
    return from === to ? [] : [{ province, from, to }]
  })
}

export interface Balance {
  readonly power: PowerId
  readonly centres: readonly [before: number, after: number]
  /** All provinces that it owns, centres included. */
  readonly land: readonly [before: number, after: number]
  readonly units: readonly [before: number, after: number]
}

/** Whether a province has a supply centre. */
export type IsCentre = (province: ProvinceId) => boolean

/** How many centres a power owns. */
export const centresIn = (owners: Ownership, power: PowerId, isCentre: IsCentre): number =>
  (Object.entries(owners) as [ProvinceId, PowerId][]).filter(
    ([province, owner]) => owner === power && isCentre(province),
  ).length

/** Centres, land and units of each power on the two boards; powers with none on either are left out. */
export function balances(
  before: PhaseRecord,
  after: PhaseRecord,
  powers: readonly PowerId[],
  isCentre: IsCentre,
): readonly Balance[] {
  const centres = (owners: Ownership, power: PowerId) => centresIn(owners, power, isCentre)
  const units = (all: readonly Unit[], power: PowerId) => all.filter((unit) => unit.power === power).length
  return powers
    .map((power): Balance => ({
      power,
      centres: [centres(before.ownersAfter, power), centres(after.ownersAfter, power)],
      land: [landOf(before.ownersAfter, power), landOf(after.ownersAfter, power)],
      units: [units(before.unitsAfter, power), units(after.unitsAfter, power)],
    }))
    .filter(({ land: [a, b], units: [c, d] }) => a + b + c + d > 0)
}

/** Two records in the order of time. */
export const inTime = (a: PhaseRecord, b: PhaseRecord): readonly [PhaseRecord, PhaseRecord] =>
  a.index <= b.index ? [a, b] : [b, a]
