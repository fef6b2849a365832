// The rulebooks' rules, one object an edition.
import { movementOptions } from '../orders/options.ts'
import { adjustmentOptions, judgeAdjustments, resolveAdjustments } from './adjustments.ts'
import type { Edition } from './edition.ts'
import { moveStrengths } from './explain.ts'
import { judgeMovement, resolveMovement, type MovementPhase } from './movement.ts'
import { updateOwners } from './ownership.ts'
import { judgeRetreats, resolveRetreats, retreatOptions } from './retreats.ts'
import type { Rules, Situation } from './rules.ts'
import type { Submitted } from './orders-by-unit.ts'
import { smallestChange } from './smallest-change.ts'

const movementOf = ({ units, disorder, closed }: Situation, orders: readonly Submitted[]): MovementPhase => ({
  units,
  orders,
  civilDisorder: disorder,
  closed,
})

const adjustmentOf = ({ units, owners, disorder }: Situation, orders: readonly Submitted[]) => ({
  units,
  owners,
  orders,
  civilDisorder: disorder,
})

/** The rules as an edition of the rulebook has them. */
export const bookRules = (edition: Edition): Rules => ({
  movement: {
    options: ({ board, units, closed }, power) => movementOptions(board, units, power, closed),
    // A unit whose power is absent may be ordered all the same; it only does not obey.
    judge: ({ board, units, closed }, orders) => judgeMovement(board, edition, { units, orders, closed }),
    resolve: (at, orders) => resolveMovement(at.board, edition, movementOf(at, orders)),
  },
  retreats: {
    options: ({ dislodged }, power) => retreatOptions(dislodged.filter(({ unit }) => unit.power === power)),
    judge: ({ board, units, dislodged, closed }, orders) =>
      judgeRetreats(board, { units, dislodged, closed, orders }),
    // Units in civil disorder are gone by now (R158).
    resolve: ({ board, units, dislodged, closed }, orders) =>
      resolveRetreats(board, { units, dislodged, closed, orders }),
  },
  adjustments: {
    options: (at, power) => adjustmentOptions(at.board, edition, adjustmentOf(at, []), power),
    judge: (at, orders) => judgeAdjustments(at.board, edition, adjustmentOf(at, orders)),
    resolve: (at, orders) => resolveAdjustments(at.board, edition, adjustmentOf(at, orders)),
  },
  own: ({ board, owners, units }, season) =>
    season === 'fall' ? updateOwners(board, owners, units) : owners,
  explain: {
    strengths: (at, orders) => moveStrengths(at.board, edition, movementOf(at, orders)),
    smallestChange: (at, orders, place) => smallestChange(at.board, edition, movementOf(at, orders), place),
  },
})
