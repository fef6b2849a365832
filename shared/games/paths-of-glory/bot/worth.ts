// What a position is worth to a side, in victory points: the points it has, and what its strength, places and gaps are worth.
import { AP, CP, enemyOf, type Side } from '../facts/nations.ts'
import { FORT, NEAR_EAST, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { TERRAIN_EFFECTS } from '../facts/tables.ts'
import { ROUNDS } from '../facts/turns.ts'
import { COMBAT, factor, LOSS, UNIT_SIDE, UNITS } from '../facts/units.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { isLastAction } from '../sequence/last-action.ts'
import { type Board, hasFort, RESERVE } from '../state/board.ts'
import { stacksOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { isSpaceSupplied, isSupplied } from '../supply/supply.ts'
import { distances, fieldsOf } from './fields.ts'
import { scores } from './scoring.ts'

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A board with the points on it. */
export interface ScoredBoard {
  readonly board: Board
  readonly points: number
}

/** What a bare point of strength is worth at the beginning, in victory points. */
const STRENGTH = 0.1
/** Strength in the reserve box. */
const IN_RESERVE = 0.6
/** Strength out of supply: it may find a line again as long as the turn lasts, and acts no more until then. */
const STARVING = { now: 0, later: 0.45 } as const
/**
 * A point in a place without supply is lost at the end of the turn, if it still has no line of supply then (14.3.6).
 */
const TURNED = { now: 1, later: 0.5 } as const
/** Chance that a point is lost which the enemy can walk to: usually, in the last round, and where its side moves first. */
const WALKED_INTO = 0.6
const WALKED_INTO_AT_LAST = 0.9
const CLOSED_IN_TIME = 0.1
/** What land without points is worth that the enemy can walk into: lines without gaps leave little of it. */
const OPEN_LAND = 0.025
/** Chance that a fort without units falls which the enemy can walk to. */
const FORT_ALONE = 0.4
/** What each line nearer to a valuable place is worth for a point of combat strength. */
const PULL = 0.012

/** The part of the scenario that is still to be played: 1 at its beginning, 0 at its end. */
export function timeLeft({ turn, round, scenario, segment }: State): number {
  const last = SCENARIOS[scenario].lastTurn
  const rounds = segment === 'actions' ? ROUNDS - round + 1 : ROUNDS
  const turns = last - turn - (segment === 'actions' || segment === 'opening' ? 0 : 1)
  return Math.max(0, Math.min(1, (turns * ROUNDS + rounds) / (Math.min(6, last) * ROUNDS)))
}

/** What a counter is worth for its strength: combat and steps, in points of strength. */
export const strengthOf = (unit: number, reduced: number): number =>
  factor(COMBAT, unit, reduced) + (reduced === 0 ? 1 : 0.5) * factor(LOSS, unit, reduced)

/** What a point of strength is worth now. It is worth less towards the end, for it fights less often. */
export const strengthWorth = (state: State): number => STRENGTH * (0.2 + 0.8 * timeLeft(state))

/**
 * How dear a side's own steps are to it: whoever is behind spends strength on points, whoever is ahead saves it. Even is the
 * middle of a draw.
 */
export function thrift(state: State, side: Side): number {
  const { cp, ap } = SCENARIOS[state.scenario].levels
  const lead = (side === CP ? 1 : -1) * (state.points - (cp + ap) / 2)
  return clamp(1 + 0.2 * lead, 0.3, 1.8)
}

/** Chance that a besieged fort falls by the end of the turn (15.3). */
export const siegeChance = (turn: number, fort: number): number =>
  Math.max(0, Math.min(6, 6 - fort - (turn <= 2 ? 2 : 0))) / 6

/** Lines from each place to the nearest one that is worth going to for a side. */
export const pullOf = (state: State, side: Side): Int8Array =>
  distances(state, state.board, side, fieldsOf(state.board)).slice()

/** Strength with which units in a place meet an attack. */
function resistance(board: Board, space: SpaceIndex, strength: number): number {
  const trench = Math.abs(board.trench[space] as number)
  const ground = TERRAIN_EFFECTS[SPACES[space]?.terrain ?? 'clear'].shift
  return strength * (1 + 0.3 * trench - 0.15 * ground)
}

/** The part of the turn's rounds that are still to come: 1 at its beginning, 0 when its last action is over. */
function restOfTurn({ segment, round, side }: State): number {
  return segment === 'actions' ? (2 * (ROUNDS - round) + (side === CP ? 1 : 0)) / (2 * ROUNDS - 1) : 1
}

const between = ({ now, later }: { readonly now: number; readonly later: number }, rest: number): number =>
  now + (later - now) * rest

/** What a position is worth to a side whose enemy acts next. */
export function worthOf(state: State, position: ScoredBoard, side: Side): number {
  const { board, points } = position
  const sign = side === CP ? 1 : -1
  const time = timeLeft(state)
  const fields = fieldsOf(board)
  const { counts } = stacksOf(board)
  const perStrength = strengthWorth(state)
  const rest = restOfTurn(state)
  const starving = between(STARVING, rest)
  const turned = between(TURNED, rest)
  const last = isLastAction(state)
  let worth = sign * points
  const pulls = [distances(state, board, CP, fields), distances(state, board, AP, fields)] as const
  for (let unit = 0; unit < UNITS.length; unit++) {
    const at = board.at[unit] as number
    if (at < RESERVE) continue
    const owner = UNIT_SIDE[unit] as Side
    const reduced = board.reduced[unit] as number
    let value = perStrength * strengthOf(unit, reduced)
    if (at === RESERVE) value *= IN_RESERVE
    else if (!isSupplied(board, unit)) value *= starving
    else if (!NEAR_EAST[at])
      value -= PULL * time * Math.min(5, factor(COMBAT, unit, reduced) + 0.3) * (pulls[owner][at] as number)
    worth += owner === side ? value : -value
  }
  for (let space = 0; space < SPACES.length; space++) {
    const owner = board.holder[space]
    if (owner !== CP && owner !== AP) continue
    const enemy = enemyOf(owner)
    const here = counts[owner][space] as number
    const fort = (FORT[space] as number) > 0 && hasFort(board, space)
    const point = scores(state, space) ? 1 : 0
    if (here === 0 && point === 0 && !fort) {
      if ((fields.reach[enemy][space] as number) < 0) continue
      const open = OPEN_LAND * time * (owner === side ? 1 : 0.5)
      worth += owner === side ? -open : open
      continue
    }
    if (point > 0 && !fort && !isSpaceSupplied(board, space, owner)) {
      worth += owner === side ? -turned : turned
      continue
    }
    const enemyNext = owner === side && !last
    let risk = 0
    if (fort && (counts[enemy][space] as number) > 0) {
      // Under siege.
      risk = (point + 0.15 * time) * siegeChance(state.turn, FORT[space] as number)
    } else if (here === 0 && fort) {
      const soon = enemyNext ? FORT_ALONE : FORT_ALONE / 2
      if ((fields.reach[enemy][space] as number) >= 0 && !last) risk = soon * (point + 0.15 * time)
    } else if (here === 0) {
      if (point > 0 && (fields.reach[enemy][space] as number) >= 0) {
        risk = enemyNext
          ? time * 3 * ROUNDS <= 1
            ? WALKED_INTO_AT_LAST
            : WALKED_INTO
          : CLOSED_IN_TIME * time
      }
    } else {
      const against = fields.beside[enemy][space] as number
      if (against > 0) {
        const strength = (fields.strength[owner][space] as number) + (fort ? (FORT[space] as number) : 0)
        const ratio = against / (resistance(board, space, strength) + 1)
        const weight = (point > 0 ? 0.55 : 0.12 * time) * (enemyNext ? 1 : 0.6) * clamp(time * 18, 0, 1)
        risk = weight * clamp(ratio - 0.7, 0, 1.6) * 0.6
      }
    }
    worth += owner === side ? -risk : risk
  }
  return worth
}
