// Answers during the moves of an operation: which units move or dig next, and where those in hand go.
import { linesOfSpace } from '../facts/lines.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { unitId, type UnitIndex } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import { stackOf } from '../state/stacks.ts'
import type { Group, Operation, State } from '../state/state.ts'
import { barToDig, barToGo, barToStop, hasStep, takeable } from './bars.ts'
import { groupOf } from './group.ts'
import { violationsOf } from './violations.ts'

/** Every set of one or more of a few units, the whole first. */
function subsets(units: readonly UnitIndex[]): UnitIndex[][] {
  const sets: UnitIndex[][] = []
  for (let bits = (1 << units.length) - 1; bits > 0; bits--)
    sets.push(units.filter((_, i) => ((bits >> i) & 1) === 1))
  return sets
}

/** Units of a place that may be taken in hand together, if they can make a step. */
export const partiesOf = (state: State, operation: Operation, space: SpaceIndex): UnitIndex[][] =>
  subsets(takeable(state, operation, space, state.side))

/** Takes some units in hand. */
export const taking = (party: readonly UnitIndex[]): Answer => ({ kind: 'take', units: party.map(unitId) })

/** Answers to which units move next. */
export function moveAnswers(state: State, operation: Operation): Answer[] {
  const answers: Answer[] = []
  for (const space of operation.moves) {
    for (const party of partiesOf(state, operation, space))
      if (hasStep(state, operation, groupOf(state.board, party))) answers.push(taking(party))
    for (const unit of stackOf(state.board, space, state.side))
      if (barToDig(state, operation, unit) === null) answers.push({ kind: 'entrench', unit: unitId(unit) })
  }
  const clean = violationsOf(state, operation).length === 0
  if (clean) answers.push({ kind: 'done' })
  if (operation.moved.length > 0 || operation.digging.length > 0) answers.push({ kind: 'restart' })
  return answers
}

/** Answers to where the units in hand go. */
export function marchAnswers(state: State, operation: Operation, group: Group): Answer[] {
  const answers: Answer[] = []
  for (const { to } of linesOfSpace(group.at))
    if (barToGo(state, operation, group, to) === null) answers.push({ kind: 'go', space: spaceId(to) })
  if (barToStop(state, operation, group) === null) answers.push({ kind: 'stop' })
  if (answers.length === 0) answers.push({ kind: 'restart' })
  return answers
}
