// Adjudicates one case. All rules are in shared/; this file converts text to positions and results to text.
import type { Board } from '../../shared/games/diplomacy/board/board.ts'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
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
import { knownOrder, knownOrders, type KnownOrder } from './known-orders.ts'

/** The result of a phase. */
export interface Verdict {
  readonly units: readonly Unit[]
  readonly results: readonly OrderResult[]
  readonly strays: readonly Stray[]
  readonly dislodged: readonly Dislodged[]
  /** The owners after a fall. */
  readonly owners: Ownership | null
  /** The orders that were corrected or could not be read, in the order of the case. */
  readonly readings: readonly LineReading[]
  /** The lines of the case that were known orders. */
  readonly known: readonly (KnownOrder | null)[]
}

/** What was read in a line of the case, by the line's number. */
export interface LineReading {
  readonly line: number
  readonly reading: Reading
}

export function adjudicate(given: Case): Verdict {
  const { readings, known, orders } = readOrders(given)
  const { board, edition, turn, units, owners, homes } = given
  const fallOver = (now: readonly Unit[]) =>
    owners && turn.season === 'fall' ? updateOwners(board, owners, now) : null
  switch (turn.phase) {
    case 'movement': {
      const phase = resolveMovement(board, edition, { units, orders })
      return {
        ...phase,
        readings,
        known,
        owners: phase.dislodged.length === 0 ? fallOver(phase.units) : null,
      }
    }
    case 'retreats': {
      const dislodged = given.retreats.map((each) => dislodgedOf(each, units))
      const phase = resolveRetreats(board, { units, dislodged, orders })
      return { ...phase, readings, known, dislodged: [], owners: fallOver(phase.units) }
    }
    case 'adjustments':
      return {
        ...resolveAdjustments(board, edition, { units, owners: owners!, orders, ...(homes && { homes }) }),
        readings,
        known,
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

interface Read {
  readonly readings: LineReading[]
  readonly known: (KnownOrder | null)[]
  readonly orders: Submitted[]
}

function readOrders(given: Case): Read {
  const read: Read = { readings: [], known: [], orders: [] }
  const book = given.turn.phase === 'movement' ? knownOrders(given) : null
  let position: OrderSetting | undefined
  for (let line = 0; line < given.orders.length; line++) {
    const { power, text } = given.orders[line]!
    const known = book && knownOrder(book, given, text)
    read.known.push(known)
    if (known) read.orders.push({ power, order: known.order, text })
    else readLine(read, given, line, { ...(position ??= settingOf(given)), powers: [power] })
  }
  return read
}

/** What the orders of a case are read against. */
function settingOf({ turn, board, names, language, retreats, units }: Case): OrderSetting {
  const ordered = turn.phase === 'retreats' ? retreats.map(({ unit }) => unit) : units
  return positionOf({ names, language, phase: turn.phase, board: terrainFor(board), units: ordered })
}

function readLine(
  { readings, orders }: Read,
  { names, language, orders: lines }: Case,
  line: number,
  position: OrderSetting,
): void {
  const { power, text } = lines[line]!
  const reading = readOrderIn(text, { names, language }, position)
  if (reading.kind === 'understood') orders.push({ power, order: reading.order, text })
  else {
    const { text: invalid, at, why } = reading
    orders.push({ power, invalid, ...(at && { at }), ...(why === 'convoyed-support' && { why }) })
  }
  if (reading.kind === 'invalid' || reading.warnings.length > 0) readings.push({ line, reading })
}

/**
 * A case names where a unit may retreat to, not what dislodged it: the unit now in the space is taken for the
 * attacker.
 */
function dislodgedOf({ unit, to }: Retreating, units: readonly Unit[]): Dislodged {
  const by = units.find(({ at }) => provinceOf(at) === provinceOf(unit.at)) ?? unit
  return { unit, by, from: provinceOf(by.at), retreats: to }
}
