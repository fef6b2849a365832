// The only list of scoring systems.
import type { DiplomacyView } from '../view.ts'
import { BANGKOK } from './bangkok.ts'
import { C_DIPLO } from './c-diplo.ts'
import { CARNAGE } from './carnage.ts'
import { detour } from './detour.ts'
import { dixie } from './dixie.ts'
import { drawSize } from './draw-size.ts'
import { MANOR } from './manor.ts'
import { openTribute } from './open-tribute.ts'
import { type Scores, type ScoringSystem, standingOf } from './standing.ts'
import { sumOfSquares } from './sum-of-squares.ts'
import { tribute } from './tribute.ts'
import { whipping } from './whipping.ts'
import { WORLD_CLASSIC } from './world-classic.ts'

export const SCORING_SYSTEMS: readonly ScoringSystem[] = [
  drawSize,
  sumOfSquares,
  ...C_DIPLO,
  ...CARNAGE,
  tribute,
  openTribute,
  ...BANGKOK,
  whipping,
  dixie,
  ...MANOR,
  detour,
  ...WORLD_CLASSIC,
]

/** The system of that id; undefined where there is none. */
export const scoringSystem = (id: string): ScoringSystem | undefined =>
  SCORING_SYSTEMS.find((system) => system.id === id)

/** Every power's points as the game ended, or as if it ended now. */
export const scoreNow = (view: DiplomacyView, system: ScoringSystem): Scores =>
  system.scores(standingOf(view))
