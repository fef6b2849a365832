// Names of sides, nations, counters, cards, places and turns.
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { named, placeText, t, type TextKey } from './text.ts'

export const sideName = (side: string): string => named('side', side)
export const nationName = (nation: string): string => named('nation', nation)
export const cardName = (card: string): string => named('card', card)
export const placeName = placeText

/** A counter without its strength: "French 5th Army", "German corps". */
export function kindName(kind: string, nation: string, army: boolean): string {
  const own = named('unit', kind)
  if (own !== kind) return own
  if (!army) return named('corps', nation)
  return t(`army_${nation}` as TextKey, { number: ordinal(kind.slice(nation.length + 1)) })
}

/** The number of an army: "5th". Languages whose ordinals differ at their end have texts for these. */
function ordinal(number: string): string {
  const own = named('ordinal', number)
  return own === number ? t('ordinal_other', { number }) : own
}

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const
const FIRST_YEAR = 1914

/** When a turn is: August, September and fall of 1914, then four seasons a year. */
export function turnName(turn: number): string {
  if (turn === 1) return t('time_august', { year: FIRST_YEAR })
  if (turn === 2) return t('time_september', { year: FIRST_YEAR })
  const season = SEASONS[turn % 4] ?? 'winter'
  return t(`time_${season}` satisfies TextKey, { year: FIRST_YEAR + Math.floor(turn / 4) })
}

/** A counter in words: "French 5th Army". */
export function unitText(unit: string): string {
  const index = findUnit(unit)
  if (index === undefined) return unit
  const { kind, nation, army } = unitAt(index)
  return kindName(kind, nation, army)
}
