// The exact chances of an attack before it is made: every die of both sides, with losses taken as either side takes them best.
import { enemyOf, type Side } from '../facts/nations.ts'
import { FORT, type SpaceIndex } from '../facts/spaces.ts'
import type { UnitIndex } from '../facts/units.ts'
import { suffices } from '../sieges/sieges.ts'
import { type Board, hasFort } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Role, State } from '../state/state.ts'
import { mayEnter } from './advance.ts'
import { fireOf, firepower, shiftsAt } from './fire.ts'
import { flankChance, forceAllowsFlank, groundAllowsFlank } from './flank.ts'
import { type LossOrder, lossWays } from './losses.ts'
import { bestWay, type Outcome } from './outcome.ts'
import { letsStay } from './retreat.ts'
import { bestWithdrawal } from './withdrawal.ts'

/** What is known of an attack before its dice. */
export interface Attack {
  readonly side: Side
  readonly target: SpaceIndex
  readonly attackers: readonly UnitIndex[]
  /** Units there that retreated into it in this action round. */
  readonly weary: readonly UnitIndex[]
  /** The pinning place of a flank attack; null without one. */
  readonly pin: SpaceIndex | null
  /** What cards add to each fire. */
  readonly modifiers: Readonly<Record<Role, number>>
  /** Who fires first, where that is settled; left out, a flank attack is still to be rolled, or is none. */
  readonly order?: 'together' | Role
  /** Whether trenches count; left out, they do. */
  readonly trenches?: 'count' | 'cancelled'
  /** Whether the defenders withdraw (12.6); left out, they do not. */
  readonly withdraws?: boolean
}

/** Chances as counts out of `of` equally likely throws, and sums of steps over all of them. */
export interface Odds {
  readonly of: number
  readonly wins: number
  readonly ties: number
  /** Steps lost by each side, summed over all throws. */
  readonly steps: Readonly<Record<Role, number>>
  /** Throws in which the defenders are dead or must retreat by so many places; the first is neither. */
  readonly stays: number
  readonly dies: number
  readonly retreats: readonly [one: number, two: number]
  /**
   * Throws after which an attacker at full strength may enter the place, if nobody loses a step to stay, or a fort has
   * fallen to units that besiege it.
   */
  readonly takes: number
  /** Of the retreats, those instead of which the defenders may lose a step and stay (12.5.3). */
  readonly mayStay: number
  /** Of `takes`, throws after which nobody may lose a step to stay. */
  readonly surelyTakes: number
  readonly fortFalls: number
}

/** Losses taken at their best. */
interface Suffered extends Outcome {
  /** Loss points that could not be taken. */
  readonly unspent: number
  /** What is left in the end, after a step that came back by Withdrawal. */
  readonly left: Outcome
}

function suffer(board: Board, units: readonly UnitIndex[], number: number, order: LossOrder): Suffered {
  const ways = lossWays(board, units, number, order)
  const { index, outcome } = bestWay(board, units, ways)
  return { ...outcome, unspent: number - (ways[index]?.points ?? 0), left: outcome }
}

function sufferAsDefender(
  board: Board,
  units: readonly UnitIndex[],
  number: number,
  { target, withdraws }: Attack,
): Suffered {
  if (!withdraws) return suffer(board, units, number, 'free')
  const ways = lossWays(board, units, number, 'free')
  const { way, hit, left } = bestWithdrawal(board, units, ways, number, target)
  return { ...hit, unspent: number - way.points, left }
}

/** The sums while throws are counted. */
interface Tally {
  of: number
  wins: number
  ties: number
  steps: { attacker: number; defender: number }
  stays: number
  dies: number
  retreats: [number, number]
  takes: number
  mayStay: number
  surelyTakes: number
  fortFalls: number
}

/** Whether a flank attack may be tried with these attackers (12.3.1). */
export const mayTryFlank = (board: Board, attack: Attack, from: readonly SpaceIndex[]): boolean =>
  forceAllowsFlank(attack.attackers, from) &&
  groundAllowsFlank(
    board,
    attack.target,
    enemyOf(attack.side),
    stackOf(board, attack.target, enemyOf(attack.side)).length > 0,
    attack.trenches ?? 'count',
  )

/** The exact chances of an attack. */
export function oddsOf(state: State, attack: Attack): Odds {
  const tally: Tally = {
    of: 0,
    wins: 0,
    ties: 0,
    steps: { attacker: 0, defender: 0 },
    stays: 0,
    dies: 0,
    retreats: [0, 0],
    takes: 0,
    mayStay: 0,
    surelyTakes: 0,
    fortFalls: 0,
  }
  const enters = entrance(state, attack.target)
  if (attack.pin === null || attack.order !== undefined) {
    countThrows(tally, state.board, attack, attack.order ?? 'together', 1, enters)
    return tally
  }
  const from = [...new Set(attack.attackers.map((unit) => state.board.at[unit] as number))]
  const successes = flankChance(state.board, from, attack.pin, attack.target, attack.side)
  countThrows(tally, state.board, attack, 'attacker', successes, enters)
  countThrows(tally, state.board, attack, 'defender', 6 - successes, enters)
  return tally
}

/** Tells of a unit whether it could advance into the place of an attack. */
type Enters = (board: Board, unit: UnitIndex) => boolean

/** Each unit is looked at once for all throws. */
function entrance(state: State, target: SpaceIndex): Enters {
  const known = new Map<UnitIndex, boolean>()
  return (board, unit) => {
    const before = known.get(unit)
    if (before !== undefined) return before
    const enters = mayEnter(state, unit, board.at[unit] as number, target)
    known.set(unit, enters)
    return enters
  }
}

const DICE = [1, 2, 3, 4, 5, 6] as const

/** Counts the 36 throws of both sides, each `weight` times. */
function countThrows(
  tally: Tally,
  board: Board,
  attack: Attack,
  order: 'together' | Role,
  weight: number,
  enters: Enters,
): void {
  if (weight === 0) return
  const { target, side, attackers, modifiers, trenches = 'count' } = attack
  const stack = stackOf(board, target, enemyOf(side))
  const defenders = stack.filter((unit) => !attack.weary.includes(unit))
  const fort = board.holder[target] === enemyOf(side) && hasFort(board, target) ? target : null
  const lossAt = (
    now: Board,
    role: Role,
    units: readonly UnitIndex[],
    hasUnits: boolean,
    die: number,
  ): number => {
    const stands = role === 'defender' ? fort : null
    if (units.length === 0 && stands === null) return 0
    const shift = shiftsAt(now, target, enemyOf(side), hasUnits, trenches)[role]
    return fireOf(firepower(now, units, stands), shift, die, modifiers[role]).loss
  }
  const all = stack.length > 0
  const ground: Ground = {
    weight,
    fort,
    enters,
    holds: !attack.withdraws && letsStay(board, target, enemyOf(side), trenches),
    besieged: fort !== null && countAt(board, target, side) > 0,
    wearySteps: attack.weary.reduce((sum, unit) => sum + 2 - (board.reduced[unit] as number), 0),
  }
  for (const first of DICE) {
    if (order === 'together') {
      const inflicted = lossAt(board, 'attacker', attackers, all, first)
      const hit = sufferAsDefender(board, defenders, inflicted, attack)
      for (const second of DICE) {
        const returned = lossAt(board, 'defender', defenders, all, second)
        const cost = suffer(hit.board, attackers, returned, 'by-priority')
        count(tally, attack, ground, { inflicted, returned, hit, cost })
      }
    } else if (order === 'attacker') {
      const inflicted = lossAt(board, 'attacker', attackers, all, first)
      const hit = sufferAsDefender(board, defenders, inflicted, attack)
      const fallen =
        fort !== null &&
        hit.units.length === 0 &&
        hit.unspent >= (FORT[fort] as number) &&
        (attack.weary.length === 0 || inflicted > 0)
      for (const second of DICE) {
        const alive = hit.units.length + (inflicted > 0 ? 0 : attack.weary.length) > 0
        const returned = fallen && !alive ? 0 : lossAt(hit.board, 'defender', hit.units, alive, second)
        const cost = suffer(hit.board, attackers, returned, 'by-priority')
        count(tally, attack, ground, { inflicted, returned, hit, cost })
      }
    } else {
      const returned = lossAt(board, 'defender', defenders, all, first)
      const cost = suffer(board, attackers, returned, 'by-priority')
      for (const second of DICE) {
        const inflicted = lossAt(cost.board, 'attacker', cost.units, all, second)
        const hit = sufferAsDefender(cost.board, defenders, inflicted, attack)
        count(tally, attack, ground, { inflicted, returned, hit, cost: { ...cost, board: hit.board } })
      }
    }
  }
}

interface Throw {
  readonly inflicted: number
  readonly returned: number
  readonly hit: Suffered
  readonly cost: Outcome
}

/** What is the same in every throw. */
interface Ground {
  readonly weight: number
  readonly fort: SpaceIndex | null
  readonly enters: Enters
  /** Whether ground or trench lets defenders lose a step to stay. */
  readonly holds: boolean
  /** Whether the attackers besiege the fort. */
  readonly besieged: boolean
  /** Steps of units that any loss eliminates (12.5.6). */
  readonly wearySteps: number
}

function count(
  tally: Tally,
  attack: Attack,
  { weight, fort, enters, holds, besieged, wearySteps }: Ground,
  { inflicted, returned, hit, cost }: Throw,
): void {
  const margin = inflicted - returned
  tally.of += weight
  if (margin > 0) tally.wins += weight
  if (margin === 0) tally.ties += weight
  const weary = inflicted > 0 ? 0 : attack.weary.length
  tally.steps.attacker += weight * cost.steps
  tally.steps.defender += weight * (hit.left.steps + (inflicted > 0 ? wearySteps : 0))
  const full = cost.units.filter((unit) => cost.board.reduced[unit] === 0)
  const falls = fort !== null && hit.units.length + weary === 0 && hit.unspent >= (FORT[fort] as number)
  if (falls) tally.fortFalls += weight
  const { units } = hit.left
  const alive = units.length + weary
  // By Withdrawal units retreat one place, whoever won (12.6.4).
  const retreats = attack.withdraws ? units.length > 0 : alive > 0 && margin > 0 && full.length > 0
  // Of a fort that was attacked alone there is nobody to die: it falls, or all stays as it is.
  if (alive === 0 && (falls || hadUnits(hit, attack))) tally.dies += weight
  else if (!retreats) tally.stays += weight
  else tally.retreats[attack.withdraws || margin === 1 ? 0 : 1] += weight
  const isLastStep = units.length === 1 && hit.left.board.reduced[units[0] as UnitIndex] === 1
  const mayStay = retreats && holds && !isLastStep
  if (mayStay) tally.mayStay += weight
  // A fort that falls belongs to units of the enemy that stand there.
  const held = falls && besieged && countAt(hit.board, attack.target, attack.side) > 0
  const fortStands = fort !== null && !falls
  const open = alive === 0 ? !fortStands || hadUnits(hit, attack) : retreats && weary === 0
  const entering = open ? full.filter((unit) => enters(cost.board, unit)) : []
  const enough = entering.length > 0 && (!fortStands || suffices(entering, attack.target))
  if (!held && !enough) return
  tally.takes += weight
  if (!mayStay) tally.surelyTakes += weight
}

/** A fort that was attacked alone must fall before anybody enters (12.7.1). */
const hadUnits = (hit: Outcome, attack: Attack): boolean => hit.steps > 0 || attack.weary.length > 0
