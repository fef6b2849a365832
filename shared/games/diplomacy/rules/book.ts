// The rulebooks' rules, one object an edition.
import { movementOptions } from '../orders/options.ts'
import { adjustmentOptions, judgeAdjustments, resolveAdjustments } from './adjustments.ts'
import type { Edition } from '../editions/edition.ts'
import { moveStrengths } from './explain.ts'
import { judgeMovement, resolveMovement, type MovementPhase } from './movement.ts'
import { updateOwners } from './ownership.ts'
import { judgeRetreats, resolveRetreats, retreatOptions } from './retreats.ts'
import type { Rules, Situation } from './rules.ts'
import type { Submitted } from './submitted.ts'
import { smallestChange } from './smallest-change.ts'

const movementOf = (
  { units, disorder, closed, owners }: Situation,
  orders: readonly Submitted[],
): MovementPhase => ({ units, orders, civilDisorder: disorder, closed, owners })

const adjustmentOf = (
  { policies }: Edition,
  { units, owners, disorder, lot, homes = {} }: Situation,
  orders: readonly Submitted[],
) => ({
  units,
  owners,
  orders,
  civilDisorder: disorder,
  ...(policies.homeCentres === 'named-in-winter' && { homes }),
  ...(lot && { lot }),
})

/** Where foreign centres are closed to retreats, and whether a lot takes ways that nobody ordered (S30, S31). */
const retreatOf = (
  { policies }: Edition,
  { units, dislodged, closed, owners, lot }: Situation,
  orders: readonly Submitted[],
) => ({
  units,
  dislodged,
  closed,
  orders,
  ...(policies.retreatGround === 'no-foreign-centres' && { owners }),
  ...(policies.missingRetreat === 'by-lot' && lot && { lot }),
})

/** The rules as an edition of the rulebook has them. */
export const bookRules = (edition: Edition): Rules => ({
  movement: {
    options: ({ board, units, closed }, power) => movementOptions(board, units, power, closed),
    // A unit of an absent power may have orders; it only does not carry them out.
    judge: ({ board, units, closed }, orders) => judgeMovement(board, edition, { units, orders, closed }),
    resolve: (at, orders) => resolveMovement(at.board, edition, movementOf(at, orders)),
  },
  retreats: {
    options: ({ dislodged }, power) => retreatOptions(dislodged.filter(({ unit }) => unit.power === power)),
    judge: (at, orders) => judgeRetreats(at.board, retreatOf(edition, at, orders)),
    // Units in civil disorder were removed already (R158).
    resolve: (at, orders) => resolveRetreats(at.board, retreatOf(edition, at, orders)),
  },
  adjustments: {
    options: (at, power) => adjustmentOptions(at.board, edition, adjustmentOf(edition, at, []), power),
    judge: (at, orders) => judgeAdjustments(at.board, edition, adjustmentOf(edition, at, orders)),
    resolve: (at, orders) => resolveAdjustments(at.board, edition, adjustmentOf(edition, at, orders)),
  },
  declarations: { options: () => null, judge: () => 'declare/unknown' },
  endSeason: ({ board, owners, units }, { season }) => ({
    units,
    owners: season === 'fall' ? updateOwners(board, owners, units) : owners,
  }),
  opening: edition.policies.openingUnits,
  homes: edition.policies.homeCentres,
  silence: 'civil-disorder',
  capture: 'standing-after-fall',
  conquest: 'centres',
  explain: {
    strengths: (at, orders) => moveStrengths(at.board, edition, movementOf(at, orders)),
    smallestChange: (at, orders, place) => smallestChange(at.board, edition, movementOf(at, orders), place),
  },
})
