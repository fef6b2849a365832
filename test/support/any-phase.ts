// Arbitrary positions and sheets for fast-check: any units that may stand together, each with any order it may be given.
import fc from 'fast-check'
import { ARMY, INLAND, SEA, type Board } from '../../shared/games/diplomacy/board/board.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import { movementOptions, ordersOf, type UnitOptions } from '../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder } from '../../shared/games/diplomacy/orders/order.ts'
import type { MovementPhase } from '../../shared/games/diplomacy/rules/movement.ts'

interface Seed {
  readonly power: number
  readonly type: number
  readonly at: number
  readonly choice: number
}

/** Where a unit of a type may stand: a fleet stands on a named coast where the province has several. */
const stands = (board: Board, type: number, at: number): boolean => {
  const kind = board.kind[board.province[at]!]
  if (type === ARMY) return kind !== SEA && at < board.provinces
  return kind !== INLAND && (at >= board.provinces || board.coasts[at]!.length === 0)
}

/** Up to `most` units of a few powers, crowded into part of the board so that they meet. */
export const anyUnits = (board: Board, most = 16): fc.Arbitrary<{ units: Unit[]; choices: number[] }> =>
  fc
    .tuple(
      fc.nat(board.locations - 1),
      fc.integer({ min: 2, max: 5 }),
      fc.array(
        fc.record({
          power: fc.nat(6),
          type: fc.nat(1),
          at: fc.nat(board.locations - 1),
          choice: fc.nat(9999),
        }),
        { minLength: 1, maxLength: most, size: 'max' },
      ),
    )
    .map(([centre, powers, seeds]) => place(board, centre, powers, seeds))

function place(board: Board, centre: number, powers: number, seeds: readonly Seed[]) {
  const near = neighbourhood(board, centre)
  const taken = new Set<number>()
  const units: Unit[] = []
  const choices: number[] = []
  for (const { power, type, at, choice } of seeds) {
    const free = near.filter((spot) => !taken.has(board.province[spot]!) && stands(board, type, spot))
    const spot = free[at % Math.min(free.length, 6)]!
    taken.add(board.province[spot]!)
    units.push({
      power: board.facts.powers[power % powers]!,
      type: type === ARMY ? 'A' : 'F',
      at: board.ids[spot]!,
    })
    choices.push(choice)
  }
  return { units, choices }
}

/** Locations by distance from one of them. */
function neighbourhood(board: Board, from: number): number[] {
  const found = [from]
  for (const at of found)
    for (const row of [at, board.locations + at])
      for (const to of board.neighbours[row]!) {
        for (const spot of [to, ...(board.coasts[board.province[to]!] ?? [])])
          if (!found.includes(spot)) found.push(spot)
      }
  return found
}

/**
 * A position with a sheet: half of the units move, most of the others help a move or one another, some do anything they
 * may, and one in eight has no order.
 */
export const anyPhase = (board: Board, most = 16): fc.Arbitrary<MovementPhase> =>
  anyUnits(board, most).map(({ units, choices }) => {
    const options = movementOptions(board, units)
    const moves = options.map((its, i) => (choices[i]! % 2 ? null : pick(movesOf(its), choices[i]! >> 1)))
    return {
      units,
      orders: options.flatMap((its, i) => {
        const choice = choices[i]!
        if (choice % 8 === 7) return []
        const helpful = ordersOf(its).filter((order) => matches(order, units, moves))
        const order =
          moves[i] ?? pick(choice % 8 === 5 ? [] : helpful, choice >> 3) ?? pick(ordersOf(its), choice >> 3)
        return order ? [{ power: units[i]!.power, order }] : []
      }),
    }
  })

const pick = <T>(items: readonly T[], choice: number): T | null =>
  items.length ? items[choice % items.length]! : null

/** Moves of a unit, those over sea as often as those on land. */
function movesOf(options: UnitOptions): MovementOrder[] {
  const moves = ordersOf(options).filter(({ kind }) => kind === 'move')
  const overseas = moves.slice(options.moves.length)
  return [...moves, ...overseas]
}

function matches(
  order: MovementOrder,
  units: readonly Unit[],
  moves: readonly (MovementOrder | null)[],
): boolean {
  if (order.kind === 'hold' || order.kind === 'move') return false
  const its = moves[units.findIndex(({ at }) => at === order.target.at)]
  return order.kind === 'support-hold' ? !its : its?.kind === 'move' && its.to === order.to
}
