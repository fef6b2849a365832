import { NONE, type Board } from '../board/board.ts'
import type { LocationId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { arrives, greatestPrevention, headToHead } from './core/decide.ts'
import { MOVES, NO, YES, type Work } from './core/work.ts'
import type { Edition } from '../editions/edition.ts'
import { withWork, type MovementPhase } from './movement.ts'
import { contestOf } from './contest.ts'

/** The calculation behind one move, once everything is decided (R84). */
export interface MoveStrengths {
  readonly unit: Unit
  readonly to: LocationId
  readonly succeeds: boolean
  /** Its own strength and every support that counts; 0 where a failed convoy kept it ashore. */
  readonly strength: number
  /** As far as it may dislodge the unit at the destination: supports of that unit's own power left out (R125). */
  readonly attack: number
  /** The strength of the unit at the destination: its hold, or its own move where they meet head to head. */
  readonly defence: number
  readonly defender?: Unit
  readonly headToHead: boolean
  /** Other moves to the same space with the strength that keeps this one out. */
  readonly rivals: readonly { readonly unit: Unit; readonly strength: number }[]
  /** Matching supports, and whether each counted. */
  readonly supports: readonly { readonly unit: Unit; readonly counts: boolean }[]
}

/** The strengths of every move of a phase, in the order of its units. */
export const moveStrengths = (board: Board, edition: Edition, phase: MovementPhase): MoveStrengths[] =>
  withWork(board, edition, phase, (work) => {
    const moves: MoveStrengths[] = []
    for (let i = 0; i < work.position.count; i++) if (work.act[i] === MOVES) moves.push(strengthsOf(work, i))
    return moves
  })

function strengthsOf(work: Work, i: number): MoveStrengths {
  const { board, position, dest, state } = work
  const unit = (at: number): Unit => position.units[at]!
  const there = position.occupant[dest[i]!]!
  const ashore = arrives(work, i) === NO
  const { strength, attack, defence } = contestOf(work, i)
  const rivals: { unit: Unit; strength: number }[] = []
  for (let m = work.firstAttacker[dest[i]!]!; m !== NONE; m = work.nextAttacker[m]!)
    if (m !== i) rivals.push({ unit: unit(m), strength: greatestPrevention(work, m) })
  const supports: { unit: Unit; counts: boolean }[] = []
  for (let k = work.firstHelper[i]!; k !== NONE; k = work.nextHelper[k]!)
    supports.push({ unit: unit(k), counts: state[k] === YES })
  return {
    unit: unit(i),
    to: board.ids[work.to[i]!]!,
    succeeds: state[i] === YES,
    strength: ashore ? 0 : strength,
    attack: ashore ? 0 : attack,
    defence,
    ...(there !== NONE && { defender: unit(there) }),
    headToHead: headToHead(work, i) === YES,
    rivals,
    supports,
  }
}
