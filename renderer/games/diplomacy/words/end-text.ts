import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { powerText } from './power-text.ts'

type End = NonNullable<DiplomacyView['ending']>

const WORDS: Record<End['how'], (params: { powers: string }) => string> = {
  victory: m.end_victory,
  draw: m.end_draw,
  concession: m.end_concession,
  time: m.end_time,
}

/** How a game ended and for whom. Where time ends it and all who are left share the first place, no names are told. */
export function endText({ ending, powers }: { ending: End; powers: DiplomacyView['powers'] }): string {
  const { how, winners } = ending
  const left = powers.filter(({ status }) => status !== 'eliminated').length
  if (how === 'time' && winners.length > 2 && winners.length >= left) return m.end_time_level()
  return WORDS[how]({ powers: winners.map(powerText).join(', ') })
}
