// A position from outside: first shapes and lengths are checked, then whether it is possible.
import { z } from 'zod'
import { placeSchema, powerSchema, provinceSchema } from '../board/id-schemas.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import { UNIT_TYPES } from '../board/unit.ts'
import { type CompiledVariant, isPlace } from '../variants/compiled.ts'
import {
  FIRST_YEAR,
  LAST_YEAR,
  MOST_POWERS,
  MOST_REINFORCEMENTS,
  MOST_SPACES,
  MOST_UNITS,
} from '../variants/limits.ts'
import type { Position } from './position.ts'
import { HOMES_TO_NAME, judgeHomes } from '../rules/homes.ts'
import type { Dislodged } from '../rules/outcome.ts'
import { ownersWrong, unitsWrong } from './soundness.ts'
import { PHASE_KINDS, SEASONS } from '../turn.ts'

const unit = z.object({ power: powerSchema, type: z.enum(UNIT_TYPES), at: placeSchema })

export const positionSchema = z.object({
  turn: z.object({
    year: z.number().int().min(FIRST_YEAR).max(LAST_YEAR),
    season: z.enum(SEASONS),
    phase: z.enum(PHASE_KINDS),
  }),
  units: z.array(unit).max(MOST_SPACES),
  dislodged: z
    .array(z.object({ unit, by: unit, from: provinceSchema, retreats: z.array(placeSchema).max(20) }))
    .max(MOST_UNITS),
  owners: z.record(provinceSchema, powerSchema),
  disorder: z.array(powerSchema).max(MOST_POWERS),
  ally: powerSchema.nullable(),
  pacts: z
    .object({
      spent: z.array(powerSchema).max(MOST_POWERS),
      passages: z
        .array(z.object({ by: powerSchema, to: powerSchema, land: provinceSchema.nullable() }))
        .max(MOST_POWERS * MOST_SPACES),
    })
    .optional(),
  homes: z.record(powerSchema, z.array(provinceSchema).max(HOMES_TO_NAME)).optional(),
  arrived: z.array(z.number().int().min(0).max(MOST_REINFORCEMENTS)).max(MOST_REINFORCEMENTS).optional(),
}) as unknown as z.ZodType<Position>

/** The name of the field that makes a position impossible on this board; null where none does. */
export function wrongWith(
  compiled: CompiledVariant,
  { turn, units, dislodged, owners, homes = {} }: Position,
): string | null {
  if (unitsWrong(compiled, units)) return 'units'
  if (ownersWrong(compiled, owners)) return 'owners'
  const waiting = dislodged.map(({ unit }) => unit)
  if (unitsWrong(compiled, waiting)) return 'dislodged'
  const strange = ({ by, from, retreats }: Dislodged) =>
    !compiled.powers.includes(by.power) ||
    ![by.at, from as string as LocationId, ...retreats].every((place) => isPlace(compiled, place))
  if (dislodged.some(strange)) return 'dislodged'
  const named = Object.entries(homes)
  if (named.some(([power]) => !compiled.powers.includes(power as PowerId))) return 'homes'
  if (named.some(([, centres]) => judgeHomes(compiled.board, centres))) return 'homes'
  // Only winter has adjustments, and a retreat phase needs a unit that waits to retreat.
  const winter = turn.season === 'winter'
  if (winter !== (turn.phase === 'adjustments' || turn.phase === 'homes')) return 'turn'
  return (turn.phase === 'retreats') === dislodged.length > 0 ? null : 'dislodged'
}
