// What a resolved movement phase is worth to each power, from a few numbers that a search can compute thousands of
// times: centres held, centres about to be won or lost, units dislodged, and how well the others stand.
import { NONE, type Board } from '../board/board.ts'
import { MOVES, YES } from '../rules/core/work.ts'
import type { Field } from './field.ts'
import type { Outlook } from './outlook.ts'

/**
 * Chances that a centre changes hands, by how many units of the strongest attacker could enter it (none to three),
 * and how many of the owner's could come back or support (none to two). Measured on games (docs/bots.md).
 */
type Table = readonly (readonly [number, number, number])[]
export interface Risks {
  /** A unit of the owner stands on it. */
  readonly held: Table
  /** Another power's unit stands on it and would own it after the fall. */
  readonly entered: Table
  /** No unit stands on it. */
  readonly empty: Table
  /** It has no owner, and the strongest attacker has more units than the next; or as many. */
  readonly free: number
  readonly disputed: number
}

/** By the end of the year. */
const AFTER_SPRING: Risks = {
  held: [
    [0, 0, 0],
    [0.06, 0.04, 0.02],
    [0.4, 0.28, 0.14],
    [0.55, 0.55, 0.45],
  ],
  entered: [
    [0, 0, 0],
    [0.1, 0.05, 0.02],
    [0.35, 0.2, 0.1],
    [0.4, 0.35, 0.2],
  ],
  empty: [
    [0, 0, 0],
    [0.46, 0.26, 0.18],
    [0.62, 0.6, 0.3],
    [0.85, 0.85, 0.66],
  ],
  free: 0.7,
  disputed: 0.15,
}
/** By the end of the next year; the unit on a centre has taken it for this one. */
const AFTER_FALL: Risks = {
  held: [
    [0.05, 0.05, 0.03],
    [0.2, 0.12, 0.07],
    [0.47, 0.37, 0.2],
    [0.57, 0.6, 0.5],
  ],
  entered: [],
  empty: [
    [0.05, 0.05, 0.04],
    [0.39, 0.24, 0.18],
    [0.68, 0.57, 0.31],
    [0.95, 0.85, 0.8],
  ],
  free: 0.4,
  disputed: 0.08,
}

/** Nobody moves any more: what was taken is owned. */
const NEVER = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
] as const
const AFTER_LAST_FALL: Risks = { held: NEVER, entered: [], empty: NEVER, free: 0, disputed: 0 }

/**
 * How much of a centre at risk its strongest attacker is credited with: where no other has as many, and where one
 * has.
 */
const SOLE_COMER = 0.8
const ONE_OF_SEVERAL = 0.4
/** What is deducted for a centre entered in spring. */
const TENTATIVE = 0.1
/** The value of a centre in itself, beside what the others lose. */
const GROWTH = 0.01
/** How quickly a solo win becomes likely with each centre about the majority; at the end it has been won or not. */
const SURENESS = 0.8
const AT_THE_END = 8
/** What the dislodgement of a unit costs, in centres. */
const DISLODGED = 0.4
/** The value of the best place on the board to a unit, in centres. */
const PLACE = 0.5

/** The cost of a build that is due and finds no free home centre, in centres. */
const UNBUILT = 0.3

export interface Evaluator {
  readonly field: Field
  readonly risks: Risks
  readonly fall: boolean
  /** The last fall of the game: the worth of units is past. */
  readonly last: boolean
  /** Outlooks by power, their values as parts of PLACE. */
  readonly places: readonly Float64Array[]
  /** Centres by number, and for each row of the board's tables those one step away. */
  readonly centres: readonly number[]
  readonly reach: readonly Uint8Array[]
  readonly centreAt: Int8Array
  // Arrays for one evaluation.
  readonly near: Uint8Array
  readonly holder: Int8Array
  readonly units: Uint8Array
  readonly size: Uint8Array
  readonly yards: Uint8Array
  /** Strength of each power in the position evaluated last, in centres. */
  readonly strength: Float64Array
}

/** An evaluator of the outcomes of one movement phase. */
export function evaluatorFor(field: Field, outlooks: readonly Outlook[]): Evaluator {
  const { board, powers, seen } = field
  const centres = [...board.centre.keys()].filter((province) => board.centre[province])
  const centreAt = new Int8Array(board.provinces).fill(NONE)
  centres.forEach((province, c) => (centreAt[province] = c))
  const fall = seen.turn.season === 'fall'
  const last = fall && seen.turn.year === seen.lastYear
  return {
    field,
    fall,
    last,
    risks: last ? AFTER_LAST_FALL : fall ? AFTER_FALL : AFTER_SPRING,
    places: outlooks.map(({ value }) => scaled(value)),
    units: new Uint8Array(powers),
    size: new Uint8Array(powers),
    yards: new Uint8Array(powers),
    centres,
    reach: board.neighbours.map((_, row) => centresNear(board, row, centreAt)),
    centreAt,
    near: new Uint8Array(powers * centres.length),
    holder: new Int8Array(centres.length),
    strength: new Float64Array(powers),
  }
}

function scaled(value: Float64Array): Float64Array {
  const most = Math.max(1, ...value)
  return value.map((each) => (PLACE * Math.max(0, each)) / most)
}

const centresNear = (board: Board, row: number, centreAt: Int8Array): Uint8Array =>
  Uint8Array.from(
    new Set(
      Array.from(board.neighbours[row]!, (to) => centreAt[board.province[to]!]!).filter((c) => c !== NONE),
    ),
  )

/** Computes every power's strength after the phase that was just resolved. */
export function weigh(evaluator: Evaluator): void {
  const { field, near, holder, strength, centreAt, places, reach, centres, units, fall, last } = evaluator
  const { work, position, board } = field
  const count = centres.length
  near.fill(0)
  units.fill(0)
  holder.fill(NONE)
  strength.fill(0)
  for (let i = 0; i < position.count; i++) {
    const power = position.power[i]!
    if (work.dislodger[i] !== NONE) {
      if (!last) strength[power]! -= DISLODGED
      continue
    }
    const at = work.act[i] === MOVES && work.state[i] === YES ? work.to[i]! : position.at[i]!
    const row = position.type[i]! * board.locations + at
    if (!last) strength[power]! += places[power]![row]!
    units[power]!++
    const here = centreAt[board.province[at]!]!
    if (here !== NONE) holder[here] = power
    if (field.idle[power]) continue
    for (const c of reach[row]!) near[power * count + c]!++
  }
  for (let c = 0; c < count; c++) weighCentre(evaluator, c)
  if (fall && !last) countYards(evaluator)
}

/** A build that is due in winter and finds no free home centre is missing in spring. */
function countYards({ field, holder, centres, units, size, yards, strength }: Evaluator): void {
  const { homes, owner, powers } = field
  size.fill(0)
  yards.fill(0)
  for (let c = 0; c < centres.length; c++) {
    const held = holder[c]!
    const its = held === NONE ? owner[centres[c]!]! : held
    if (its === NONE) continue
    size[its]!++
    if (held === NONE && homes[its]![centres[c]!]) yards[its]!++
  }
  for (let power = 0; power < powers; power++) {
    const blocked = size[power]! - units[power]! - yards[power]!
    if (blocked > 0) strength[power]! -= UNBUILT * blocked
  }
}

/** Shares one centre out among its owner and those who may take it. */
function weighCentre(evaluator: Evaluator, c: number): void {
  const { field, near, holder, strength, risks, centres, fall } = evaluator
  const { powers, owner } = field
  const count = centres.length
  const held = holder[c]!
  const owned = owner[centres[c]!]!
  const keeper = held === NONE ? owned : held
  let rival = NONE
  let attack = 0
  let second = 0
  for (let power = 0; power < powers; power++) {
    if (power === keeper) continue
    const units = near[power * count + c]!
    if (units > attack) {
      second = attack
      attack = units
      rival = power
    } else if (units > second) second = units
  }
  if (keeper === NONE) {
    // Without an owner: the power that outnumbers the others will have it.
    if (attack > 0) strength[rival]! += attack > second ? risks.free : risks.disputed
    return
  }
  const back = near[keeper * count + c]!
  const table = held === NONE ? risks.empty : fall || owned === held ? risks.held : risks.entered
  const risk = table[Math.min(3, attack)]![Math.min(2, back)]!
  strength[keeper]! += 1 - risk
  if (rival !== NONE) strength[rival]! += risk * (attack > second ? SOLE_COMER : ONE_OF_SEVERAL)
  // A centre entered in spring still counts for its owner until the fall, and may be won back.
  if (!fall && held !== NONE && owned !== NONE && held !== owned) {
    strength[held]! -= TENTATIVE
    strength[owned]! += TENTATIVE
  }
}

/** The value of the position evaluated last to a power. */
export const worthTo = ({ strength, centres, last }: Evaluator, power: number): number =>
  standingWith(strength, power, centres.length, last ? AT_THE_END : SURENESS)

/**
 * How well a power stands beside the others with the centres it may expect: its part of the sum of squares, as the
 * commonest scoring has it, and all of it if it wins alone.
 */
export function standingWith(
  strength: Float64Array,
  power: number,
  centres: number,
  sureness = SURENESS,
): number {
  let sum = 0
  for (const each of strength) if (each > 0) sum += each * each
  const own = Math.max(0, strength[power]!)
  if (sum === 0) return 0
  const share = (own * own) / sum
  const alone = 1 / (1 + Math.exp(sureness * (centres / 2 + 0.5 - own)))
  return share + (1 - share) * alone + GROWTH * own
}
