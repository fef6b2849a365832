// The names of spaces and powers, for the map, the sheets and the reading.
import {
  coastOf,
  namesCoast,
  provinceOf,
  type LocationId,
  type PowerId,
  type ProvinceId,
} from '../../board/ids.ts'
import type { UnitType } from '../../board/unit.ts'
import { bg } from './bg.ts'
import type { Naming } from './board-names.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { CoastCode, Tongue } from './tongue.ts'

/** The words of every language. */
export const TONGUES: Readonly<Record<Language, Tongue>> = { en, ru, bg, cs }

/**
 * A space as the language writes it: `full` is "St Petersburg (south coast)", `code` is "STP/SC", its id where codes are Latin. A space the
 * board has no name for keeps its id.
 */
export function nameOf(
  { names, language, codes }: Naming,
  at: ProvinceId | LocationId,
  form: 'full' | 'code',
): string {
  if (form === 'code' && codes === 'latin') return at
  const space = names[language].spaces[provinceOf(at)]
  if (!space) return at
  const coastName = namesCoast(at) && TONGUES[language].coasts[coastOf(at) as CoastCode]
  if (form === 'code') return coastName ? `${space.code}/${coastName.code}` : space.code
  return coastName ? `${space.name} (${coastName.name})` : space.name
}

/** A power in the language: `initial` is one or two letters that no other power of the board shares. */
export function powerName(
  { names, language }: Naming,
  power: PowerId,
  form: 'short' | 'long' | 'initial',
): string {
  return names[language].powers[power]?.[form] ?? power
}

/** The power's adjective as it stands before a unit of that type: "French", "французский". */
export function nationality({ names, language }: Naming, power: PowerId, unit: UnitType): string {
  return names[language].powers[power]?.adjective[unit] ?? power
}
