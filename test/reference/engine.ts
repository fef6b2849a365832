// The game's own adjudicator, asked the reference's questions.
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import { resolveAdjustments } from '../../shared/games/diplomacy/rules/adjustments.ts'
import { resolveMovement, type Submitted } from '../../shared/games/diplomacy/rules/movement.ts'
import type { MovementResolution } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import { resolveRetreats } from '../../shared/games/diplomacy/rules/retreats.ts'
import type { Movement } from './adjudicator.ts'
import { BOARD_ID } from './board.ts'
import type { Winter } from './generate-aftermath.ts'
import type { ByPower, UnitsAndOrders } from './units-and-orders.ts'

export const board = compileBoard(variantOf(BOARD_ID).board)

const ref = (type: string | undefined, at: string | undefined): UnitRef => ({
  type: type === 'F' ? 'F' : 'A',
  at: at as LocationId,
})

/** A canonical order as the engine takes it. */
export const engineOrder = (text: string): Order => {
  const [type, at, verb, a, b, , to] = text.split(' ')
  const unit = ref(type, at)
  const place = (id: string | undefined) => id as LocationId
  switch (verb) {
    case '-':
      return { kind: 'move', unit, to: place(a), ...(b === 'VIA' && { via: true }) }
    case 'S':
      return to === undefined
        ? { kind: 'support-hold', unit, target: ref(a, b) }
        : { kind: 'support-move', unit, target: ref(a, b), to: place(to) }
    case 'C':
      return { kind: 'convoy', unit, target: ref(a, b), to: place(to) }
    case 'R':
      return { kind: 'retreat', unit, to: place(a) }
    case 'D':
      return { kind: 'disband', unit }
    case 'B':
      return { kind: 'build', unit }
    default:
      return { kind: 'hold', unit }
  }
}

export const engineUnits = (units: ByPower): Unit[] =>
  Object.entries(units).flatMap(([power, list]) =>
    list.map((text) => ({ power: power as PowerId, ...ref(text.slice(0, 1), text.slice(2)) })),
  )

export const engineOrders = (orders: ByPower, read = engineOrder): Submitted[] =>
  Object.entries(orders).flatMap(([power, list]) =>
    list.map((text) => ({ power: power as PowerId, order: read(text) })),
  )

const name = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`

/** The part of a movement phase that two adjudicators must agree on. */
export type Verdict = Pick<Movement, 'units' | 'dislodged' | 'standoffs'> & {
  readonly done: readonly string[]
}

/** What the reference says, as far as it is compared. */
export const ofReference = ({ units, dislodged, standoffs, results }: Movement): Verdict => ({
  units,
  dislodged,
  standoffs,
  done: Object.keys(results)
    .filter((unit) => results[unit] === 'moves' || results[unit] === 'supports')
    .sort(),
})

/** What the engine says, in the same words: who stands where, who lost its space, which moves and supports held. */
export const ofEngine = (edition: Edition, position: UnitsAndOrders): Verdict =>
  verdictOf(moved(edition, position))

const moved = (edition: Edition, { units, orders }: UnitsAndOrders): MovementResolution =>
  resolveMovement(board, edition, { units: engineUnits(units), orders: engineOrders(orders) })

/** Who stands where after the retreats that follow the position's movement. */
export const retreatsOfEngine = (edition: Edition, position: UnitsAndOrders, orders: ByPower): string[] => {
  const { units, dislodged } = moved(edition, position)
  return resolveRetreats(board, { units, dislodged, orders: engineOrders(orders) })
    .units.map(name)
    .sort()
}

/** Who stands where after the adjustments. */
export const winterOfEngine = (edition: Edition, { units, centers, orders }: Winter): string[] => {
  const owners: Ownership = Object.fromEntries(
    Object.entries(centers).flatMap(([power, list]) => list.map((centre) => [centre, power as PowerId])),
  )
  return resolveAdjustments(board, edition, {
    units: engineUnits(units),
    owners,
    orders: engineOrders(orders),
  })
    .units.map(name)
    .sort()
}

const verdictOf = ({ units, dislodged, standoffs, results }: MovementResolution): Verdict => ({
  units: units.map(name).sort(),
  dislodged: Object.fromEntries(
    dislodged.map(({ unit, by, retreats }) => [name(unit), { by: name(by), retreats: [...retreats].sort() }]),
  ),
  standoffs: [...standoffs].sort(),
  done: results
    .filter(({ outcome }) => outcome.kind === 'moves' || outcome.kind === 'supports')
    .map(({ unit }) => name(unit))
    .sort(),
})
