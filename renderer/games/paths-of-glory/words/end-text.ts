import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { sideName } from './names.ts'
import { t } from './text.ts'

/** How the game has ended; null while it goes on. */
export function endText({ winners, points }: Pick<PogView, 'winners' | 'points'>): string | null {
  if (!winners) return null
  const [winner, other] = winners
  const total = signed(points)
  return winner === undefined || other !== undefined
    ? t('end_drawn', { total })
    : t('end_won', { side: sideName(winner), total })
}

/** A number with the sign of minus instead of a hyphen. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
