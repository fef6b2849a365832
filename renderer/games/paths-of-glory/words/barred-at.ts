// Why a touch on a place does nothing.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import type { Said } from './bar-text.ts'
import { placeName, unitText } from './names.ts'

/**
 * Why a touch on a place does nothing. It begins with what is barred: the unit that was meant, or the place. Where a path is
 * barred at an earlier place, that place is named.
 */
export function barredAt(place: string, { data }: Refusal, why: Said): Said {
  const { unit, space } = data ?? {}
  const what =
    typeof unit === 'string' ? unitText(unit) : placeName(typeof space === 'string' ? space : place)
  return { text: `${what}: ${why.text}`, rules: why.rules }
}
