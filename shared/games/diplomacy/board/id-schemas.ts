// Checks only the form of ids from outside; the compiled board says whether it has such a place.
import { z } from 'zod'
import type { LocationId, PowerId, ProvinceId } from './ids.ts'

/** The form of a province's id on any board. */
export const PROVINCE_FORM = '[A-Z][A-Z0-9]{1,7}'

const whole = (form: string) => z.string().regex(new RegExp(`^${form}$`))

export const powerSchema = whole('[A-Z]{2,20}') as unknown as z.ZodType<PowerId>
export const provinceSchema = whole(PROVINCE_FORM) as unknown as z.ZodType<ProvinceId>
export const placeSchema = whole(`${PROVINCE_FORM}(/[A-Z]{2})?`) as unknown as z.ZodType<LocationId>
