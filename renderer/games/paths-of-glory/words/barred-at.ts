// Why a touch on a place does nothing.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import type { Said } from './bar-text.ts'
import { guidedWith } from './guide.svelte.ts'
import { placeName, unitText } from './names.ts'

/**
 * Why a touch on a place does nothing. It begins with what was touched: the unit that was meant, or the place. Where the way
 * there is barred at an earlier place, that place is named too.
 */
export function barredAt(place: string, { data }: Refusal, why: Said): Said {
  const { unit, space } = data ?? {}
  const { rules } = why
  if (typeof unit === 'string') return { text: `${unitText(unit)}: ${why.text}`, rules }
  const onTheWay =
    typeof space === 'string' && space !== place
      ? guidedWith('barred', 'way', { place: placeName(place), at: placeName(space), why: why.text })
      : ''
  return { text: onTheWay || `${placeName(place)}: ${why.text}`, rules }
}
