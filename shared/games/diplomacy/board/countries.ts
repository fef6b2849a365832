import type { PowerId, ProvinceId } from './ids.ts'
import type { VariantId } from '../variants/index.ts'
import { lookOf } from '../variants/looks.ts'

/** The great power in whose country each province lies. */
export const countriesOf = (variant: string): ReadonlyMap<ProvinceId, PowerId> =>
  lookOf(variant as VariantId).countries
