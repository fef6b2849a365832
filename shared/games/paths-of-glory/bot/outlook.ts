// What a game is worth to a side between two actions.
import { CP, enemyOf, type Side } from '../facts/nations.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { winnerAt } from '../politics/victory.ts'
import type { State } from '../state/state.ts'
import { scoredBoardOf } from './steps.ts'
import { worthOf } from './worth.ts'

/** What winning is worth more than the points that decide it. */
const VICTORY = 3

/** What a game is worth to a side. */
export function outlookOf(state: State, side: Side): number {
  if (state.ended) {
    const { levels } = SCENARIOS[state.scenario]
    const lead = (side === CP ? 1 : -1) * (state.points - (levels.cp + levels.ap) / 2)
    const winner = winnerAt(SCENARIOS[state.scenario], state.points)
    return lead + (winner === null ? 0 : winner === side ? VICTORY : -VICTORY)
  }
  const { cp, ap } = SCENARIOS[state.scenario].levels
  const middle = (side === CP ? 1 : -1) * ((cp + ap) / 2)
  const acts = state.side
  // The position is told from the side whose enemy acts next.
  const position = worthOf(state, scoredBoardOf(state), enemyOf(acts))
  return (acts === side ? -position : position) - middle
}
