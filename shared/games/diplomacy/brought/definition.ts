// A board that somebody brings: its definition as a JSON file. docs/board.schema.json is generated from this schema.
import { z } from 'zod'
import { UNIT_TYPES } from '../board/unit.ts'
import { PROVINCE_FORM } from '../board/id-schemas.ts'
import { SPACE_KINDS } from '../board/facts.ts'
import { visible } from '../../../kernel/visible.ts'
import { geoJsonSchema } from '../../../map/sketch/geojson.ts'
import { LARGEST_BROUGHT } from '../variants/limits.ts'

const MOST = { ...LARGEST_BROUGHT, coasts: 4, neighbours: 60, units: 600 } as const
/** The greatest length of an SVG inside the file. */
const LONGEST_DRAWING = 8_000_000

/** A name: one text for all languages, or one for each. */
const name = z.string().max(200).transform(visible).pipe(z.string().min(1).max(60))
const names = z.union([
  name,
  z.strictObject({ en: name, ru: name.optional(), bg: name.optional(), cs: name.optional() }),
])

const provinceId = z.string().regex(new RegExp(`^${PROVINCE_FORM}$`))
const place = z.string().regex(new RegExp(`^${PROVINCE_FORM}(/[A-Z]{2})?$`))
const powerId = z.string().regex(/^[A-Z]{2,20}$/)
const unit = z.string().regex(new RegExp(`^[${UNIT_TYPES.join('')}] ${PROVINCE_FORM}(/[A-Z]{2})?$`))
const borders = z.record(place, z.array(place).max(MOST.neighbours))

export const definitionSchema = z.strictObject({
  format: z.literal('entente-board'),
  version: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  title: names,
  powers: z
    .array(
      z.strictObject({
        id: powerId,
        name: names,
        homes: z.array(provinceId).max(MOST.provinces).describe('Home centres'),
        start: z.array(unit).max(MOST.units).describe('Units of the first turn: `A VIE`, `F SPA/SC`'),
      }),
    )
    .min(2)
    .max(MOST.powers),
  provinces: z
    .array(
      z.strictObject({
        id: provinceId,
        name: names,
        kind: z.enum(SPACE_KINDS),
        centre: z.boolean().default(false),
        coasts: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .max(MOST.coasts)
          .default([])
          .describe('Separate coasts, where there are several: `NC`, `SC`'),
        convoying: z
          .boolean()
          .default(false)
          .describe('A coast whose fleets carry armies as those at sea do'),
      }),
    )
    .min(2)
    .max(MOST.provinces),
  armies: borders.describe('Neighbours by land, each border from both sides'),
  fleets: borders.describe('Neighbours by water, by coast where there are several'),
  year: z.number().int().min(1).max(9999).default(1901),
  lastYear: z
    .number()
    .int()
    .min(1)
    .max(9999)
    .optional()
    .describe('The year with which a game ends, where the table agrees on no other'),
  victory: z.number().int().min(1).max(MOST.provinces).describe('Centres that win'),
  drawing: z
    .union([geoJsonSchema, z.string().min(1).max(LONGEST_DRAWING)])
    .optional()
    .describe(
      'GeoJSON, an SVG, or the name of an SVG beside this file; without it a board is for programs alone',
    ),
})

/** A board's definition, with the defaults of what was left out. */
export type Definition = z.output<typeof definitionSchema>
export type Names = Definition['title']
