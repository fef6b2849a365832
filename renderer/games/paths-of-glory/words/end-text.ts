import { otherSide, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guided, guidedWith } from './guide.svelte.ts'
import { sideName } from './names.ts'
import { withMinus } from './signed.ts'
import { t } from './text.ts'

type Ended = Pick<PogView, 'winners' | 'how'>

/** Ways to end a game that sides agree on, whatever the points are. */
const AGREED: readonly (string | null)[] = ['draw', 'concession']
export const isAgreed = ({ winners, how }: Ended): boolean => winners !== null && AGREED.includes(how)

const winnerOf = ({ winners }: Ended): SideName | null =>
  winners?.length === 1 ? (winners[0] ?? null) : null

/** Who has won, with the winner's name if it has one, and whether a side gave up; null while the game goes on. */
export function outcomeText(
  view: Ended,
  nameOf: (side: SideName) => string | null = () => null,
): string | null {
  if (!view.winners) return null
  const winner = winnerOf(view)
  if (winner === null)
    return isAgreed(view) ? `${t('end_drawn')} ${guidedWith('end', 'agreed', {})}` : t('end_drawn')
  const name = nameOf(winner)
  const side = name === null ? sideName(winner) : `${sideName(winner)} (${name})`
  const won = t('end_won', { side })
  return isAgreed(view)
    ? `${won} ${guidedWith('end', 'gave-up', { side: sideName(otherSide(winner)) })}`
    : won
}

/** Which rule ended the game; null where sides agreed on it, and where the sentences are not loaded yet. */
export const causeText = (view: Ended): string | null =>
  guided('end', view.how === 'automatic' ? `automatic-${winnerOf(view)}` : (view.how ?? ''))

/** How the game has ended, and what ended it; null while it goes on. */
export function endText(view: Ended & Pick<PogView, 'points'>): string | null {
  const outcome = outcomeText(view)
  if (outcome === null) return null
  const said = `${outcome} ${t('moment_points', { points: withMinus(view.points) })}`
  const cause = causeText(view)
  return cause === null ? said : `${said}. ${cause}`
}
