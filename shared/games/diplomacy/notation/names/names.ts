// What a space or a power is called in a language: for the map, the sheets and the reading.
import { namesCoast, provinceOf, type LocationId, type PowerId, type ProvinceId } from '../../board/ids.ts'
import type { UnitType } from '../../board/unit.ts'
import { bg } from './bg.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { CoastCode, Tongue } from './tongue.ts'

/** The words of every language. */
export const TONGUES: Readonly<Record<Language, Tongue>> = { en, ru, bg, cs }

const coastOf = (at: LocationId | ProvinceId): CoastCode | null =>
  namesCoast(at) ? (at.slice(at.indexOf('/') + 1) as CoastCode) : null

/**
 * A space as the language writes it: `full` is "St Petersburg (south coast)", `code` is "STP/SC". A space the
 * language has no name for keeps its id.
 */
export function nameOf(language: Language, at: ProvinceId | LocationId, form: 'full' | 'code'): string {
  const tongue = TONGUES[language]
  const space = tongue.spaces[provinceOf(at)]
  if (!space) return at
  const coast = coastOf(at)
  const coastName = coast && tongue.coasts[coast]
  if (form === 'code') return coastName ? `${space.code}/${coastName.code}` : space.code
  return coastName ? `${space.name} (${coastName.name})` : space.name
}

/** A power in the language: `initial` is one or two letters that no other power shares. */
export function powerName(language: Language, power: PowerId, form: 'short' | 'long' | 'initial'): string {
  return TONGUES[language].powers[power]?.[form] ?? power
}

/** The power's adjective as it stands before a unit of that type: "French", "французский". */
export function nationality(language: Language, power: PowerId, unit: UnitType): string {
  return TONGUES[language].powers[power]?.adjective[unit] ?? power
}
