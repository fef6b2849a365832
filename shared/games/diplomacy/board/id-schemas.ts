// Ids as they come from outside, by their form alone: whether a board has such a place is asked of its ground.
import { z } from 'zod'
import type { LocationId, PowerId, ProvinceId } from './ids.ts'

export const powerSchema = z.string().regex(/^[A-Z]{2,20}$/) as unknown as z.ZodType<PowerId>
export const provinceSchema = z.string().regex(/^[A-Z]{3}$/) as unknown as z.ZodType<ProvinceId>
export const placeSchema = z.string().regex(/^[A-Z]{3}(\/[A-Z]{2})?$/) as unknown as z.ZodType<LocationId>
