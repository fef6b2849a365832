// The whole shape of Diplomacy's view, written a second time as strict schemas: a field that is not listed here is a
// leak.
import { z } from 'zod'
import { orderSchema } from '../../shared/games/diplomacy/sheet/intent.ts'
import { KEY_RULES } from '../../shared/games/diplomacy/rules/key-rules.ts'
import { ILLEGALITIES } from '../../shared/games/diplomacy/orders/illegality.ts'
import { HINDRANCES } from '../../shared/games/diplomacy/view.ts'
import { PHASE_KINDS, SEASONS } from '../../shared/games/diplomacy/turn.ts'

const power = z.string().regex(/^[A-Z]{4,8}$/)
const province = z.string().regex(/^[A-Z]{3}$/)
const place = z.string().regex(/^[A-Z]{3}(\/[NSE]C)?$/)
const ref = z.strictObject({ type: z.enum(['A', 'F']), at: place })
const unit = z.strictObject({ type: z.enum(['A', 'F']), at: place, power })
const turn = z.strictObject({ year: z.int(), season: z.enum(SEASONS), phase: z.enum(PHASE_KINDS) })
const owners = z.record(province, power)
const dislodged = z.strictObject({ unit, by: unit, from: province, retreats: z.array(place) })
const targets = z.array(z.strictObject({ target: ref, to: z.array(place) }))

const result = z.strictObject({
  unit,
  order: orderSchema.nullable(),
  written: z.string().optional(),
  outcome: z.looseObject({ kind: z.string() }),
  dislodgedBy: unit.optional(),
  disbanded: z.enum(['nowhere', 'civil-disorder']).optional(),
  rule: z.enum(KEY_RULES).optional(),
  route: z.array(province).optional(),
})

const sheet = z.strictObject({
  power,
  drafts: z.array(
    z.strictObject({
      order: orderSchema,
      text: z.string().optional(),
      illegal: z.enum(ILLEGALITIES).optional(),
      hindered: z.strictObject({ kind: z.enum(HINDRANCES), by: z.array(unit).min(1) }).optional(),
      route: z.array(province).optional(),
    }),
  ),
  movement: z.array(
    z.strictObject({
      unit: ref,
      moves: z.array(place),
      convoyed: z.array(place),
      supportsHold: z.array(ref),
      supportsMove: targets,
      convoys: targets,
    }),
  ),
  retreats: z.array(z.strictObject({ unit: ref, to: z.array(place) })),
  adjustment: z.strictObject({ count: z.int(), builds: z.array(ref), removals: z.array(ref) }).nullable(),
  placeable: z.array(ref).min(1).optional(),
  naming: z.strictObject({ named: z.array(province), options: z.array(province), count: z.int() }).optional(),
  wishing: z.strictObject({ wishes: z.array(power), options: z.array(power) }).optional(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
})

const side = { side: z.array(power).min(1), ally: power }

const allegiance = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own-seat') }),
  z.strictObject({ kind: z.literal('unplayed') }),
  z.strictObject({ kind: z.literal('collapsed'), year: z.int() }),
  z.strictObject({ kind: z.literal('neutral'), joins: z.int() }),
  z.strictObject({ kind: z.literal('unpaired') }),
  z.strictObject({
    kind: z.literal('paired'),
    player: power.nullable(),
    told: z.enum(['everybody', 'its-player']),
  }),
  z.strictObject({ kind: z.literal('joining'), joins: z.int(), ...side }),
  z.strictObject({ kind: z.literal('allied'), ...side }),
])

/** What stays in force from turn to turn. */
const lasting = {
  homes: z.record(power, z.array(province)).optional(),
  arrived: z.array(z.int().min(0)).optional(),
}

const record = z.strictObject({
  index: z.int(),
  turn,
  units: z.array(unit),
  owners,
  lasting: z.strictObject(lasting).optional(),
  results: z.array(result),
  strays: z.array(
    z.strictObject({
      power,
      order: orderSchema.nullable(),
      written: z.string().optional(),
      outcome: z.looseObject({ kind: z.string() }),
    }),
  ),
  dislodged: z.array(dislodged),
  standoffs: z.array(province),
  closed: z.array(province).optional(),
  unused: z.array(z.strictObject({ power, count: z.int().min(1) })).optional(),
  coin: z.strictObject({ power, joins: z.int(), ...side }).optional(),
  landed: z.array(unit).min(1).optional(),
  collapsed: z.array(power).min(1).optional(),
  paired: z
    .array(z.strictObject({ minor: power, major: power }))
    .min(1)
    .optional(),
  placed: z.array(unit).optional(),
  homes: z.record(power, z.array(province)).optional(),
  unitsAfter: z.array(unit),
  ownersAfter: owners,
})

export const diplomacyViewSchema = z.strictObject({
  variant: z.string(),
  edition: z.string(),
  turn,
  units: z.array(unit),
  dislodged: z.array(dislodged),
  owners,
  placing: z
    .strictObject({ order: z.array(power), next: power, each: z.int(), last: unit.optional() })
    .optional(),
  ...lasting,
  powers: z.array(
    z.strictObject({
      power,
      allegiance,
      centres: z.int().min(0),
      units: z.int().min(0),
      status: z.enum(['active', 'civil-disorder', 'eliminated']),
      adjustment: z.int(),
      deciding: z.boolean(),
    }),
  ),
  together: z.array(z.array(power).min(2)),
  victoryCentres: z.int(),
  lastYear: z.int().optional(),
  neutral: z
    .strictObject({ power, closed: z.array(province), joins: z.int(), ally: power.nullable() })
    .nullable(),
  sheets: z.array(sheet),
  history: z.array(z.strictObject({ index: z.int(), turn, centres: z.record(power, z.int()) })),
  last: record.nullable(),
  recent: z.array(record).max(3),
  ending: z
    .strictObject({
      how: z.enum(['victory', 'draw', 'concession', 'time']),
      winners: z.array(power),
    })
    .nullable(),
  deeds: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('stab'),
          by: power,
          of: power,
          helped: turn,
          struck: turn,
          at: province,
          cost: z.enum(['centre', 'place', 'nothing']),
        }),
        z.strictObject({ kind: z.literal('faith'), powers: z.tuple([power, power]), turns: z.int() }),
        z.strictObject({ kind: z.literal('saviour'), by: power, from: power, turn, result }),
        z.strictObject({ kind: z.literal('stubborn'), power, at: province, times: z.int(), last: turn }),
        z.strictObject({ kind: z.literal('convoy'), power, turn, result, fleets: z.int() }),
      ]),
    )
    .max(5),
})
