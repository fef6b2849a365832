import type { ScoringSystem } from '../../../../shared/games/diplomacy/scoring/standing.ts'
import { sumOfSquares } from '../../../../shared/games/diplomacy/scoring/sum-of-squares.ts'
import { scoringSystem } from '../../../../shared/games/diplomacy/scoring/systems.ts'

/** A system by its id; the sum of squares where a table has agreed on none. */
export const systemNamed = (id: string | null | undefined): ScoringSystem =>
  scoringSystem(id ?? '') ?? sumOfSquares
