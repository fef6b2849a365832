import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guided } from './guide.svelte.ts'
import { sideName } from './names.ts'
import { withMinus } from './signed.ts'
import { t } from './text.ts'

/** How the game has ended, and what ended it; null while it goes on. */
export function endText({
  winners,
  points,
  how,
}: Pick<PogView, 'winners' | 'points' | 'how'>): string | null {
  if (!winners) return null
  const [winner, other] = winners
  const total = withMinus(points)
  const outcome =
    winner === undefined || other !== undefined
      ? t('end_drawn', { total })
      : t('end_won', { side: sideName(winner), total })
  const cause = guided('end', how === 'automatic' ? `automatic-${winner}` : (how ?? ''))
  return cause === null ? outcome : `${outcome}. ${cause}`
}
