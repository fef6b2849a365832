// The strengths that met at a move's destination, once every decision is taken.
import { NONE } from '../board/board.ts'
import { greatestPrevention, headToHead } from './core/decide.ts'
import { MOVES, YES, type Work } from './core/work.ts'

/** The final strength of a move at its destination, and the strength against it. */
export interface Contest {
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
  if (there === NONE) return { strength, attack: strength, defence: 0 }
  const meets = headToHead(work, i) === YES
  if (leaves(work, there) && !meets) return { strength, attack: strength, defence: 0 }
  const own = position.power[there] === position.power[i]
  return {
    strength,
    attack: own ? 0 : sureAway[i]!,
    defence: act[there] === MOVES && !meets ? stayed[there]! : sure[there]!,
  }
}

/** Whether a unit left its space. */
export const leaves = ({ act, state }: Work, i: number): boolean => act[i] === MOVES && state[i] === YES

/** The strongest of the other moves into a move's destination, and the strength with which they keep it out. */
export interface Rivals {
  readonly strength: number
  readonly units: readonly number[]
}

const NOBODY: Rivals = { strength: 0, units: [] }

export function strongestRivals(work: Work, i: number): Rivals {
  const { firstAttacker, nextAttacker, dest } = work
  let rivals = NOBODY
  for (let m = firstAttacker[dest[i]!]!; m !== NONE; m = nextAttacker[m]!) {
    if (m === i) continue
    const strength = greatestPrevention(work, m)
    if (strength > rivals.strength) rivals = { strength, units: [m] }
    else if (strength > 0 && strength === rivals.strength) rivals = { strength, units: [...rivals.units, m] }
  }
  return rivals
}
