// Where a stand-in begins in Escalation: a corner of its own on the empty board, armies and fleets mixed, and homes behind it.
import { typeIndex } from '../board/board.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { bestOf } from '../../../kernel/best.ts'
import { type Random, shuffled } from '../../../kernel/random.ts'
import { HOMES_TO_NAME } from '../rules/homes.ts'
import { placeable } from '../rules/placement.ts'
import { compiledFor } from '../variants/compiled.ts'
import { distancesOf, OUT_OF_REACH } from './distance.ts'
import type { PublicPosition } from './public-position.ts'
import type { StandInKind } from './stand-in.ts'

/**
 * What a centre is worth for a unit that is placed in it, and each free centre that the unit could be in after two
 * turns.
 */
const CENTRE = 12
const IN_REACH = 1
/** Each own unit within three turns helps; each foreign one hurts, and more so the nearer it is. */
const COMPANY = 1.2
const MOST_COMPANY = 3
const THREAT = 2.5
/** Of ten units four or so are fleets: a fleet more or fewer than that is worth less. */
const FLEETS = 0.4
const BALANCE = 10
/** Between values this close chance decides. */
const WAVER = 1.5
const DICE = 1 << 16
const NEAR = 3

/** A unit to place; null where nothing is free. */
export function placementFor(
  seen: PublicPosition,
  power: PowerId,
  kind: StandInKind,
  random: Random,
): UnitRef | null {
  const { board } = compiledFor(seen)
  const free = placeable(board, seen.units)
  if (kind === 'random') return shuffled(free, random)[0] ?? null
  const own = seen.units.filter((unit) => unit.power === power)
  const others = seen.units.filter((unit) => unit.power !== power)
  const fleets = own.filter(({ type }) => type === 'F').length
  const taken = new Set(seen.units.map(({ at }) => provinceOf(at)))
  const open = board.centres.filter((centre) => !taken.has(centre))
  const away = turnsOn(seen)
  const worthOf = (unit: UnitRef): number => {
    const at = provinceOf(unit.at)
    const prizes = open.filter((centre) => centre !== at && away(unit, centre) <= 2).length
    const company = own.filter((one) => away(one, at) <= NEAR).length
    const threat = others.reduce((sum, one) => sum + Math.max(0, NEAR - away(one, at)), 0)
    const excess = Math.abs((fleets + (unit.type === 'F' ? 1 : 0)) / (own.length + 1) - FLEETS)
    return (
      (board.centres.includes(at) ? CENTRE : 0) +
      IN_REACH * prizes +
      COMPANY * Math.min(MOST_COMPANY, company) -
      THREAT * threat -
      BALANCE * excess +
      (WAVER * random.below(DICE)) / DICE
    )
  }
  return bestOf(free, worthOf) ?? null
}

/** Three home centres: its own first, those farthest from everybody else's units, where fleets can be built too. */
export function homesFor(
  seen: PublicPosition,
  power: PowerId,
  kind: StandInKind,
  random: Random,
): readonly ProvinceId[] {
  const { board } = compiledFor(seen)
  if (kind === 'random') return shuffled(board.centres, random).slice(0, HOMES_TO_NAME)
  const own = seen.units.filter((unit) => unit.power === power)
  const others = seen.units.filter((unit) => unit.power !== power)
  const away = turnsOn(seen)
  const nearest = (units: readonly Unit[], at: ProvinceId): number =>
    Math.min(OUT_OF_REACH, ...units.map((unit) => away(unit, at)))
  const worthOf = (centre: ProvinceId): number => {
    const at = board.index.get(centre)!
    const owned = seen.owners[centre] === power
    const standing = seen.units.find((unit) => provinceOf(unit.at) === centre)
    return (
      (owned ? CENTRE : 0) +
      nearest(others, centre) -
      nearest(own, centre) +
      (board.seas[at]!.length > 0 ? 1 : 0) -
      // A power cannot build where a unit stands, and may lose such a centre.
      (standing && standing.power !== power ? CENTRE : standing ? 1 : 0) +
      (WAVER * random.below(DICE)) / DICE
    )
  }
  return board.centres
    .map((centre) => ({ centre, worth: worthOf(centre) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, HOMES_TO_NAME)
    .map(({ centre }) => centre)
}

/** Turns that a unit is away from a province. */
function turnsOn(seen: PublicPosition): (unit: UnitRef, to: ProvinceId) => number {
  const { board } = compiledFor(seen)
  const distances = distancesOf(board)
  return ({ type, at }, to) => {
    const row = typeIndex(type) * board.locations + board.index.get(at)!
    return distances[row * board.provinces + board.index.get(to)!]!
  }
}
