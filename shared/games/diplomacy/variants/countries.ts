import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { VariantId } from './index.ts'
import { lookOf } from './looks.ts'

/** The great power in whose country each province lies. */
export const countriesOf = (variant: string): ReadonlyMap<ProvinceId, PowerId> =>
  lookOf(variant as VariantId).countries
