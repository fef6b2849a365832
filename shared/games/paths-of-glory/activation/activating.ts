// Activating places for moves and attacks (9.2).
import { linesOfSpace } from '../facts/lines.ts'
import { sideName } from '../facts/nations.ts'
import { spaceId, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { factor, MOVE } from '../facts/units.ts'
import { barToReach, barToTarget, countsAsNearEast, isTarget } from '../combat/targets.ts'
import type { Bar } from '../refusals.ts'
import type { Answer } from '../state/answer.ts'
import { stacksOf, stackOf } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import { costOf } from './costs.ts'

export const PURPOSES = ['move', 'attack'] as const
export type Purpose = (typeof PURPOSES)[number]

/** An operation before anything is activated. */
export const newOperation = (budget: number): Operation => ({
  budget,
  spent: 0,
  moves: [],
  attacks: [],
  only: null,
  idle: [],
  discounted: false,
  moved: [],
  group: null,
  digging: [],
  before: null,
  fought: [],
  targets: [],
  retreated: [],
})

/** Why a place may not be activated for moves or for attacks. */
export function barToActivate(
  state: State,
  operation: Operation,
  space: SpaceIndex,
  purpose: Purpose,
): Bar | null {
  const { board, side } = state
  if (operation.moves.includes(space) || operation.attacks.includes(space)) return 'active-already'
  const units = stackOf(board, space, side)
  if (units.length === 0) return 'no-units'
  const left = operation.budget - operation.spent
  if (costOf(state, space, side, purpose, operation.discounted).operations > left) return 'too-dear'
  const supplied = units.filter((unit) => isSupplied(board, unit))
  if (supplied.length === 0) return 'out-of-supply'
  if (purpose === 'move')
    return supplied.some((unit) => factor(MOVE, unit, board.reduced[unit] as number) > 0)
      ? null
      : 'nobody-can-move'
  if (
    countsAsNearEast(board, space, side) &&
    operation.attacks.some((other) => countsAsNearEast(board, other, side))
  )
    return 'one-near-east-attack'
  if (barToTarget(state, null, space, side) === null) return null
  let found: Bar = 'nothing-to-attack'
  for (const { to } of linesOfSpace(space))
    for (const unit of isTarget(board, to, side) ? supplied : []) {
      const bar = barToReach(state, unit, to, side)
      if (bar === null) return null
      found = bar
    }
  return found
}

/** Answers to what is activated next. */
export function activateAnswers(state: State, operation: Operation): Answer[] {
  const answers: Answer[] = []
  if (operation.spent < operation.budget) {
    const counts = stacksOf(state.board).counts[state.side]
    for (let space = 0; space < SPACES.length; space++) {
      if (counts[space] === 0) continue
      for (const purpose of PURPOSES)
        if (barToActivate(state, operation, space, purpose) === null)
          answers.push({ kind: 'activate', space: spaceId(space), for: purpose })
    }
  }
  answers.push({ kind: 'done' })
  return answers
}

/** What an operation holds once a place is activated in it, and which units are out of supply; its cost is not counted. */
export function withPlace(
  { board, side }: State,
  { moves, attacks, idle }: Operation,
  space: SpaceIndex,
  purpose: Purpose,
): Pick<Operation, 'moves' | 'attacks' | 'idle'> {
  const unsupplied = stackOf(board, space, side).filter((unit) => !isSupplied(board, unit))
  return {
    moves: purpose === 'move' ? [...moves, space] : moves,
    attacks: purpose === 'attack' ? [...attacks, space] : attacks,
    idle: [...idle, ...unsupplied],
  }
}

/** Marks a place as activated, and records which of its units are out of supply. */
export function activate(work: Work, space: SpaceIndex, purpose: Purpose): void {
  const { state } = work
  const operation = work.operation
  const { operations, discounted } = costOf(state, space, state.side, purpose, operation.discounted)
  work.operate({
    ...withPlace(state, operation, space, purpose),
    spent: operation.spent + operations,
    discounted: operation.discounted || discounted,
  })
  work.log({
    kind: 'activated',
    side: sideName(state.side),
    space: spaceId(space),
    for: purpose,
    cost: operations,
  })
}
