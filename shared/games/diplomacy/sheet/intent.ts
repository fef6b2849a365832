// A seat's intents, checked on arrival: shapes and lengths here, meaning in the sheet.
import { z } from 'zod'
import { placeSchema, powerSchema, provinceSchema } from '../board/id-schemas.ts'
import { UNIT_TYPES } from '../board/unit.ts'
import { FIRST_YEAR, LAST_YEAR, MOST_POWERS, MOST_UNITS } from '../variants/limits.ts'
import { MOST_DEFERRED } from '../declarations/deferred.ts'
import { LONGEST_SHEET } from '../notation/longest-sheet.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyIntent } from '../view.ts'

/** The most orders that a sheet takes: four for every unit. */
const MOST_ORDERS = 4 * MOST_UNITS

const unit = z.object({ type: z.enum(UNIT_TYPES), at: placeSchema })

export const orderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), unit }),
  z.object({ kind: z.literal('move'), unit, to: placeSchema, via: z.literal(true).optional() }),
  z.object({ kind: z.literal('support-hold'), unit, target: unit }),
  z.object({ kind: z.literal('support-move'), unit, target: unit, to: placeSchema }),
  z.object({ kind: z.literal('convoy'), unit, target: unit, to: placeSchema }),
  z.object({ kind: z.literal('retreat'), unit, to: placeSchema }),
  z.object({ kind: z.literal('disband'), unit }),
  z.object({ kind: z.literal('build'), unit }),
  z.object({ kind: z.literal('remove'), unit }),
  z.object({ kind: z.literal('waive') }),
]) as unknown as z.ZodType<Order>

export const waiverSchema = z.object({ waiver: z.number().int().min(0).max(MOST_ORDERS) })

/** More than may be named, so that a fourth home gets the game's own refusal. */
const MOST_HOMES = 12

/** The longest text of a treaty, in characters. */
const LONGEST_TREATY = 600

const declarationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('strike'), from: provinceSchema, at: provinceSchema }),
  z.object({ kind: z.literal('gift'), land: provinceSchema, to: powerSchema }),
  z.object({
    kind: z.literal('passage'),
    to: powerSchema,
    land: provinceSchema.nullable(),
    allowed: z.boolean(),
  }),
  z.object({
    kind: z.literal('treaty'),
    with: powerSchema,
    open: z.boolean(),
    text: z.string().max(LONGEST_TREATY),
  }),
])

const edit = { at: z.union([placeSchema, waiverSchema]), order: orderSchema.nullable() }

const power = powerSchema.optional()

export const intentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), power, ...edit }),
  z.object({ kind: z.literal('drafts'), power, edits: z.array(z.object(edit)).min(1).max(MOST_ORDERS) }),
  z.object({
    kind: z.literal('write'),
    power,
    text: z.string().max(LONGEST_SHEET),
    language: z.string().max(12),
    beside: z.array(powerSchema).max(MOST_POWERS).optional(),
  }),
  z.object({ kind: z.literal('sheet'), power, orders: z.array(orderSchema).max(MOST_ORDERS) }),
  z.object({ kind: z.literal('place'), power, unit }),
  z.object({ kind: z.literal('homes'), power, centres: z.array(provinceSchema).max(MOST_HOMES) }),
  z.object({ kind: z.literal('wish'), power, minors: z.array(powerSchema).max(2 * MOST_POWERS) }),
  z.object({ kind: z.literal('declare'), power, declaration: declarationSchema }),
  z.object({ kind: z.literal('withdraw'), power, slot: z.string().max(60) }),
  z.object({
    kind: z.literal('defer'),
    power,
    year: z.number().int().min(FIRST_YEAR).max(LAST_YEAR),
    season: z.enum(['spring', 'fall']),
    order: orderSchema.optional(),
    declaration: declarationSchema.optional(),
  }),
  z.object({ kind: z.literal('recall'), power, line: z.number().int().min(0).max(MOST_DEFERRED) }),
  z.object({ kind: z.literal('undo'), power }),
  z.object({ kind: z.literal('redo'), power }),
]) as unknown as z.ZodType<DiplomacyIntent>
