// Which units move next: those of activated places that can make a first step.
import { linesOfSpace } from '../facts/lines.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { unitId, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import type { Answer } from '../state/answer.ts'
import { stackOf } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'
import { barToDig, barToGo, barToTake, groupOf, takeable, violationsOf } from './moving.ts'

/** Why units of one place may not be taken in hand together; null where they may. */
export function barToSetOut(state: State, operation: Operation, units: readonly UnitIndex[]): Bar | null {
  if (units.length === 0) return 'no-units'
  for (const unit of units) {
    const bar = barToTake(state, operation, unit)
    if (bar) return bar
  }
  return hasFirstStep(state, operation, units) ? null : 'nowhere-to-move'
}

function hasFirstStep(state: State, operation: Operation, units: readonly UnitIndex[]): boolean {
  const group = groupOf(state.board, units)
  return linesOfSpace(group.at).some(({ to }) => barToGo(state, operation, group, to) === null)
}

/** Every set of one or more of a few units, the whole first. */
function subsets(units: readonly UnitIndex[]): UnitIndex[][] {
  const sets: UnitIndex[][] = []
  for (let bits = (1 << units.length) - 1; bits > 0; bits--)
    sets.push(units.filter((_, i) => ((bits >> i) & 1) === 1))
  return sets
}

const partiesOf = (state: State, operation: Operation, space: SpaceIndex): UnitIndex[][] =>
  subsets(takeable(state, operation, space, state.side))

const taking = (party: readonly UnitIndex[]): Answer => ({ kind: 'take', units: party.map(unitId) })

/**
 * Answers that take units in hand which can make no step. None of them is legal, but earlier versions offered them, so
 * that journals hold them.
 */
export const stuckAnswers = (state: State, operation: Operation): Answer[] =>
  operation.moves
    .flatMap((space) => partiesOf(state, operation, space))
    .filter((party) => !hasFirstStep(state, operation, party))
    .map(taking)

/** Answers to which units move next. */
export function moveAnswers(state: State, operation: Operation): Answer[] {
  const answers: Answer[] = []
  for (const space of operation.moves) {
    for (const party of partiesOf(state, operation, space))
      if (hasFirstStep(state, operation, party)) answers.push(taking(party))
    for (const unit of stackOf(state.board, space, state.side))
      if (barToDig(state, operation, unit) === null) answers.push({ kind: 'entrench', unit: unitId(unit) })
  }
  const clean = violationsOf(state, operation).length === 0
  if (clean) answers.push({ kind: 'done' })
  if (operation.moved.length > 0 || operation.digging.length > 0) answers.push({ kind: 'restart' })
  return answers
}
