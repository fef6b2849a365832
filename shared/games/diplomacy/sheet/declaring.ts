// Declarations on a sheet, and lines for turns to come (S40 to S53).
import type { SeatId } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { PowerId } from '../board/ids.ts'
import { type Declaration, declarationSlot, type Declared } from '../declarations/declaration.ts'
import { type Deferred, MOST_DEFERRED, MOST_TURNS_AHEAD } from '../declarations/deferred.ts'
import { sameDeferred } from '../game/deferring.ts'
import { declarationsFor, judgeDeclared } from '../game/engine.ts'
import type { DiplomacyState, Page, Sheet } from '../game/state.ts'
import { MOVEMENT_KINDS } from '../orders/order.ts'
import { refuse } from '../refusals.ts'
import type { Turn } from '../turn.ts'
import type { DiplomacyIntent } from '../view.ts'

/** What a power has declared with one declaration more, or why that cannot be. */
export function declare(
  state: DiplomacyState,
  sheet: Page,
  power: PowerId,
  declaration: Declaration,
): Result<readonly Declared[], Refusal> {
  const fault = judgeDeclared(state, power, declaration)
  if (fault !== null) return refuse(fault, factsOf(declaration))
  if (state.turn.phase !== 'movement') return refuse('declare/wrong-phase')
  return ok([
    ...othersThan(sheet.declared ?? [], power, declarationSlot(declaration)),
    { power, declaration },
  ])
}

/** What is left once a declaration is taken back; null where there is none in that slot. */
export function withdraw({ declared = [] }: Sheet, power: PowerId, slot: string): readonly Declared[] | null {
  const kept = othersThan(declared, power, slot)
  return kept.length < declared.length ? kept : null
}

const othersThan = (declared: readonly Declared[], power: PowerId, slot: string): readonly Declared[] =>
  declared.filter((one) => one.power !== power || declarationSlot(one.declaration) !== slot)

/** What a refusal of a declaration is about. */
function factsOf(declaration: Declaration): Readonly<Record<string, string>> {
  switch (declaration.kind) {
    case 'strike':
      return { space: declaration.at, from: declaration.from }
    case 'gift':
      return { space: declaration.land, power: declaration.to }
    case 'passage':
      return { power: declaration.to, ...(declaration.land !== null && { space: declaration.land }) }
    case 'treaty':
      return { power: declaration.with }
  }
}

export type LaterIntent = Extract<DiplomacyIntent, { kind: 'defer' | 'recall' }>

/** The game with a line more or less among those for turns to come. Whether the position allows it is asked then. */
export function later(
  state: DiplomacyState,
  seat: SeatId,
  [power]: readonly PowerId[],
  intent: LaterIntent,
): Result<DiplomacyState, Refusal> {
  if (declarationsFor(state, power as PowerId) === null) return refuse('declare/unknown')
  const before = state.deferred?.[seat] ?? []
  const kept = (lines: readonly Deferred[]) =>
    ok({ ...state, deferred: { ...state.deferred, [seat]: lines } })
  if (intent.kind === 'recall')
    return intent.line < before.length
      ? kept(before.filter((_, index) => index !== intent.line))
      : refuse('defer/not-written')
  const { year, season, order, declaration } = intent
  if (order && !(MOVEMENT_KINDS as readonly string[]).includes(order.kind))
    return refuse('order/wrong-phase', { order: order.kind, phase: 'movement' })
  if (!order && !declaration) return refuse('order/nothing-written')
  const ahead = turnsUntil(state.turn, year, season)
  if (ahead < 1) return refuse('defer/past')
  if (ahead > MOST_TURNS_AHEAD) return refuse('defer/too-far', { turns: MOST_TURNS_AHEAD })
  const line: Deferred = {
    power: power as PowerId,
    year,
    season,
    ...(order ? { order } : { declaration: declaration! }),
  }
  if (before.some((one) => sameDeferred(one, line))) return kept(before)
  return before.length < MOST_DEFERRED
    ? kept([...before, line])
    : refuse('defer/too-many', { count: MOST_DEFERRED })
}

/** How many turns lie between; 0 for the one that goes on, and less for those before it. */
function turnsUntil(now: Turn, year: number, season: 'spring' | 'fall'): number {
  // Winter belongs to the fall before it.
  const count = (at: Pick<Turn, 'year' | 'season'>) => 2 * at.year + (at.season === 'spring' ? 0 : 1)
  return count({ year, season }) - count(now)
}
