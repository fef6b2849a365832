// Positions the benches resolve: what they hold is decided by seeds, so that figures can be compared over time.
import { compileBoard } from '../../../shared/games/diplomacy/board/board.ts'
import type { LocationId, PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import { STANDARD } from '../../../shared/games/diplomacy/variants/standard/board.ts'
import type { Unit, UnitRef, UnitType } from '../../../shared/games/diplomacy/board/unit.ts'
import { movementOptions, type UnitOptions } from '../../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder } from '../../../shared/games/diplomacy/orders/order.ts'
import type { Submitted } from '../../../shared/games/diplomacy/rules/movement.ts'
import { randomFrom, shuffled, type Random } from '../../../shared/kernel/random.ts'

export const board = compileBoard(STANDARD)

export interface Situation {
  readonly units: readonly Unit[]
  readonly orders: readonly Submitted[]
}

const read = (power: string, list: string): Unit[] =>
  list.split(', ').map((text) => {
    const [type, at] = text.split(' ')
    return { power: power as PowerId, type: type as UnitType, at: at as LocationId }
  })

const move = (text: string): Submitted => {
  const [power, type, at, to] = text.split(' ')
  return {
    power: power as PowerId,
    order: { kind: 'move', unit: { type: type as UnitType, at: at as LocationId }, to: to as LocationId },
  }
}

/** Spring 1901 as it is often played: 22 moves, three stand-offs. */
export const opening: Situation = {
  units: Object.entries(STANDARD.start).flatMap(([power, units]) =>
    units.map((unit) => ({ power: power as PowerId, ...unit })),
  ),
  orders: [
    'AUSTRIA A VIE TRI, AUSTRIA A BUD SER, AUSTRIA F TRI ALB, ENGLAND F LON NTH, ENGLAND F EDI NWG',
    'ENGLAND A LVP YOR, FRANCE A PAR BUR, FRANCE A MAR SPA, FRANCE F BRE MAO, GERMANY A BER KIE',
    'GERMANY A MUN BUR, GERMANY F KIE DEN, ITALY A ROM APU, ITALY A VEN TRI, ITALY F NAP ION',
    'RUSSIA A MOS UKR, RUSSIA A WAR GAL, RUSSIA F SEV BLA, RUSSIA F STP/SC BOT, TURKEY F ANK BLA',
    'TURKEY A CON BUL, TURKEY A SMY CON',
  ].flatMap((line) => line.split(', ').map(move)),
}

/** 34 units in the middle of a game, armies and fleets crowded along every front. */
export const crowded: readonly Unit[] = [
  ...read('AUSTRIA', 'A VIE, A BUD, A SER, A TRI, F GRE'),
  ...read('ENGLAND', 'F NTH, F ENG, A LON, A YOR, F NWG, F BAR'),
  ...read('FRANCE', 'A BUR, A PIC, F MAO, F WES, A GAS'),
  ...read('GERMANY', 'A MUN, A RUH, A HOL, F HEL, F DEN, A BER'),
  ...read('ITALY', 'A VEN, A TYR, F ION, F TYS'),
  ...read('RUSSIA', 'A WAR, A GAL, A UKR, F SEV'),
  ...read('TURKEY', 'A BUL, F AEG, F BLA, A SMY'),
]

const SUPPORTS = 20
const CONVOYS = 3

/** Order sheets for the crowded board with 20 matching supports, 3 convoys and 11 moves each. */
export function crowdedSituations(count: number): Situation[] {
  const random = randomFrom('crowded board')
  const options = movementOptions(board, crowded)
  const found: Situation[] = []
  while (found.length < count) {
    const orders = sheet(options, random)
    if (orders)
      found.push({ units: crowded, orders: orders.map((order, i) => ({ power: crowded[i]!.power, order })) })
  }
  return found
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!

/** One sheet, or null where chance left too few units something to support. */
function sheet(options: readonly UnitOptions[], random: Random): MovementOrder[] | null {
  const orders = new Map<LocationId, MovementOrder>()
  const fleets = shuffled(
    options.filter(({ convoys }) => convoys.length > 0),
    random,
  )
  for (const { unit, convoys } of fleets) {
    if (orders.size >= 2 * CONVOYS) break
    const { target, to } = pick(convoys, random)
    const goal = pick(to, random)
    if (orders.has(target.at) || orders.has(unit.at) || !touches(unit, target.at, goal)) continue
    orders.set(unit.at, { kind: 'convoy', unit, target, to: goal })
    orders.set(target.at, { kind: 'move', unit: target, to: goal })
  }
  if (orders.size < 2 * CONVOYS) return null
  const rest = shuffled(
    options.filter(({ unit }) => !orders.has(unit.at)),
    random,
  )
  const movers = options.length - SUPPORTS - 2 * CONVOYS
  for (const { unit, moves } of rest.slice(0, movers))
    orders.set(unit.at, { kind: 'move', unit, to: pick(moves, random) })
  for (const its of rest.slice(movers)) {
    const support = matchingSupport(its, orders, random)
    if (!support) return null
    orders.set(its.unit.at, support)
  }
  return options.map(({ unit }) => orders.get(unit.at)!)
}

/** One fleet is the whole chain: it touches both shores. */
const touches = (fleet: UnitRef, from: LocationId, to: LocationId): boolean => {
  const shores = board.shores[board.index.get(fleet.at)!]!
  return [from, to].every((at) => shores.includes(board.index.get(at)!))
}

function matchingSupport(
  { unit, supportsHold, supportsMove }: UnitOptions,
  orders: ReadonlyMap<LocationId, MovementOrder>,
  random: Random,
): MovementOrder | null {
  const moves = supportsMove.flatMap(({ target, to }): MovementOrder[] => {
    const its = orders.get(target.at)
    return its?.kind === 'move' && to.includes(its.to)
      ? [{ kind: 'support-move', unit, target, to: its.to }]
      : []
  })
  const holds = supportsHold.flatMap((target): MovementOrder[] =>
    orders.get(target.at)?.kind === 'move' ? [] : [{ kind: 'support-hold', unit, target }],
  )
  if (moves.length && random.below(3) > 0) return pick(moves, random)
  const all = [...moves, ...holds]
  return all.length ? pick(all, random) : null
}
