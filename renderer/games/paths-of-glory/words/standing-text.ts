import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { withMinus } from './signed.ts'
import { t } from './text.ts'

/** The victory points, who is ahead, and how many each side lacks to win. Once the game is over, the points alone. */
export function standingText({
  points,
  standing: { winner, lacks },
  winners,
}: Pick<PogView, 'points' | 'standing' | 'winners'>): string {
  const key = winners ? 'moment_points' : (`moment_${winner ?? 'none'}` as const)
  return t(key, { points: withMinus(points), ...lacks })
}
