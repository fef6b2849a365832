import type { Brand } from '../../../kernel/brand.ts'

/** A Great Power by its English name in capitals: `AUSTRIA`. */
export type PowerId = Brand<'PowerId'>

/** A space without a coast, by its three-letter code: `STP`. */
export type ProvinceId = Brand<'ProvinceId'>

/** Where a unit lies: a province, or one coast of it: `STP`, `STP/SC`. */
export type LocationId = Brand<'LocationId'>

/** The province a location lies in (R72: a fleet on a coast holds the whole province). */
export const provinceOf = (at: LocationId | ProvinceId): ProvinceId =>
  (at.length > 3 ? at.slice(0, 3) : at) as ProvinceId
