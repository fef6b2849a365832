// The ends of Secrets of Diplomacy that the table agrees on (S55): a victory of two powers over the rest, or a peace of
// two poles of about equal land and force. The ballot shows what each pole has.
import { z } from 'zod'
import type { Agreement } from '../../../kernel/game.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { powerSchema } from '../board/id-schemas.ts'
import type { PowerId } from '../board/ids.ts'
import { refuse } from '../refusals.ts'
import { aliveSeats } from './decisions.ts'
import { conquestOf } from './engine.ts'
import { type DiplomacyState, powerOf } from './state.ts'
import { isAboutEqual, strengthOf } from './time-out.ts'

/** One pole of a peace: the powers in it, and what they have together. */
const poleSchema = z.object({
  powers: z.array(powerSchema).min(1).max(2),
  land: z.number().int().min(0),
  centres: z.number().int().min(0),
  units: z.number().int().min(0),
})

export const peaceSchema = z.object({
  /** One pole: two powers that have beaten the rest. Two: a peace between them. */
  poles: z.array(poleSchema).min(1).max(2),
  /** Whether two poles are about equal. */
  equal: z.boolean(),
})
export type Peace = z.infer<typeof peaceSchema>

type Counted = Pick<DiplomacyState, 'options' | 'owners' | 'units'>

/** The terms of a peace in the current position. */
export function peaceOf(state: Counted, sides: readonly (readonly PowerId[])[]): Peace {
  const poles = sides.map((powers) => ({ powers: [...powers], ...strengthOf(state, powers) }))
  const [a, b] = poles
  return { poles, equal: a !== undefined && b !== undefined && isAboutEqual(state, a, b) }
}

/** Why a game cannot end so; null where it can. What a ballot says of the poles is what the host counts. */
function faultOf(state: DiplomacyState, terms: Peace): Result<never, Refusal> | null {
  const { poles } = terms
  if (conquestOf(state) !== 'last-power') return refuse('peace/not-here')
  const named = poles.flatMap(({ powers }) => powers)
  if (new Set(named).size < named.length) return refuse('peace/twice')
  const alive = aliveSeats(state).map(powerOf)
  if (named.some((power) => !alive.includes(power))) return refuse('peace/not-in-the-game')
  if (named.length < 2) return refuse('peace/alone')
  const counted = peaceOf(
    state,
    poles.map(({ powers }) => powers),
  )
  return isCountedSo(counted, terms) ? null : refuse('peace/miscounted')
}

const isCountedSo = (one: Peace, other: Peace): boolean =>
  one.equal === other.equal &&
  one.poles.every(({ land, centres, units }, at) => {
    const its = other.poles[at]
    return its?.land === land && its.centres === centres && its.units === units
  })

/** The game ended so by a gamemaster, who judges as the text says (S55). */
export function ruledPeace(state: DiplomacyState, terms: Peace): Result<DiplomacyState, Refusal> {
  return faultOf(state, terms) ?? ok(agreement.agree(state, terms).state)
}

export const agreement: Agreement<DiplomacyState> = {
  schema: peaceSchema,
  asked(state, _by, terms) {
    return faultOf(state, peaceSchema.parse(terms)) ?? ok(aliveSeats(state))
  },
  agree(state, terms) {
    const { poles } = peaceSchema.parse(terms)
    const winners = poles.flatMap(({ powers }) => powers)
    return { state: { ...state, ending: { how: 'draw', winners } }, events: [] }
  },
}
