// A gamemaster sets the position (R33, R169): units, owners of centres, units that wait to retreat. The calendar
// stays. Where the rules judge by poles, a gamemaster may end the game by them (S55).
import { z } from 'zod'
import type { Amendment } from '../../../kernel/game.ts'
import { ok } from '../../../kernel/result.ts'
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import { UNIT_TYPES, type Unit } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { MOST_SPACES, MOST_UNITS } from '../variants/limits.ts'
import { setByHand } from '../position/soundness.ts'
import { type Peace, peaceSchema, ruledPeace } from './agreeing.ts'
import type { DiplomacyState, Sheet } from './state.ts'

const power = z.string() as unknown as z.ZodType<PowerId>
const place = z.string() as unknown as z.ZodType<LocationId>
const province = z.string() as unknown as z.ZodType<ProvinceId>

const schema = z.object({
  /** All units of the new position; left out, they stay. Units waiting to retreat are not among them. */
  units: z
    .array(z.object({ power, type: z.enum(UNIT_TYPES), at: place }))
    .max(MOST_SPACES)
    .optional(),
  /** All centres with an owner; left out, they stay. */
  owners: (z.record(z.string(), z.string()) as unknown as z.ZodType<Record<ProvinceId, PowerId>>).optional(),
  /** Spaces whose dislodged units still wait to retreat; left out, all do. */
  waiting: z.array(province).max(MOST_UNITS).optional(),
  /** Ends the game so. */
  peace: peaceSchema.optional(),
})

export const amendment: Amendment<DiplomacyState> = {
  schema,
  apply(state, change) {
    const { peace, ...set } = schema.parse(change)
    const amended = setByHand(compiledFor(state.options), state, set)
    if (!amended.ok) return amended
    const kept = { ...amended.value, sheets: sheetsKept(amended.value) }
    const changes = changed(state, amended.value)
    if (!peace) return ok({ state: kept, events: [], changes })
    const ended = ruledPeace(kept, peace)
    return ended.ok ? ok({ state: ended.value, events: [], changes: { ...changes, peace } }) : ended
  },
}

/** A ruling on the position, in full: every changed space and centre, and the removed dislodged units. */
export interface Amended {
  readonly units: readonly { readonly at: ProvinceId; readonly unit: Unit | null }[]
  readonly owners: readonly { readonly centre: ProvinceId; readonly owner: PowerId | null }[]
  readonly removed: readonly Unit[]
  /** How the game ended by it. */
  readonly peace?: Peace
}

type Amendable = Pick<DiplomacyState, 'units' | 'owners' | 'dislodged'>

function changed(before: Amendable, after: Amendable): Amended {
  const unitAt = ({ units }: Amendable, at: ProvinceId) =>
    units.find((unit) => provinceOf(unit.at) === at) ?? null
  const spaces = new Set([...before.units, ...after.units].map(({ at }) => provinceOf(at)))
  const centres = Object.keys({ ...before.owners, ...after.owners }) as ProvinceId[]
  return {
    units: [...spaces]
      .map((at) => ({ at, was: unitAt(before, at), unit: unitAt(after, at) }))
      .filter(
        ({ was, unit }) => was?.power !== unit?.power || was?.type !== unit?.type || was?.at !== unit?.at,
      )
      .map(({ at, unit }) => ({ at, unit })),
    owners: centres
      .filter((centre) => before.owners[centre] !== after.owners[centre])
      .map((centre) => ({ centre, owner: after.owners[centre] ?? null })),
    removed: before.dislodged
      .map(({ unit }) => unit)
      .filter(({ at, power }) =>
        [...after.units, ...after.dislodged.map(({ unit }) => unit)].every(
          (unit) => unit.at !== at || unit.power !== power,
        ),
      ),
  }
}

/** Orders of units that still stand, without steps back: those lead to a position that no longer exists. */
function sheetsKept({ sheets, units, turn, dislodged }: DiplomacyState): DiplomacyState['sheets'] {
  const orderable = turn.phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units
  const kept = Object.entries(sheets).map(([seat, { drafts, declared }]): [string, Sheet] => [
    seat,
    {
      drafts: drafts.filter(
        ({ order, power, slot }) =>
          order.kind === 'build' ||
          order.kind === 'waive' ||
          orderable.some((unit) => unit.power === power && provinceOf(unit.at) === slot),
      ),
      ...(declared && { declared }),
      past: [],
      future: [],
    },
  ])
  return Object.fromEntries(kept)
}
