// Moves of an operation (11.1): units of activated places are taken in hand, go from place to place and stop.
import { CP } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { HIGHEST_TRENCH } from '../facts/tables.ts'
import { factor, LOSS, unitId, type UnitIndex } from '../facts/units.ts'
import { besiege, enter, liftEmpty } from '../sieges/sieges.ts'
import { trenchFor, trenchOf } from '../state/board.ts'
import type { Group } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { isGate } from './entering.ts'
import { groupOf, hasRussian, steppedTo } from './group.ts'
import { arrivedAt } from './violations.ts'

/** Takes units in hand. */
export function take(work: Work, units: readonly UnitIndex[]): void {
  const { board, side, points, quotas } = work.state
  const { before } = work.operation
  work.operate({ before: before ?? { board, points, quotas }, group: groupOf(board, units) })
  work.ask('march', side)
}

/** The units in hand go on. */
export function go(work: Work, group: Group, to: SpaceIndex): void {
  const { side } = work.state
  if (isGate(group.at, to) && hasRussian(group)) work.use('russian-gate')
  const stepped = steppedTo(work.state, group, to)
  work.edit(['at'], (board) => {
    for (const unit of group.units) board.at[unit] = to
  })
  liftEmpty(work, group.at, side)
  enter(work, to, side)
  work.operate({ group: stepped })
}

/** The units in hand stop. */
export function stop(work: Work, group: Group): void {
  const operation = work.operation
  const { side } = work.state
  if (group.path.length > 0) {
    const start = operation.before?.board.at[group.units[0] as number] as SpaceIndex
    work.log({
      kind: 'moved',
      units: group.units.map(unitId),
      from: spaceId(start),
      path: group.path.map(spaceId),
    })
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
