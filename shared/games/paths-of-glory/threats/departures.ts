// What an advance after a battle would lay open behind it, told before anybody advances.
import { advance } from '../combat/advance.ts'
import { STACK } from '../facts/tables.ts'
import { type UnitIndex, unitNamed } from '../facts/units.ts'
import { suffices } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Battle, State } from '../state/state.ts'
import { Work } from '../state/work.ts'
import { type Exposure, laidOpen } from './exposures.ts'

/** Units whose advance leaves places open to the enemy, once all of them have gone. */
export interface Departure {
  readonly units: readonly UnitIndex[]
  readonly exposures: readonly Exposure[]
}

/** What each place lays open once all of its units have advanced, and what only the advance of all these places together does. */
export function departuresOf(state: State, battle: Battle, answers: readonly Answer[]): readonly Departure[] {
  const { board } = state
  const { target, side } = battle
  const may = new Set(
    answers.flatMap((answer) =>
      answer.kind === 'advance' && answer.path.length === 1 ? answer.units.map(unitNamed) : [],
    ),
  )
  const room = STACK - countAt(board, target, side)
  const shut = hasEnemyFort(board, target, side) && !isBesieged(board, target)
  const stacks = [...new Set([...may].map((unit) => board.at[unit] as number))]
    .map((space) => stackOf(board, space, side))
    .filter((stack) => stack.every((unit) => may.has(unit)))
  const departureOf = (units: readonly UnitIndex[]): Departure => {
    if (units.length === 0 || units.length > room || (shut && !suffices(units, target)))
      return { units, exposures: [] }
    const work = new Work(state)
    const left = units.map((unit) => board.at[unit] as number)
    advance(work, units, [target])
    return { units, exposures: laidOpen(work.state, side, left, []) }
  }
  const each = stacks.map(departureOf)
  const known = each.flatMap(({ exposures }) => exposures.map(({ space }) => space))
  const all = departureOf(stacks.length > 1 ? stacks.flat() : [])
  const more = all.exposures.filter(({ space }) => !known.includes(space))
  return [...each, { ...all, exposures: more }].filter(({ exposures }) => exposures.length > 0)
}
