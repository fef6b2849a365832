// What a seat may send, checked at the door: shapes and lengths here, meaning in the sheet.
import { z } from 'zod'
import type { LocationId } from './board/ids.ts'
import { UNIT_TYPES } from './board/unit.ts'
import type { Order } from './orders/order.ts'
import type { DiplomacyIntent } from './view.ts'

/** The longest text and sheet anybody could mean: 34 units, in the longest language, thrice over. */
const LONGEST_TEXT = 20_000
const LONGEST_SHEET = 120

const place = z.string().regex(/^[A-Z]{3}(\/[A-Z]{2})?$/) as unknown as z.ZodType<LocationId>
const unit = z.object({ type: z.enum(UNIT_TYPES), at: place })

export const orderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), unit }),
  z.object({ kind: z.literal('move'), unit, to: place, via: z.literal(true).optional() }),
  z.object({ kind: z.literal('support-hold'), unit, target: unit }),
  z.object({ kind: z.literal('support-move'), unit, target: unit, to: place }),
  z.object({ kind: z.literal('convoy'), unit, target: unit, to: place }),
  z.object({ kind: z.literal('retreat'), unit, to: place }),
  z.object({ kind: z.literal('disband'), unit }),
  z.object({ kind: z.literal('build'), unit }),
  z.object({ kind: z.literal('remove'), unit }),
  z.object({ kind: z.literal('waive') }),
]) as unknown as z.ZodType<Order>

export const intentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), at: place, order: orderSchema.nullable() }),
  z.object({
    kind: z.literal('write'),
    text: z.string().max(LONGEST_TEXT),
    language: z.string().max(12),
  }),
  z.object({ kind: z.literal('sheet'), orders: z.array(orderSchema).max(LONGEST_SHEET) }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('redo') }),
]) as z.ZodType<DiplomacyIntent>
