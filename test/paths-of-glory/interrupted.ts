// Positions in a battle, where the end of a turn must wait for the other side.
import { does } from '../../shared/games/paths-of-glory/engine.ts'
import { leastAnswer } from '../../shared/games/paths-of-glory/passing.ts'
import { phaseName } from '../../shared/games/paths-of-glory/sequence/phases.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'

/** Whether the other side is asked something in the battle before the turn of a side that does least is over. */
export function isInterrupted(start: State): boolean {
  if (!start.battle || start.pending?.side !== start.side) return false
  let now = start
  while (phaseName(now) === phaseName(start) && now.pending?.side === start.side)
    now = does(now, leastAnswer(now)).state
  return phaseName(now) === phaseName(start) && !now.ended
}
