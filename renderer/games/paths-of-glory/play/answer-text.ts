// An answer as the words of its button.
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { capitalized } from '../words/capital.ts'
import { cardName, placeName, sideName, unitText } from '../words/names.ts'
import { pointsText } from '../words/pool-text.ts'
import { named, t } from '../words/text.ts'

const units = (list: readonly string[]) => list.map(unitText).join('; ')
const way = (path: readonly string[]) => path.map(placeName).join(' → ')

/** The effect of an answer, with what it spends: "Activate Sedan to move (operations: 1)". */
export const answerText = (answer: Answer, cost: number | null = null): string =>
  capitalized(
    cost === null
      ? effectText(answer)
      : t('answer_for_cost', {
          answer: effectText(answer),
          cost: t(answer.kind === 'activate' ? 'cost_operations' : 'cost_points', { cost: pointsText(cost) }),
        }),
  )

function effectText(answer: Answer): string {
  switch (answer.kind) {
    case 'bid':
      return t('answer_bid', { side: sideName(answer.for), points: answer.points })
    case 'accept':
      return t('answer_accept_bid')
    case 'guns-of-august':
      return t(answer.take ? 'answer_take' : 'answer_leave')
    case 'play':
      return `${cardName(answer.card)}: ${named('use', answer.as)}`
    case 'one-operation':
      return t('use_one')
    case 'activate':
      return t(answer.for === 'move' ? 'answer_activate_move' : 'answer_activate_attack', {
        place: placeName(answer.space),
      })
    case 'done':
      return t('answer_done')
    case 'take':
      return units(answer.units)
    case 'go':
      return t('answer_go', { place: placeName(answer.space) })
    case 'stop':
      return t('answer_stop')
    case 'entrench':
      return t('answer_entrench', { unit: unitText(answer.unit) })
    case 'restart':
      return t('answer_restart')
    case 'attack':
      return t('answer_attack', { place: placeName(answer.space) })
    case 'join':
      return t('answer_join', { unit: unitText(answer.unit) })
    case 'leave':
      return t('answer_leaves', { unit: unitText(answer.unit) })
    case 'fight':
      return t('answer_fight')
    case 'call-off':
      return t('answer_call_off')
    case 'flank':
      return answer.card === null
        ? t('answer_flank', { place: placeName(answer.pin) })
        : t('answer_flank_card', { place: placeName(answer.pin), card: cardName(answer.card) })
    case 'no-flank':
      return t('answer_no_flank')
    case 'card':
      return t('answer_card', { card: cardName(answer.card) })
    case 'losses':
      return answer.steps.length === 0
        ? t('answer_no_losses')
        : t('answer_losses', { units: units(answer.steps) })
    case 'restore':
      return t('answer_restore', { unit: unitText(answer.unit) })
    case 'stand':
      return t('answer_stand', { unit: unitText(answer.unit) })
    case 'fall-back':
      return t('answer_fall_back')
    case 'retreat':
      return t('answer_retreat', { unit: unitText(answer.unit), way: way(answer.path) })
    case 'advance':
      return t('answer_advance', { units: units(answer.units), way: way(answer.path) })
    case 'redeploy':
      return unitText(answer.unit)
    case 'to':
      return answer.space === null ? t('answer_reserve') : t('answer_go', { place: placeName(answer.space) })
    case 'place':
      return t('answer_place', { unit: unitText(answer.unit), place: placeName(answer.space) })
    case 'dig':
      return t('answer_dig', { place: placeName(answer.space) })
    case 'flip':
      return t('answer_flip', { unit: unitText(answer.unit) })
    case 'rebuild':
      return [
        t(answer.strength === 'full' ? 'answer_rebuild_full' : 'answer_rebuild_reduced', {
          unit: unitText(answer.unit),
        }),
        ...(answer.space === null ? [] : [placeName(answer.space)]),
      ].join(' · ')
    case 'discard':
      return t('answer_discard', { card: cardName(answer.card) })
    case 'die':
      return t('answer_die', { die: answer.die })
    case 'roll':
      return t('answer_roll')
  }
}

/** Answers that end the question; they are set apart from the others. */
export const isFinal = ({ kind }: Answer): boolean =>
  kind === 'done' || kind === 'stop' || kind === 'fight' || kind === 'no-flank'
