// Withdrawal (12.6): corps lose steps before armies, one step comes back, and the defenders retreat one place whoever won.
import { UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { type Board, editedIn, type OpenLists, RESERVE } from '../state/board.ts'
import type { Battle } from '../state/state.ts'
import type { LossWay } from './losses.ts'
import { afterSteps, type Outcome, worth } from './outcome.ts'

/** What the defenders lost, as far as it tells who may take a step back. */
type Lost = Pick<Battle, 'steps' | 'replaced' | 'unspent'>

/** The ways in which corps take losses before armies, where they can (12.6.9). */
export function corpsFirst(ways: readonly LossWay[]): readonly LossWay[] {
  const ofCorps = ways.filter(({ steps }) => steps.some((unit) => !UNIT_ARMY[unit]))
  return ofCorps.length > 0 ? ofCorps : ways
}

/** Units that may take a step back: corps before armies (12.6.3, 12.6.6, 12.6.8). */
export function restorable(board: Board, { steps, replaced, unspent }: Lost): readonly UnitIndex[] {
  const units = [...new Set(steps)]
  const corps = units.filter((unit) => !UNIT_ARMY[unit])
  if (corps.length > 0) return corps
  return units.filter((unit) => {
    const alive = (board.at[unit] as number) >= 0
    const wasReplaced = replaced.some(({ army }) => army === unit)
    return alive || wasReplaced || unspent === 0
  })
}

/** The corps that goes back to the reserve, because its army is not eliminated after all. */
export const sparedCorps = (unit: UnitIndex, { replaced }: Pick<Lost, 'replaced'>): UnitIndex | undefined =>
  replaced.find(({ army }) => army === unit)?.corps

/** Gives a unit of a battle for a place its step back. */
export function putBack(
  board: OpenLists<'at' | 'reduced'>,
  unit: UnitIndex,
  target: SpaceIndex,
  spared: UnitIndex | undefined,
): void {
  if ((board.at[unit] as number) >= 0) {
    board.reduced[unit] = 0
    return
  }
  board.at[unit] = target
  board.reduced[unit] = 1
  if (spared !== undefined) board.at[spared] = RESERVE
}

/** Losses under Withdrawal: what they leave while the battle goes on, and in the end. */
export interface Withdrawn {
  readonly way: LossWay
  readonly hit: Outcome
  readonly left: Outcome
}

/** The best way to take losses and a step back: it leaves what is worth most in the end, and then what fires best. */
export function bestWithdrawal(
  board: Board,
  units: readonly UnitIndex[],
  ways: readonly LossWay[],
  number: number,
  target: SpaceIndex,
): Withdrawn {
  const all = corpsFirst(ways).flatMap((way): Withdrawn[] => {
    const hit = afterSteps(board, units, way)
    const lost = { steps: way.steps, replaced: hit.replaced, unspent: number - way.points }
    const back = restorable(hit.board, lost)
    return back.length === 0
      ? [{ way, hit, left: hit }]
      : back.map((unit) => ({ way, hit, left: restored(hit, unit, target) }))
  })
  return all.reduce((best, one) => {
    const gain = worth(one.left) - worth(best.left) || worth(one.hit) - worth(best.hit)
    return gain > 0 ? one : best
  })
}

function restored(hit: Outcome, unit: UnitIndex, target: SpaceIndex): Outcome {
  const isBack = !hit.units.includes(unit)
  const spared = isBack ? sparedCorps(unit, hit) : undefined
  return {
    board: editedIn(hit.board, ['at', 'reduced'], (open) => {
      putBack(open, unit, target, spared)
    }),
    units: isBack ? [...hit.units.filter((one) => one !== spared), unit] : hit.units,
    steps: hit.steps - 1,
    replaced: hit.replaced,
  }
}
