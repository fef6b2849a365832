// The strengths that met at a move's destination, once every decision is taken.
import { NONE } from '../board/board.ts'
import { greatestPrevention, headToHead } from './core/decide.ts'
import { MOVES, YES, type Work } from './core/work.ts'

/** The final strength of a move at its destination, and the strength against it. */
export interface Contest {
  /** The unit at the destination that did not leave, or left for where this one came from; or NONE. */
  readonly there: number
  /** Whether the two meet head to head. */
  readonly meets: boolean
  /** With every support that counts. */
  readonly strength: number
  /** As far as it may dislodge the unit at the destination (R125): 0 against its own power's. */
  readonly attack: number
  /** Of the unit at the destination: its hold, or its own attack where the two meet head to head. */
  readonly defence: number
}

/** The contest of a move that arrived at its destination's border. */
export function contestOf(work: Work, i: number): Contest {
  const { position, dest, act, stayed, sure, sureAway } = work
  const strength = sure[i]!
  const there = position.occupant[dest[i]!]!
  const meets = there !== NONE && headToHead(work, i) === YES
  if (there === NONE || (leaves(work, there) && !meets))
    return { there: NONE, meets: false, strength, attack: strength, defence: 0 }
  return {
    there,
    meets,
    strength,
    attack: position.power[there] === position.power[i] ? 0 : sureAway[i]!,
    defence: act[there] === MOVES && !meets ? stayed[there]! : sure[there]!,
  }
}

/** Whether a unit left its space. */
export const leaves = ({ act, state }: Work, i: number): boolean => act[i] === MOVES && state[i] === YES

/** The strength with which the strongest of the other moves into a move's destination keeps it out; 0 without any. */
export function strengthOfRivals(work: Work, i: number): number {
  const { firstAttacker, nextAttacker, dest } = work
  let most = 0
  for (let m = firstAttacker[dest[i]!]!; m !== NONE; m = nextAttacker[m]!) {
    if (m === i) continue
    const strength = greatestPrevention(work, m)
    if (strength > most) most = strength
  }
  return most
}

/** The other moves into a move's destination that keep it out with that strength. */
export function rivalsOf(work: Work, i: number, strength: number): readonly number[] {
  const { firstAttacker, nextAttacker, dest } = work
  let rivals: readonly number[] = NOBODY
  for (let m = firstAttacker[dest[i]!]!; m !== NONE; m = nextAttacker[m]!)
    // Most have one rival, and a literal takes a sixth of the memory of an empty list that grows.
    if (m !== i && greatestPrevention(work, m) === strength) rivals = rivals === NOBODY ? [m] : [...rivals, m]
  return rivals
}

export const NOBODY: readonly number[] = []
