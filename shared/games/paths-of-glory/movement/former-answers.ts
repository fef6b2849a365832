// Answers during moves that earlier versions of the program offered, whether they are legal now or not: journals hold them.
// Since then the rules keep out what could only be taken back: units that can make no step, steps and stops after which the
// moves could not be over, and armies that dig before they are.
import { linesOfSpace } from '../facts/lines.ts'
import { spaceId } from '../facts/spaces.ts'
import { unitId } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import { stackOf } from '../state/stacks.ts'
import type { Group, Operation, State } from '../state/state.ts'
import { barToDigThere, barToEnter, barToStay } from './bars.ts'
import { partiesOf, taking } from './move-answers.ts'

/** The answers to a question during moves; none to any other. */
export function formerAnswers(state: State): readonly Answer[] {
  const { pending, operation } = state
  if (!operation) return []
  if (pending?.kind === 'move') return toMove(state, operation)
  return pending?.kind === 'march' && operation.group ? onTheMarch(state, operation, operation.group) : []
}

const toMove = (state: State, operation: Operation): Answer[] =>
  operation.moves.flatMap((space) => [
    ...partiesOf(state, operation, space).map(taking),
    ...stackOf(state.board, space, state.side)
      .filter((unit) => barToDigThere(state, operation, unit) === null)
      .map((unit): Answer => ({ kind: 'entrench', unit: unitId(unit) })),
  ])

function onTheMarch(state: State, operation: Operation, group: Group): Answer[] {
  const steps = linesOfSpace(group.at)
    .filter(({ to }) => barToEnter(state, operation, group, to) === null)
    .filter(({ to }) => group.left > 1 || barToStay(state, operation, to) === null)
    .map(({ to }): Answer => ({ kind: 'go', space: spaceId(to) }))
  return barToStay(state, operation, group.at) === null ? [...steps, { kind: 'stop' }] : steps
}
