// Adjudicates one case. All rules are in shared/; this file converts text to positions and results to text.
import type { Board } from '../../shared/games/diplomacy/board/board.ts'
import { type PowerId, provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import type { Language } from '../../shared/kernel/language.ts'
import { positionOf, readOrderIn } from '../../shared/games/diplomacy/notation/read.ts'
import type { OrderSetting } from '../../shared/games/diplomacy/notation/reading/weigh.ts'
import type { Reading } from '../../shared/games/diplomacy/notation/reading/misreading.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { resolveAdjustments } from '../../shared/games/diplomacy/rules/adjustments.ts'
import { resolveMovement, type Submitted } from '../../shared/games/diplomacy/rules/movement.ts'
import type { Dislodged, OrderResult, Stray } from '../../shared/games/diplomacy/rules/outcome.ts'
import { updateOwners } from '../../shared/games/diplomacy/rules/ownership.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import { resolveRetreats } from '../../shared/games/diplomacy/rules/retreats.ts'
import type { Case, Retreating } from './case.ts'

/** The result of a phase. */
export interface Verdict {
  readonly units: readonly Unit[]
  readonly results: readonly OrderResult[]
  readonly strays: readonly Stray[]
  readonly dislodged: readonly Dislodged[]
  /** The owners after a fall. */
  readonly owners: Ownership | null
  /** What was read in each order's text, in the order of the case. */
  readonly readings: readonly Reading[]
}

/** Adjudicates a case; its orders are read in the language. */
export function adjudicate(given: Case, language: Language): Verdict {
  const { readings, orders } = readOrders(given, language)
  const { board, edition, turn, units, owners, homes } = given
  const fallOver = (now: readonly Unit[]) =>
    owners && turn.season === 'fall' ? updateOwners(board, owners, now) : null
  switch (turn.phase) {
    case 'movement': {
      const phase = resolveMovement(board, edition, { units, orders })
      return { ...phase, readings, owners: phase.dislodged.length === 0 ? fallOver(phase.units) : null }
    }
    case 'retreats': {
      const dislodged = given.retreats.map((each) => dislodgedOf(each, units))
      const phase = resolveRetreats(board, { units, dislodged, orders })
      return { ...phase, readings, dislodged: [], owners: fallOver(phase.units) }
    }
    case 'adjustments':
      return {
        ...resolveAdjustments(board, edition, { units, owners: owners!, orders, ...(homes && { homes }) }),
        readings,
        dislodged: [],
        owners: null,
      }
  }
}

/** The boards that the reader of orders uses, each made once. */
const terrains = new WeakMap<Board, ReturnType<typeof terrainOf>>()

function terrainFor(board: Board): ReturnType<typeof terrainOf> {
  const known = terrains.get(board)
  if (known) return known
  const made = terrainOf(board)
  terrains.set(board, made)
  return made
}

function readOrders(given: Case, language: Language): { readings: Reading[]; orders: Submitted[] } {
  const { turn, board, names } = given
  const units = turn.phase === 'retreats' ? given.retreats.map(({ unit }) => unit) : given.units
  const shared = positionOf({ names, language, phase: turn.phase, board: terrainFor(board), units })
  const readings: Reading[] = []
  const orders: Submitted[] = []
  // Orders are listed by power: the position differs only in whose sheet it is.
  let position: OrderSetting = shared
  let whose: PowerId | null = null
  for (const { power, text } of given.orders) {
    if (power !== whose) position = { ...shared, powers: [power] }
    whose = power
    const reading = readOrderIn(text, { names, language }, position)
    readings.push(reading)
    if (reading.kind === 'understood') orders.push({ power, order: reading.order, text })
    else {
      const { text: invalid, at, why } = reading
      orders.push({ power, invalid, ...(at && { at }), ...(why === 'convoyed-support' && { why }) })
    }
  }
  return { readings, orders }
}

/**
 * A case names where a unit may retreat to, not what dislodged it: the unit now in the space is taken for the
 * attacker.
 */
function dislodgedOf({ unit, to }: Retreating, units: readonly Unit[]): Dislodged {
  const by = units.find(({ at }) => provinceOf(at) === provinceOf(unit.at)) ?? unit
  return { unit, by, from: provinceOf(by.at), retreats: to }
}
