// What a resolved movement phase is worth to everybody, from a few numbers that a search can afford thousands of times:
// centres held, centres about to be won or lost, units thrown back, and how well the others stand.
import { NONE, type Board } from '../board/board.ts'
import { MOVES, YES } from '../rules/core/work.ts'
import type { Field } from './field.ts'
import type { Outlook } from './outlook.ts'

/** Chances that a centre changes hands, by how attack and defence stand. Found by playing (docs/bots.md). */
export interface Risks {
  /** A unit holds it and more can attack than defend; or as many. */
  readonly overrun: number
  readonly pressed: number
  /** Nobody stands on it: nobody can come back in time; more can come than return; as many or fewer. */
  readonly open: number
  readonly outnumbered: number
  readonly contested: number
}

/** In fall the risks are those of the spring to come; what stands on a centre then has it for a year. */
const AFTER_SPRING: Risks = {
  overrun: 0.5,
  pressed: 0.15,
  open: 0.7,
  outnumbered: 0.45,
  contested: 0.15,
}
const AFTER_FALL: Risks = {
  overrun: 0.3,
  pressed: 0.08,
  open: 0.4,
  outnumbered: 0.25,
  contested: 0.08,
}

/** How much of a centre at risk its strongest comer is credited with: where no other has as many, and where one has. */
const SOLE_COMER = 0.8
const ONE_OF_SEVERAL = 0.4
/** What is kept back of a centre entered in spring. */
const TENTATIVE = 0.15
/** What a centre is worth in itself, beside what it takes from the others. */
const GROWTH = 0.01
/** What one unit thrown back costs, in centres. */
const DISLODGED = 0.4
/** What the best place on the board is worth to a unit, in centres. */
const PLACE = 0.5

export interface Judge {
  readonly field: Field
  readonly risks: Risks
  readonly fall: boolean
  /** Outlooks by power, their values as parts of PLACE. */
  readonly places: readonly Float64Array[]
  /** Centres by number, and for each row of the board's tables those one step away. */
  readonly centres: readonly number[]
  readonly reach: readonly Uint8Array[]
  readonly centreAt: Int8Array
  // Room for one judgement.
  readonly near: Uint8Array
  readonly holder: Int8Array
  /** Strength of each power in the position judged last, in centres. */
  readonly strength: Float64Array
}

/** A judge of what may come of one movement phase. */
export function judgeFor(field: Field, outlooks: readonly Outlook[]): Judge {
  const { board, powers, scene } = field
  const centres = [...board.centre.keys()].filter((province) => board.centre[province])
  const centreAt = new Int8Array(board.provinces).fill(NONE)
  centres.forEach((province, c) => (centreAt[province] = c))
  const fall = scene.turn.season === 'fall'
  return {
    field,
    fall,
    risks: fall ? AFTER_FALL : AFTER_SPRING,
    places: outlooks.map(({ value }) => scaled(value)),
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

/** Works out every power's strength after the phase that was just resolved. */
export function weigh(judge: Judge): void {
  const { field, near, holder, strength, centreAt, places, reach, centres } = judge
  const { work, position, board } = field
  const count = centres.length
  near.fill(0)
  holder.fill(NONE)
  strength.fill(0)
  for (let i = 0; i < position.count; i++) {
    const power = position.power[i]!
    if (work.dislodger[i] !== NONE) {
      strength[power]! -= DISLODGED
      continue
    }
    const at = work.act[i] === MOVES && work.state[i] === YES ? work.to[i]! : position.at[i]!
    const row = position.type[i]! * board.locations + at
    strength[power]! += places[power]![row]!
    const here = centreAt[board.province[at]!]!
    if (here !== NONE) holder[here] = power
    if (field.idle[power]) continue
    for (const c of reach[row]!) near[power * count + c]!++
  }
  for (let c = 0; c < count; c++) weighCentre(judge, c)
}

/** Shares one centre out among who has it and who may take it. */
function weighCentre(judge: Judge, c: number): void {
  const { field, near, holder, strength, risks, centres, fall } = judge
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
    // Nobody's yet: whoever outnumbers the others will have it.
    if (attack > 0) strength[rival]! += attack > second ? risks.open : risks.contested
    return
  }
  const back = near[keeper * count + c]!
  let risk = 0
  if (attack > 0) {
    if (held !== NONE) risk = attack > back + 1 ? risks.overrun : attack === back + 1 ? risks.pressed : 0
    else risk = back === 0 ? risks.open : attack > back ? risks.outnumbered : risks.contested
  }
  strength[keeper]! += 1 - risk
  if (rival !== NONE) strength[rival]! += risk * (attack > second ? SOLE_COMER : ONE_OF_SEVERAL)
  // A centre entered in spring still counts for its owner until the fall, and may be won back.
  if (!fall && held !== NONE && owned !== NONE && held !== owned) {
    strength[held]! -= TENTATIVE
    strength[owned]! += TENTATIVE
  }
}

/** How well a power stands beside the others: its part of the sum of squares, as the commonest scoring has it. */
export function worthTo({ strength }: Judge, power: number): number {
  let sum = 0
  for (const each of strength) if (each > 0) sum += each * each
  const own = Math.max(0, strength[power]!)
  return sum > 0 ? (own * own) / sum + GROWTH * own : 0
}
