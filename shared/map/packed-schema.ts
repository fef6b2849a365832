// A packed map from a file of any source.
import { z } from 'zod'
import { AREA_KINDS } from './board-map.ts'
import { PACKED_FORMAT, PACKED_VERSION } from './packed.ts'

const MOST = {
  arcs: 20_000,
  letters: 400_000,
  rings: 4_000,
  steps: 20_000,
  side: 20_000,
  pieces: 6_000,
} as const

const place = z.number().min(-MOST.side).max(MOST.side)
const point = z.tuple([place, place])
const scale = z.number().min(0.1).max(10)
const area = z.string().min(1).max(20)
const line = z
  .string()
  .max(MOST.letters)
  .regex(/^[A-Za-z0-9_-]*$/)

const ink = z.string().regex(/^(#[0-9a-f]{8})?$/)
const piece = z.strictObject({
  fill: ink,
  stroke: ink,
  width: z.number().min(0).max(1_000),
  rule: z.enum(['nonzero', 'evenodd']),
  closed: z.array(line).max(MOST.rings),
  open: z.array(line).max(MOST.rings),
})

/** Checks that the file is consistent: every arc has a kind and an area, every ring names existing arcs. */
export const packedMapSchema = z
  .strictObject({
    format: z.literal(PACKED_FORMAT),
    version: z.literal(PACKED_VERSION),
    variant: z.string().max(60),
    credits: z.string().max(200),
    box: z.tuple([z.number().min(10).max(MOST.side), z.number().min(10).max(MOST.side)]),
    round: z.number().min(10).max(MOST.side).optional(),
    precision: z.number().min(1).max(100),
    arcs: z.array(line).max(MOST.arcs),
    kinds: z.string().max(MOST.arcs).regex(/^[clstf]*$/), // oxfmt-ignore
    areas: z.record(
      area,
      z.strictObject({
        kind: z.enum(AREA_KINDS),
        province: area.nullable().optional(),
        rings: z.array(z.array(z.number().int()).min(1).max(MOST.steps)).max(MOST.rings),
        own: z.number().int().min(1).max(MOST.rings).optional(),
      }),
    ),
    sites: z.record(
      area,
      z.strictObject({
        unit: point,
        dislodged: point,
        star: point.optional(),
        code: z.tuple([place, place, scale]),
        names: z.record(
          z.string().max(10),
          z.tuple([place, place, scale, z.number().min(0).max(100)]).rest(z.string().max(80)),
        ),
        coasts: z.record(z.string().max(4), point).optional(),
      }),
    ),
    crossings: z.array(z.tuple([area, area, place, place, place, place])).max(MOST.rings),
    graticule: z.array(line).max(MOST.rings),
    picture: z.array(piece).min(1).max(MOST.pieces).optional(),
  })
  .refine(({ arcs, kinds, areas }) => {
    const used = new Set(Object.values(areas).flatMap(({ rings }) => rings.flat().map((step) => (step < 0 ? ~step : step)))) // oxfmt-ignore
    return kinds.length === arcs.length && used.size === arcs.length && [...used].every((arc) => arc < arcs.length) // oxfmt-ignore
  })
