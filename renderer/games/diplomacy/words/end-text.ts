import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../paraglide/messages.js'
import { powerText } from './power-text.ts'

type End = NonNullable<DiplomacyView['ending']>

const WORDS: Record<End['how'], (params: { powers: string }) => string> = {
  victory: m.end_victory,
  draw: m.end_draw,
  concession: m.end_concession,
  time: m.end_time,
}

/** How a game ended and for whom. */
export const endText = ({ how, winners }: End): string =>
  WORDS[how]({ powers: winners.map(powerText).join(', ') })
