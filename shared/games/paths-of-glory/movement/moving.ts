// Moves of an operation (11.1): units of activated places are taken in hand, go from place to place and stop.
import { linesOfSpace, lineBetween } from '../facts/lines.ts'
import { policyOf } from '../editions/edition.ts'
import { CP, type Side } from '../facts/nations.ts'
import { spaceId, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { HIGHEST_TRENCH, STACK } from '../facts/tables.ts'
import { factor, LOSS, MOVE, UNIT_ARMY, unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { besiege, enter, holdsSiege, liftEmpty, suffices } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { type Board, hasEnemyFort, isBesieged, trenchFor, trenchOf } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Group, Operation, State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import { barAtGermanFort, barForUnit, barToPlace, isGate } from './entering.ts'

const CHANNEL: readonly boolean[] = SPACES.map(({ marks }) => marks.has('channel-limit'))

/** Amiens, Calais and Ostend take no Central Powers before Race to the Sea or a war status of 4 (11.1.9). */
export const isChannelClosed = (state: State, space: SpaceIndex, side: Side): boolean =>
  side === CP &&
  (CHANNEL[space] as boolean) &&
  state.status[CP] < 4 &&
  !state.events.some((event) => (event as string) === 'cp-08')

/** Why a unit of an activated place may not be taken in hand; null where it may. */
export function barToTake(state: State, operation: Operation, unit: UnitIndex): Bar | null {
  const space = state.board.at[unit] as number
  if (!operation.moves.includes(space)) return 'not-activated-to-move'
  if (operation.moved.includes(unit) || operation.digging.includes(unit)) return 'moved-already'
  if (operation.idle.includes(unit)) return 'out-of-supply'
  if (policyOf(state, 'moveSupply') === 'when-moving' && !isSupplied(state.board, unit))
    return 'cut-off-since'
  return factor(MOVE, unit, state.board.reduced[unit] as number) === 0 ? 'cannot-move' : null
}

/** Units of a place that may be taken in hand. */
export const takeable = (state: State, operation: Operation, space: SpaceIndex, side: Side): UnitIndex[] =>
  stackOf(state.board, space, side).filter((unit) => barToTake(state, operation, unit) === null)

/** Why the units in hand may not go over to a neighbouring place. */
export function barToGo(state: State, operation: Operation, group: Group, to: SpaceIndex): Bar | null {
  const { board, side } = state
  const line = lineBetween(group.at, to)
  if (!line) return 'no-line'
  if (group.halted) return 'must-halt'
  if (group.left === 0) return 'no-points-left'
  const place = barToPlace(board, to, side)
  if (place) return place
  for (const unit of group.units) {
    const bar = barForUnit(state, unit, group.at, line) ?? barAtGermanFort(state, unit, to, side)
    if (bar) return bar
  }
  if (isGate(group.at, to) && hasRussian(group) && group.units.length > 1) return 'russian-gate'
  if (hasEnemyFort(board, to, side) && !isBesieged(board, to)) {
    const together = [...group.units, ...arrivedAt(state, operation, to)]
    if (!suffices(together, to) && !othersMayCome(state, operation, group)) return 'cannot-besiege'
    if (operation.attacks.includes(to)) return 'may-not-stay-attack'
  }
  if (group.left === 1) return barToStay(state, operation, to)
  return null
}

const hasRussian = ({ units }: Group): boolean => units.some((unit) => unitAt(unit).family === 'ru')

const arrivedAt = (state: State, operation: Operation, space: SpaceIndex): UnitIndex[] =>
  operation.moved.filter((unit) => state.board.at[unit] === space)

/** Whether anybody else may still move, and could help with a siege. */
const othersMayCome = (state: State, operation: Operation, group: Group): boolean =>
  operation.moves.some((space) =>
    takeable(state, operation, space, state.side).some((unit) => !group.units.includes(unit)),
  )

function barToStay(state: State, operation: Operation, space: SpaceIndex): Bar | null {
  if (operation.attacks.includes(space)) return 'may-not-stay-attack'
  return isChannelClosed(state, space, state.side) ? 'may-not-stay-channel' : null
}

/** Why the units in hand may not stop where they are. */
export const barToStop = (state: State, operation: Operation, group: Group): Bar | null =>
  group.path.length === 0 ? null : barToStay(state, operation, group.at)

/** Why an army may not dig (11.2.1). */
export function barToDig(state: State, operation: Operation, unit: UnitIndex): Bar | null {
  if (!state.events.some((event) => (event as string) === 'cp-06' || (event as string) === 'ap-12'))
    return 'no-digging-yet'
  if (!UNIT_ARMY[unit]) return 'only-armies-dig'
  const bar = barToTake(state, operation, unit)
  if (bar && bar !== 'cannot-move') return bar
  const space = state.board.at[unit] as number
  if (operation.digging.some((one) => state.board.at[one] === space)) return 'one-digs'
  return trenchOf(state.board, space, state.side) === HIGHEST_TRENCH ? 'deepest-already' : null
}

/** A place whose stack or siege breaks a rule at the end of moves, and the rule (10.1.2, 15.2.1, 15.2.4). */
export interface Violation {
  readonly space: SpaceIndex
  readonly bar: Bar
}

/** Why the moves may not end yet. */
export function violationsOf(state: State, operation: Operation): readonly Violation[] {
  if (operation.moved.length === 0) return []
  const { board, side } = state
  const spaces = new Set(operation.moves)
  for (const unit of operation.moved)
    if ((board.at[unit] as number) >= 0) spaces.add(board.at[unit] as number)
  const violations: Violation[] = []
  for (const space of spaces) {
    const count = countAt(board, space, side)
    if (count > STACK) violations.push({ space, bar: 'too-many' })
    if (count === 0 || !hasEnemyFort(board, space, side)) continue
    if (isBesieged(board, space)) {
      if (!holdsSiege(board, space, side)) violations.push({ space, bar: 'siege-abandoned' })
    } else if (arrivedAt(state, operation, space).length > 0)
      violations.push({ space, bar: 'siege-too-weak' })
  }
  return violations
}

/** Answers to where the units in hand go. */
export function marchAnswers(state: State, operation: Operation, group: Group): Answer[] {
  const answers: Answer[] = []
  if (group.left > 0 && !group.halted)
    for (const { to } of linesOfSpace(group.at))
      if (barToGo(state, operation, group, to) === null) answers.push({ kind: 'go', space: spaceId(to) })
  if (barToStop(state, operation, group) === null) answers.push({ kind: 'stop' })
  if (answers.length === 0) answers.push({ kind: 'restart' })
  return answers
}

/** Units of one place, in hand before their first step. */
export const groupOf = ({ at, reduced }: Board, units: readonly UnitIndex[]): Group => ({
  units,
  at: at[units[0] as number] as number,
  left: Math.min(...units.map((unit) => factor(MOVE, unit, reduced[unit] as number))),
  path: [],
  halted: false,
})

/** Takes units in hand. */
export function take(work: Work, units: readonly UnitIndex[]): void {
  const { board, side, points, quotas } = work.state
  const { before } = work.operation
  work.operate({ before: before ?? { board, points, quotas }, group: groupOf(board, units) })
  work.ask('march', side)
}

/** Whether units that enter a place stop there: its fort is not besieged yet (15.1.1). */
export const haltsAt = ({ board, side }: State, space: SpaceIndex): boolean =>
  hasEnemyFort(board, space, side) && !isBesieged(board, space)

/** The units in hand go on. */
export function go(work: Work, group: Group, to: SpaceIndex): void {
  const { side } = work.state
  if (isGate(group.at, to) && hasRussian(group)) work.use('russian-gate')
  const halted = haltsAt(work.state, to)
  work.edit(['at'], (board) => {
    for (const unit of group.units) board.at[unit] = to
  })
  liftEmpty(work, group.at, side)
  enter(work, to, side)
  work.operate({
    group: { ...group, at: to, left: group.left - 1, path: [...group.path, to], halted },
  })
}

/** The units in hand stop. */
export function stop(work: Work, group: Group): void {
  const operation = work.operation
  const { side } = work.state
  if (group.path.length > 0) {
    work.log({ kind: 'moved', units: group.units.map(unitId), path: group.path.map(spaceId) })
    work.operate({ group: null, moved: [...operation.moved, ...group.units] })
    besiege(work, group.at, side, arrivedAt(work.state, work.operation, group.at))
  } else work.operate({ group: null })
  work.ask('move', side)
}

/** Takes back all moves of this action. */
export function restart(work: Work): void {
  const { before } = work.operation
  if (before) {
    work.state.board = before.board
    work.state.points = before.points
    work.state.quotas = before.quotas
  }
  work.operate({ moved: [], digging: [], group: null, before: null })
  work.log({ kind: 'moves-restarted', side: work.state.side === CP ? 'cp' : 'ap' })
  work.ask('move', work.state.side)
}

/** Armies dig after all moves: a die of their loss factor or less (11.2.2). */
export function dig(work: Work): void {
  const { side } = work.state
  for (const unit of work.operation.digging) {
    const space = work.board.at[unit] as number
    const die = work.roll('dig', side, space)
    const level = trenchOf(work.board, space, side)
    const deeper = digs(die, factor(LOSS, unit, work.board.reduced[unit] as number), level)
    if (deeper !== level)
      work.edit(['trench'], (board) => {
        board.trench[space] = trenchFor(side, deeper)
      })
    work.log({ kind: 'dug', unit: unitId(unit), space: spaceId(space), die, level: deeper })
  }
}

/** The level of a trench after a die was rolled for it (11.2.2, 11.2.3). */
export const digs = (die: number, lossFactor: number, level: number): number =>
  die <= lossFactor ? Math.min(HIGHEST_TRENCH, level + 1) : level
