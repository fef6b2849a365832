// Replacement points: recorded from cards, spent at the end of the turn (9.4, 17.0).
import type { Card } from '../facts/cards.ts'
import { CP, type Neutral, sideName, type Side } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { ARMY_STEP, CORPS_STEP } from '../facts/tables.ts'
import {
  type Pool,
  POOLS,
  UNIT_ARMY,
  UNIT_KIND,
  unitAt,
  unitId,
  type UnitIndex,
  UNITS,
} from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import type { Answer } from '../state/answer.ts'
import { ELIMINATED, GONE, RESERVE } from '../state/board.ts'
import type { State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { isSupplied, livesOnAlly } from '../supply/supply.ts'
import { isCapitalLost, placesFor } from './placement.ts'

const SKIPPED_WHILE_NEUTRAL: readonly Pool[] = ['bu', 'it', 'tu']

/** What a card records for each pool, without nations that are neutral (9.4.1). */
export function recordedBy(state: State, card: Card): Partial<Record<Pool, number>> {
  return Object.fromEntries(
    Object.entries(card.replacements).filter(
      ([pool]) => !SKIPPED_WHILE_NEUTRAL.includes(pool as Pool) || state.atWar.includes(pool as Neutral),
    ),
  )
}

/** Records a card's points. */
export function record(work: Work, card: Card): void {
  const points = recordedBy(work.state, card)
  work.state.halves = work.state.halves.map((halves, i) => halves + 2 * (points[POOLS[i] as Pool] ?? 0))
  work.log({ kind: 'recorded', side: sideName(card.side), points })
}

const SIDE_UNITS: readonly (readonly UnitIndex[])[] = ([0, 1] as const).map((side) =>
  UNITS.filter((unit) => unit.side === side && unit.pool !== null && !unit.marks.has('dot')).map(
    ({ index }) => index,
  ),
)

/** The cost of one step in half points. */
export const stepCost = (unit: UnitIndex): number => (UNIT_ARMY[unit] ? ARMY_STEP : CORPS_STEP)

/** Why a unit is not filled up, whatever it would cost (14.1.1, 17.1.4, 17.1.4.1); null where it may be. */
export function barToFill({ board }: State, unit: UnitIndex): Bar | null {
  const at = board.at[unit] as number
  if (at === GONE) return 'gone-for-good'
  if (at < 0 && at !== RESERVE) return 'not-replaceable'
  if (board.reduced[unit] === 0) return 'full-already'
  if (at === RESERVE) return null
  if (!isSupplied(board, unit)) return 'unsupplied-no-points'
  return livesOnAlly(board, unit, at) ? 'ally-no-points' : null
}

/** Whether a reduced unit may be filled up. */
export const mayFlip = (state: State, unit: UnitIndex): boolean => barToFill(state, unit) === null

/** Answers to how replacement points are spent: counters that are alike stand once in the boxes. */
export function replaceAnswers(state: State, side: Side): Answer[] {
  const { board, halves } = state
  const answers: Answer[] = []
  const seen = new Set<number>()
  for (const unit of SIDE_UNITS[side] as readonly UnitIndex[]) {
    const { pool, nation } = unitAt(unit)
    const left = halves[POOLS.indexOf(pool as Pool)] as number
    const step = stepCost(unit)
    if (left < step || isCapitalLost(board, nation)) continue
    const at = board.at[unit] as number
    if (at >= 0 || at === RESERVE) {
      if (!mayFlip(state, unit)) continue
      if (at === RESERVE && seen.has(UNIT_KIND[unit] as number)) continue
      if (at === RESERVE) seen.add(UNIT_KIND[unit] as number)
      answers.push({ kind: 'flip', unit: unitId(unit) })
    } else if (at === ELIMINATED) {
      if (seen.has(-1 - (UNIT_KIND[unit] as number))) continue
      seen.add(-1 - (UNIT_KIND[unit] as number))
      const spaces: readonly (SpaceIndex | null)[] = UNIT_ARMY[unit]
        ? placesFor(board, unit, 'rebuilt')
        : [null]
      for (const space of spaces)
        for (const strength of ['reduced', 'full'] as const)
          if (left >= (strength === 'full' ? 2 * step : step))
            answers.push({
              kind: 'rebuild',
              unit: unitId(unit),
              strength,
              space: space === null ? null : spaceId(space),
            })
    }
  }
  answers.push({ kind: 'done' })
  return answers
}

const pay = (work: Work, unit: UnitIndex, halves: number): void => {
  const pool = POOLS.indexOf(unitAt(unit).pool as Pool)
  work.state.halves = work.state.halves.map((left, i) => (i === pool ? left - halves : left))
}

/** A reduced unit is full again. */
export function fillUp(work: Work, unit: UnitIndex): void {
  work.edit(['reduced'], (board) => {
    board.reduced[unit] = 0
  })
  work.log({ kind: 'flipped', unit: unitId(unit) })
}

/** A unit is filled up with replacement points. */
export function flip(work: Work, unit: UnitIndex): void {
  pay(work, unit, stepCost(unit))
  fillUp(work, unit)
}

/** An eliminated unit comes back. */
export function rebuild(
  work: Work,
  unit: UnitIndex,
  strength: 'full' | 'reduced',
  space: SpaceIndex | null,
): void {
  pay(work, unit, stepCost(unit) * (strength === 'full' ? 2 : 1))
  work.edit(['at', 'reduced'], (board) => {
    board.at[unit] = space ?? RESERVE
    board.reduced[unit] = strength === 'full' ? 0 : 1
  })
  work.log({
    kind: 'rebuilt',
    unit: unitId(unit),
    strength,
    space: space === null ? null : spaceId(space),
  })
}

const CENTRAL_POOLS: readonly Pool[] = ['ah', 'bu', 'ge', 'tu']
const isPoolOf = (pool: Pool, side: Side): boolean => CENTRAL_POOLS.includes(pool) === (side === CP)

/** Whether a side has any points left to spend. */
export const hasPoints = (state: State, side: Side): boolean =>
  POOLS.some((pool, i) => isPoolOf(pool, side) && (state.halves[i] as number) > 0)

/** Points that a side did not spend are lost (17.1.2). */
export const loseRest = (work: Work, side: Side): void => {
  if (!hasPoints(work.state, side)) return
  const points: Partial<Record<Pool, number>> = {}
  work.state.halves = work.state.halves.map((left, i) => {
    const pool = POOLS[i] as Pool
    if (!isPoolOf(pool, side)) return left
    if (left > 0) points[pool] = left / 2
    return 0
  })
  work.log({ kind: 'forfeited', side: sideName(side), points })
}
