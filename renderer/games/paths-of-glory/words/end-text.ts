import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { sideName } from './names.ts'
import { withMinus } from './signed.ts'
import { t } from './text.ts'

/** How the game has ended; null while it goes on. */
export function endText({ winners, points }: Pick<PogView, 'winners' | 'points'>): string | null {
  if (!winners) return null
  const [winner, other] = winners
  const total = withMinus(points)
  return winner === undefined || other !== undefined
    ? t('end_drawn', { total })
    : t('end_won', { side: sideName(winner), total })
}
