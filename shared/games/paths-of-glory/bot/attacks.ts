// Attacks that a computer considers: which units attack which place, and what the exact odds make of it in victory points.
import { costOf } from '../activation/costs.ts'
import { newOperation } from '../activation/activating.ts'
import { columnOf, firepower, lossOf, shifted, shiftsAt } from '../combat/fire.ts'
import { flankChance, forceAllowsFlank, groundAllowsFlank } from '../combat/flank.ts'
import { type Attack, type Odds, oddsOf } from '../combat/odds.ts'
import { barToAttack, barToFight, barToTarget } from '../combat/targets.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { UNIT_ARMY, unitAt, type UnitIndex } from '../facts/units.ts'
import { paysMandate } from '../politics/mandates.ts'
import { hasEnemyFort, hasFort, terrainEffect } from '../state/board.ts'
import { stackOf } from '../state/stacks.ts'
import type { Operation, Role, State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import { asterisksIn } from './asterisks.ts'
import type { Strike } from './deeds.ts'
import { scores } from './scoring.ts'
import type { Thinking } from './thinking.ts'
import { afterWalk } from './steps.ts'
import { strengthOf, strengthWorth, thrift, timeLeft, worthOf } from './worth.ts'

/** Every combination of attacking places is tried, but of no more places than this. */
const MOST_PLACES = 4

/** Average worth of a step of some units to their side. */
function stepWorth(state: State, units: readonly UnitIndex[]): number {
  if (units.length === 0) return 0
  const { reduced } = state.board
  const sum = units.reduce((total, unit) => {
    const now = reduced[unit] as number
    return total + strengthOf(unit, now) - (now === 0 ? strengthOf(unit, 1) : UNIT_ARMY[unit] ? 1 : 0)
  }, 0)
  return (strengthWorth(state) * sum) / units.length
}

/** What holding the target would be worth, beside the losses. */
function placeWorth(state: State, target: SpaceIndex, units: readonly UnitIndex[]): number {
  const { side } = state
  const first = units.find((unit) => UNIT_ARMY[unit]) ?? units[0]
  if (first === undefined || hasEnemyFort(state.board, target, side))
    return (scores(state, target) ? 0.3 : 0.1) * (0.4 + 0.6 * timeLeft(state))
  const enemies = stackOf(state.board, target, enemyOf(side))
  // The defenders are taken off the board; where they retreat to is not asked.
  const cleared = { ...state.board, at: state.board.at.map((at, unit) => (enemies.includes(unit) ? -2 : at)) }
  const before = { board: cleared, points: state.points }
  const after = afterWalk({ ...state, board: cleared }, before, side, [first], [target])
  const gain = worthOf(state, after, side) - worthOf(state, before, side)
  return Math.max(scores(state, target) ? 0.5 : 0.05, Math.min(1.6, gain))
}

/** Whether an attack would fulfil the mandate that its side still owes. */
const isOwed = (state: State, target: SpaceIndex, attackers: readonly UnitIndex[]): boolean =>
  paysMandate(state, state.side, {
    target,
    attackers,
    enemies: stackOf(state.board, target, enemyOf(state.side)),
  })

/** What meeting a mandate is worth: a point at most, and more the fewer rounds are left (7.1.3). */
const mandateWorth = (state: State): number => 0.35 + 0.1 * state.round

const DICE = [1, 2, 3, 4, 5, 6] as const

/** A quick estimate of what an attack is worth. It chooses the attacks whose odds are counted exactly. */
function roughly(state: State, target: SpaceIndex, units: readonly UnitIndex[]): number {
  const { board, side } = state
  const defenders = stackOf(board, target, enemyOf(side))
  const fort = hasEnemyFort(board, target, side) && hasFort(board, target) ? target : null
  const shifts = shiftsAt(board, target, enemyOf(side), defenders.length > 0, 'count')
  const mine = firepower(board, units, null)
  const theirs = firepower(board, defenders, fort)
  const column = shifted(mine.table, columnOf(mine.table, mine.strength), shifts.attacker)
  const back = shifted(theirs.table, columnOf(theirs.table, theirs.strength), shifts.defender)
  let margin = 0
  for (const die of DICE) margin += lossOf(mine.table, column, die, 0) - lossOf(theirs.table, back, die, 0)
  return margin / 6
}

/** What the odds of an attack are worth. */
export function oddsWorth(state: State, odds: Odds, attack: Attack, place: number): number {
  const { board } = state
  const defenders = stackOf(board, attack.target, enemyOf(attack.side))
  const oos = defenders.filter((unit) => !isSupplied(board, unit)).length
  const fort = odds.fortFalls > 0 ? (scores(state, attack.target) ? 0.5 : 0.25) : 0
  const pushed = odds.retreats[0] + odds.retreats[1]
  // Those who may stand lose a step instead of the place; by Withdrawal nobody may (12.5.3, 12.6.4).
  const stands =
    !attack.withdraws &&
    (terrainEffect(attack.target).mayCancelRetreat || (board.trench[attack.target] as number) !== 0)
  const takes = odds.takes - (stands ? 0.6 * Math.min(odds.takes, pushed) : 0)
  return (
    (odds.steps.defender * stepWorth(state, defenders) * (1 - 0.3 * (oos > 0 ? 1 : 0)) -
      odds.steps.attacker * stepWorth(state, attack.attackers) * thrift(state, attack.side) +
      takes * place +
      odds.fortFalls * fort +
      pushed * 0.05 * timeLeft(state)) /
    odds.of
  )
}

/** Units of each place next to a target that could attack it if their place were activated. */
function gathered(
  state: State,
  target: SpaceIndex,
  active: (space: SpaceIndex) => Operation | null,
): readonly (readonly UnitIndex[])[] {
  const { board, side } = state
  return [target, ...linesOfSpace(target).map(({ to }) => to)]
    .flatMap((from) => {
      const operation = active(from)
      if (!operation) return []
      const units = stackOf(board, from, side).filter(
        (unit) => isSupplied(board, unit) && barToAttack(state, operation, unit, target) === null,
      )
      return units.length > 0 ? [units] : []
    })
    .sort((a, b) => firepower(board, b, null).strength - firepower(board, a, null).strength)
    .slice(0, MOST_PLACES)
}

function unions(stacks: readonly (readonly UnitIndex[])[]): readonly (readonly UnitIndex[])[] {
  const sets: UnitIndex[][] = []
  for (let bits = 1; bits < 1 << stacks.length; bits++) {
    const chosen = stacks.filter((_, i) => ((bits >> i) & 1) === 1)
    sets.push(chosen.flat())
    // An army attacks better without corps that only lose steps for it, where several nations stand together.
    const armies = chosen.flat().filter((unit) => UNIT_ARMY[unit])
    if (armies.length > 0 && armies.length < chosen.flat().length) sets.push(armies)
  }
  return sets
}

/** The best pinning place of a flank attack that succeeds often enough; null for an attack from the front. */
export function pinFor(state: State, target: SpaceIndex, units: readonly UnitIndex[]): SpaceIndex | null {
  const { board, side } = state
  const from = [...new Set(units.map((unit) => board.at[unit] as number))]
  const enemies = stackOf(board, target, enemyOf(side))
  if (!forceAllowsFlank(units, from)) return null
  if (!groundAllowsFlank(board, target, enemyOf(side), enemies.length > 0, 'count')) return null
  let best: SpaceIndex | null = null
  let most = 3
  for (const pin of from) {
    const chance = flankChance(board, from, pin, target, side)
    if (chance > most) {
      most = chance
      best = pin
    }
  }
  return best
}

/** An attack as the odds take it. */
export const attackOf = (
  state: State,
  target: SpaceIndex,
  units: readonly UnitIndex[],
  pin: SpaceIndex | null,
  modifiers: Readonly<Record<Role, number>> = { attacker: 0, defender: 0 },
): Attack => ({
  side: state.side,
  target,
  attackers: units,
  weary: stackOf(state.board, target, enemyOf(state.side)).filter((unit) =>
    state.operation?.retreated.includes(unit),
  ),
  pin,
  modifiers,
})

/** What an asterisk is worth that a combat card scores in an attack: it takes no action of its own. */
const ASTERISK = 0.7

/** What an attack is worth, with its mandate and its asterisks. */
export function strikeWorth(
  state: State,
  target: SpaceIndex,
  units: readonly UnitIndex[],
  place = placeWorth(state, target, units),
): number {
  const pin = pinFor(state, target, units)
  const attack = attackOf(state, target, units, pin)
  const gain = oddsWorth(state, oddsOf(state, attack), attack, place)
  return (
    gain +
    (isOwed(state, target, units) ? mandateWorth(state) : 0) +
    ASTERISK * asterisksIn(state, target, units)
  )
}

/**
 * Attacks on every target that could be reached, best first. `active` tells with which operation a place attacks; null where it
 * does not.
 */
export function strikesOf(
  state: State,
  active: (space: SpaceIndex) => Operation | null,
  { goOn, memory }: Thinking,
): readonly Strike[] {
  const { board, side } = state
  const targets = new Set<SpaceIndex>()
  for (let unit = 0; unit < board.at.length; unit++) {
    const at = board.at[unit] as number
    if (at < 0 || unitAt(unit).side !== side || !active(at)) continue
    for (const to of [at, ...linesOfSpace(at).map((line) => line.to)])
      if (barToTarget(state, state.operation, to, side) === null) targets.add(to)
  }
  const every = [...targets].map((target) => partiesAgainst(state, target, active))
  const tried = memory
    ? every
        .flatMap((sets) => sets.slice(0, 1))
        .sort((a, b) => b.hope - a.hope)
        .slice(0, MOST_IMAGINED)
    : every.flat()
  const found: Strike[] = []
  const places = new Map<string, number>()
  for (const { target, units } of tried) {
    if (!goOn()) break
    const armed = units.some((unit) => UNIT_ARMY[unit])
    const key = `${target} ${armed}`
    if (!places.has(key))
      places.set(key, memory ? quickPlaceWorth(state, target) : placeWorth(state, target, units))
    const from = [...new Set(units.map((unit) => board.at[unit] as number))]
    const gain = strikeWorth(state, target, units, places.get(key))
    if (gain > 0) found.push({ target, units, from, gain })
  }
  return found.sort((a, b) => b.gain - a.gain)
}

/** How many attacks have their odds counted in an imagined game. */
const MOST_IMAGINED = 5

/** What holding a place would be worth, at a glance. */
const quickPlaceWorth = (state: State, target: SpaceIndex): number =>
  hasEnemyFort(state.board, target, state.side)
    ? (scores(state, target) ? 0.3 : 0.1) * (0.4 + 0.6 * timeLeft(state))
    : scores(state, target)
      ? 0.9
      : 0.15

interface Party {
  readonly target: SpaceIndex
  readonly units: readonly UnitIndex[]
  readonly hope: number
}

/** The parties against a target whose odds are worth counting, the most hopeful first. */
function partiesAgainst(
  state: State,
  target: SpaceIndex,
  active: (space: SpaceIndex) => Operation | null,
): readonly Party[] {
  const { board } = state
  const stacks = gathered(state, target, active)
  if (stacks.length === 0) return []
  const operation = active(board.at[stacks[0]?.[0] as number] as number) ?? newOperation(9)
  const every = {
    ...operation,
    attacks: [
      ...new Set([...operation.attacks, ...stacks.map(([unit]) => board.at[unit as number] as number)]),
    ],
  }
  const sets = unions(stacks)
    .filter((units) => barToFight(state, every, units, target) === null)
    .map((units) => ({ target, units, rough: roughly(state, target, units) }))
    .sort((a, b) => b.rough - a.rough || a.units.length - b.units.length)
  const owes = sets.filter(({ units }) => isOwed(state, target, units))
  const starred = sets.filter(({ units }) => asterisksIn(state, target, units) > 0)
  const worthTrying = [
    ...sets.filter(({ rough }) => rough > -0.9).slice(0, 3),
    ...owes.slice(0, 1),
    ...starred.slice(0, 1),
  ]
  const bonus = (scores(state, target) ? 1 : 0) + (owes.length > 0 ? 1 : 0)
  return [...new Set(worthTrying)].map(({ units, rough }) => ({ target, units, hope: rough + bonus }))
}

/** What it costs to activate a place for an attack. */
export const strikeCost = (state: State, space: SpaceIndex): number =>
  costOf(state, space, state.side, 'attack', state.operation?.discounted ?? false).operations
