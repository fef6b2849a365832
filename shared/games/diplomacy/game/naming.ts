// Escalation: in the first winter each power names its home centres, sealed, and may build there from then on.
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { compiledFor } from '../variants/compiled.ts'
import { refuse } from '../refusals.ts'
import { HOMES_TO_NAME, judgeHomes, withoutGaps, type Homes } from '../rules/homes.ts'
import { powersOf } from './allegiance.ts'
import { isEliminated } from './decisions.ts'
import { namesHomes } from '../rules/opening.ts'
import { type DiplomacyState, sheetOf } from './state.ts'

/** Whether a winter begins with the naming of homes: nobody has named any yet. */
export const homesAreDue = (state: DiplomacyState): boolean =>
  namesHomes(state.options) && state.homes === undefined

/** The homes a power would name, or why it cannot. A list may be short until the phase closes. */
export function named(
  { options }: DiplomacyState,
  homes: Homes | undefined,
  power: PowerId,
  centres: readonly ProvinceId[],
): Result<Homes, Refusal> {
  const wrong = judgeHomes(compiledFor(options).board, centres)
  if (wrong) return refuse(wrong.fault, { space: wrong.space, count: HOMES_TO_NAME })
  return ok({ ...homes, [power]: centres })
}

/** What every power that is still in the game has named, the gaps filled. */
export function homesNamed(state: DiplomacyState): Homes {
  const { board } = compiledFor(state.options)
  const written: Homes = Object.keys(state.sheets).reduce<Homes>(
    (all, seat) => ({ ...all, ...sheetOf(state, seat as SeatId).homes }),
    {},
  )
  return Object.fromEntries(
    powersOf(state.options)
      .filter((power) => !isEliminated(state, power))
      .map((power) => [power, withoutGaps(board, state.owners, power, written[power] ?? [])]),
  )
}
