import { FLEET, NONE, provinceIndex, typeIndex, type Board } from '../board/board.ts'
import { numberOf } from '../board/register.ts'
import type { Unit } from '../board/unit.ts'

/** The units of a position, in numbers. Units keep the numbers of the list they were read from. */
export interface UnitIndex {
  readonly board: Board
  count: number
  units: readonly Unit[]
  /** Power, type (ARMY, FLEET), location and province of each unit. */
  readonly power: Uint8Array
  readonly type: Uint8Array
  readonly at: Uint16Array
  readonly in: Uint16Array
  /** The unit in each province, or NONE. */
  readonly occupant: Int16Array
  /** 1 for provinces with a fleet at sea: what convoys may run over. */
  readonly fleetAtSea: Uint8Array
  /** The memory of the last two, and what it holds where nobody stands: one copy clears both. */
  readonly block: Uint8Array
  readonly blank: Uint8Array
}

/** An empty position with room for a unit in every province. */
export function emptyIndex(board: Board): UnitIndex {
  const n = board.provinces
  const block = new Uint8Array(3 * n)
  const occupant = new Int16Array(block.buffer, 0, n).fill(NONE)
  return {
    board,
    count: 0,
    units: [],
    power: new Uint8Array(n),
    type: new Uint8Array(n),
    at: new Uint16Array(n),
    in: new Uint16Array(n),
    occupant,
    fleetAtSea: new Uint8Array(block.buffer, 2 * n, n),
    block,
    blank: block.slice(),
  }
}

/**
 * Reads units into a position, replacing what it held. Throws on an unknown space or power, or two units in one
 * province (R15): the caller's state is broken then, no player's order.
 */
export function indexUnits(board: Board, units: readonly Unit[], into?: UnitIndex): UnitIndex {
  const position = into ?? emptyIndex(board)
  const { power: owners, type: types, at: locations, in: provinces, occupant, fleetAtSea } = position
  // All at once: going through the units that stood there takes longer.
  position.block.set(position.blank)
  position.units = units
  position.count = units.length
  const { register, province: provinceOf, convoying } = board
  // Units mostly come power by power, in the order of the board.
  const { powers } = board.facts
  let named: string | undefined
  let owner = NONE
  for (let i = 0; i < units.length; i++) {
    const { power, type, at } = units[i]!
    const location = numberOf(register, at)
    if (power !== named) {
      owner = powers[owner + 1] === power ? owner + 1 : (board.powerIndex.get(power) ?? NONE)
      named = power
    }
    if (location === NONE || owner === NONE) throw new Error(`no place for ${power} ${type} ${at}`)
    const province = provinceOf[location]!
    if (occupant[province] !== NONE) throw new Error(`two units in ${board.ids[province]}`)
    const code = typeIndex(type)
    owners[i] = owner
    types[i] = code
    locations[i] = location
    provinces[i] = province
    occupant[province] = i
    if (code === FLEET) fleetAtSea[province] = convoying[province]!
  }
  return position
}

/** The unit in a place, whatever coast is named; NONE where there is none. */
export function unitAt(position: UnitIndex, place: string): number {
  const province = provinceIndex(position.board, place)
  return province === NONE ? NONE : position.occupant[province]!
}
