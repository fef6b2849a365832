import { AP } from '../facts/nations.ts'
import { ROUNDS } from '../facts/turns.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import type { State } from '../state/state.ts'

/** Whether the present action is the last one of the game: nobody acts after it. */
export const isLastAction = ({ turn, round, side, scenario, segment }: State): boolean =>
  segment === 'actions' && side === AP && round === ROUNDS && turn === SCENARIOS[scenario].lastTurn
