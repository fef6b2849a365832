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
  const scenario = SCENARIOS[state.scenario]
  const sign = side === CP ? 1 : -1
  const middle = (sign * (scenario.levels.cp + scenario.levels.ap)) / 2
  if (state.ended) {
    const winner = winnerAt(scenario, state.points)
    return sign * state.points - middle + (winner === null ? 0 : winner === side ? VICTORY : -VICTORY)
  }
  // The position is told from the side whose enemy acts next.
  const position = worthOf(state, scoredBoardOf(state), enemyOf(state.side))
  return (state.side === side ? -position : position) - middle
}
