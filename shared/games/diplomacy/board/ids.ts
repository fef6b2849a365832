import type { Brand } from '../../../kernel/brand.ts'

/** A power by its name in capitals: `AUSTRIA`. */
export type PowerId = Brand<'PowerId'>

/** A space without a coast, by its code in capitals: `STP`. */
export type ProvinceId = Brand<'ProvinceId'>

/** Where a unit lies: a province, or one coast of it after a slash: `STP`, `STP/SC`. */
export type LocationId = Brand<'LocationId'>

/** The province a location lies in (R72: a fleet on a coast holds the whole province). */
export function provinceOf(at: string): ProvinceId {
  const slash = at.indexOf('/')
  return (slash < 0 ? at : at.slice(0, slash)) as ProvinceId
}

/** Whether a location names one coast of its province. */
export const namesCoast = (at: string): boolean => at.includes('/')

/** The coast a location names, as in `SC`; empty for a whole province. */
export const coastOf = (at: string): string => (namesCoast(at) ? at.slice(at.indexOf('/') + 1) : '')
