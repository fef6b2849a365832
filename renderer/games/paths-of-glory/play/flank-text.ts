// The chances of a way to attack as the second line of its button.
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { percent } from '../words/percent.ts'
import { t } from '../words/text.ts'

/** "succeeds 67%, wins 98%"; null for an answer that is no way to attack, and where its chances are not known. */
export function flankText(answer: Answer, odds: DecisionView['odds']): string | null {
  if (answer.kind !== 'flank' && answer.kind !== 'no-flank') return null
  const [pin, card] = answer.kind === 'flank' ? [answer.pin, answer.card] : [null, null]
  const chance = odds.find((one) => one.pin === pin && one.cards.join() === (card ?? ''))
  if (!chance) return null
  const win = percent(chance.odds.wins, chance.odds.of)
  return chance.flank === null
    ? t('flank_front', { win })
    : t('flank_chance', { success: percent(chance.flank, 6), win })
}
