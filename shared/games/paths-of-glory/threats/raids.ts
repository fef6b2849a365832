// Moves of the enemy that take own places, or lay siege to own forts, without a battle: what warnings are made of.
import { costOf } from '../activation/costs.ts'
import { cardNamed } from '../facts/cards.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { factor, MOVE, UNIT_SIDE, type UnitIndex, UNITS } from '../facts/units.ts'
import { barAtGermanFort, barForUnit, barToPlace, isChannelClosed } from '../movement/entering.ts'
import { suffices } from '../sieges/sieges.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'

/** A move of one enemy unit, and the places that are lost by it. */
export interface Raid {
  readonly unit: UnitIndex
  readonly path: readonly SpaceIndex[]
  readonly lost: readonly SpaceIndex[]
}

export interface Raids {
  /** Moves of single units: a shortest one for each set of places that a unit takes. */
  readonly alone: readonly Raid[]
  /** Moves of corps to a fort that they besiege only together with others (15.2.1): it is their last place. */
  readonly joining: readonly Raid[]
}

/** Every move of one unit that takes places of the other side, by the places that it takes. */
function raidsOf(state: State, unit: UnitIndex, side: Side): Raids {
  const { board } = state
  const alone = new Map<string, Raid>()
  const joining = new Map<string, Raid>()
  const note = (raids: Map<string, Raid>, path: readonly SpaceIndex[], lost: readonly SpaceIndex[]) => {
    const key = lost.toSorted((a, b) => a - b).join()
    if ((raids.get(key)?.path.length ?? Infinity) > path.length) raids.set(key, { unit, path, lost })
  }
  const walk = (at: SpaceIndex, left: number, path: readonly SpaceIndex[], lost: readonly SpaceIndex[]) => {
    if (lost.length > 0 && !isChannelClosed(state, at, side)) note(alone, path, lost)
    if (left === 0) return
    for (const line of linesOfSpace(at)) {
      const { to } = line
      if (path.includes(to) || barToPlace(board, to, side) !== null) continue
      if (barForUnit(state, unit, at, line) !== null || barAtGermanFort(state, unit, to, side) !== null)
        continue
      const fort = hasEnemyFort(board, to, side)
      const shut = fort && !isBesieged(board, to)
      if (shut && !suffices([unit], to)) {
        note(joining, [...path, to], [...lost, to])
        continue
      }
      const takes = board.holder[to] === enemyOf(side) && (!fort || shut)
      walk(to, shut ? 0 : left - 1, [...path, to], takes ? [...lost, to] : lost)
    }
  }
  walk(board.at[unit] as number, factor(MOVE, unit, board.reduced[unit] as number), [], [])
  return { alone: [...alone.values()], joining: [...joining.values()] }
}

/** The moves of all units of a side's enemy that are in supply. */
export function raidsAgainst(state: State, side: Side): Raids {
  const enemy = enemyOf(side)
  const all = UNITS.filter(({ index }) => UNIT_SIDE[index] === enemy && isSupplied(state.board, index)).map(
    ({ index }) => raidsOf(state, index, enemy),
  )
  return {
    alone: all.flatMap(({ alone }) => alone),
    joining: all.flatMap(({ joining }) => joining),
  }
}

/** The most operations that a side may have in one round, by what everybody can see. */
export const mostOperations = (state: State, side: Side): number =>
  Math.max(
    1,
    ...(state.hands[side].length === 0 ? [] : [...state.hands[side], ...state.decks[side]]).map(
      (card) => cardNamed(card).operations,
    ),
  )

/** What it costs a side to activate places for moves, each asked for once. */
export function pricesToMove(state: State, side: Side): (from: SpaceIndex) => number {
  const costs = new Map<SpaceIndex, number>()
  return (from) => {
    const known = costs.get(from) ?? costOf(state, from, side, 'move', false).operations
    costs.set(from, known)
    return known
  }
}
