// What a place is worth to a power: its own value and, with a smaller weight for every step, that of the places around
// it. After the idea of DumbBot (David Norman, for the DAIDE project): attack where owners are large, defend where
// enemies are near.
import { NONE } from '../board/board.ts'
import { type Field, rowOf } from './field.ts'

/** The weights of a season. */
export interface Weights {
  readonly attack: number
  readonly defence: number
  /** For a place itself, for what is one step away, two, and so on. */
  readonly steps: readonly number[]
  /** For each own unit that could support, and each of the strongest rival's. */
  readonly help: number
  readonly rivalry: number
}

const FADING = [30, 10, 6, 5, 4, 3, 2, 1]
export const SPRING: Weights = {
  attack: 7,
  defence: 3,
  steps: [100, 1000, ...FADING],
  help: 1000,
  rivalry: 1000,
}
export const FALL: Weights = {
  attack: 6,
  defence: 4,
  steps: [1000, 100, ...FADING],
  help: 1000,
  rivalry: 1000,
}
export const WINTER: Weights = { attack: 7, defence: 3, steps: [1000, 1000, ...FADING], help: 0, rivalry: 0 }

/** How much of a place's value spreads to each neighbour with a step. */
const SPREAD = 1 / 5
/** The value of a centre without an owner, in the units of `sizeOf`. */
const UNOWNED = 40

export interface Outlook {
  readonly power: number
  /** By `type * locations + location`. */
  readonly value: Float64Array
  /** Own units that could be in a province with the next move, those there included. */
  readonly help: Uint8Array
  /** The same for the strongest other power. */
  readonly rivals: Uint8Array
}

/** The larger a power, the more its centres count. */
const sizeOf = (centres: number): number => centres * centres + 4 * centres + 16

/** The value of every place to a power. */
export function outlookOf(field: Field, power: number, weights: Weights): Outlook {
  const { board, owner, centres, closed } = field
  const { help, rivals, fear } = presence(field, power)
  const base = new Float64Array(board.provinces)
  for (let province = 0; province < board.provinces; province++) {
    if (!board.centre[province] || closed[province]) continue
    const its = owner[province]!
    if (its === power) base[province] = weights.defence * fear[province]!
    else base[province] = weights.attack * (its === NONE ? UNOWNED : sizeOf(centres[its]!))
  }
  const rows = 2 * board.locations
  const value = new Float64Array(rows)
  let near: Float64Array = new Float64Array(rows)
  let far: Float64Array = new Float64Array(rows)
  for (let row = 0; row < rows; row++) near[row] = base[board.province[row % board.locations]!]!
  for (const weight of weights.steps) {
    for (let row = 0; row < rows; row++) {
      value[row]! += weight * near[row]!
      let sum = near[row]!
      const shift = row < board.locations ? 0 : board.locations
      for (const to of board.neighbours[row]!) sum += near[shift + to]!
      far[row] = sum * SPREAD
    }
    ;[near, far] = [far, near]
  }
  for (let row = 0; row < rows; row++) {
    const province = board.province[row % board.locations]!
    value[row]! += weights.help * help[province]! - weights.rivalry * rivals[province]!
  }
  return { power, value, help, rivals }
}

/** Which units could be where: own units, the strongest rival's, and the size of the largest power that threatens. */
function presence(field: Field, power: number): Pick<Outlook, 'help' | 'rivals'> & { fear: Float64Array } {
  const { board, position, powers, centres, idle } = field
  const count = new Uint8Array(powers * board.provinces)
  for (let i = 0; i < position.count; i++) {
    const its = position.power[i]! * board.provinces
    count[its + position.in[i]!]!++
    if (idle[position.power[i]!]) continue
    for (const to of board.neighbours[rowOf(field, i)]!) {
      const province = board.province[to]!
      // Two coasts of one province are still one unit that may arrive.
      if (
        to < board.provinces ||
        board.coasts[province]!.find((coast) => reachesCoast(field, i, coast)) === to
      )
        count[its + province]!++
    }
  }
  const help = new Uint8Array(board.provinces)
  const rivals = new Uint8Array(board.provinces)
  const fear = new Float64Array(board.provinces)
  for (let other = 0; other < powers; other++) {
    const size = sizeOf(centres[other]!)
    for (let province = 0; province < board.provinces; province++) {
      const units = count[other * board.provinces + province]!
      if (units === 0) continue
      if (other === power) help[province] = units
      else {
        if (units > rivals[province]!) rivals[province] = units
        if (size > fear[province]!) fear[province] = size
      }
    }
  }
  return { help, rivals, fear }
}

const reachesCoast = (field: Field, unit: number, coast: number): boolean =>
  field.board.steps[rowOf(field, unit) * field.board.locations + coast] === 1
