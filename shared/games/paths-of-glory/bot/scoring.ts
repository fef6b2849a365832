// Which places score in a state's scenario (5.7).
import { type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import type { State } from '../state/state.ts'

const SCORING = {
  standard: SPACES.map(({ victory }) => victory.standard),
  historical: SPACES.map(({ victory }) => victory.historical),
} as const

export const scores = ({ scenario }: Pick<State, 'scenario'>, space: SpaceIndex): boolean =>
  SCORING[SCENARIOS[scenario].victorySet][space] as boolean
