// Forecasts the owner of each centre some time from now, as chances. Each power has a score for a centre, from what
// it owns, holds and has near; its chance is proportional to e to the power of that score (a multinomial logit). The
// weights were fitted on games (docs/bots.md).
import { NONE, type Board } from '../board/board.ts'
import { distancesOf } from './distance.ts'
import type { Field } from './field.ts'

/** The weights of a power's score for a centre. */
export interface Leanings {
  /** It owns the centre; the same while another power's unit stands in it. */
  readonly owned: number
  readonly invaded: number
  /** Its unit stands in it and it owns it; or another power owns it. */
  readonly held: number
  readonly entered: number
  /** For the first unit one turn away, the second, and each more. */
  readonly near: readonly [number, number, number]
  /** For each unit two, three, four and five turns away. */
  readonly far: readonly [number, number, number, number]
  /** For each centre it owns. */
  readonly size: number
  /** It is one of its home centres, and it owns it. */
  readonly home: number
  /** The centre has no owner: the score for staying so. */
  readonly nobody: number
}

/** The chances of a centre's owner at the end of the year to come, after a spring and after a fall. */
export const AFTER_SPRING: Leanings = {
  owned: 0.99,
  invaded: -0.97,
  held: 1.28,
  entered: 2.24,
  near: [1.46, 0.98, 0.53],
  far: [0.38, 0.16, 0.03, 0.01],
  size: 0.048,
  home: 0.64,
  nobody: 2.28,
}
export const AFTER_FALL: Leanings = {
  owned: 1.28,
  invaded: 0,
  held: 1.25,
  entered: 0,
  near: [1.3, 0.94, 0.88],
  far: [0.33, 0.13, 0.03, 0.01],
  size: 0.074,
  home: 0.92,
  nobody: 2.73,
}
/** The chances three years later: builds are chosen by these. */
export const IN_YEARS: Leanings = {
  owned: 0.77,
  invaded: 0,
  held: 0.87,
  entered: 0,
  near: [1.18, 0.73, 0.62],
  far: [0.48, 0.27, 0.08, 0.03],
  size: 0.1,
  home: 0.67,
  nobody: 2.15,
}

/** Memory for a forecast over a board's centres. It keeps the place of each unit, and computes only what changed. */
export interface Forecast {
  readonly field: Field
  /** Whether units take the centres they stand in before ownership is counted. */
  readonly taken: boolean
  readonly factors: Factors
  /** Provinces by centre number. */
  readonly centres: readonly number[]
  readonly centreAt: Int8Array
  readonly surroundings: readonly Surroundings[]
  /** Where each unit stands (a row of the board's tables), or NONE, and its power. */
  readonly placed: Int16Array
  readonly power: Uint8Array
  /** Units of a power one turn away from a centre, and how far-off ones count: by power and centre. */
  readonly near: Uint8Array
  readonly far: Int16Array
  /** The unit in each centre, or NONE. */
  readonly holder: Int16Array
  /** 1 for centres whose chances have to be computed again. */
  readonly stale: Uint8Array
  readonly units: Uint8Array
  /** Centres each power owns now, and home centres it could build in. */
  readonly size: Uint8Array
  readonly yards: Uint8Array
  /** Chances by `centre * powers + power`. */
  readonly chance: Float64Array
  /** The number of centres that each power may expect, and its variance. */
  readonly strength: Float64Array
  readonly spread: Float64Array
}

/** The surroundings of a row of the board's tables: centres one turn away, and farther ones with their weights. */
interface Surroundings {
  readonly next: Uint8Array
  readonly beyond: Uint8Array
  readonly weight: Uint8Array
}

/** The weights as factors on the chances. */
interface Factors {
  readonly owned: number
  readonly invaded: number
  readonly held: number
  readonly entered: number
  readonly home: number
  readonly nobody: number
  readonly near: Float64Array
  /** In hundredths. */
  readonly far: Float64Array
  /** By power. */
  readonly size: Float64Array
}

const MOST_NEAR = 16
const MOST_FAR = 1024

function factorsOf({ near: [first, second, more], ...leanings }: Leanings, centres: Uint8Array): Factors {
  return {
    owned: Math.exp(leanings.owned),
    invaded: Math.exp(leanings.invaded),
    held: Math.exp(leanings.held),
    entered: Math.exp(leanings.entered),
    home: Math.exp(leanings.home),
    nobody: Math.exp(leanings.nobody),
    near: Float64Array.from({ length: MOST_NEAR }, (_, n) =>
      n === 0 ? 1 : Math.exp(n === 1 ? first : first + second + more * (n - 2)),
    ),
    far: Float64Array.from({ length: MOST_FAR }, (_, n) => Math.exp(n / 100)),
    size: Float64Array.from(centres, (count) => Math.exp(leanings.size * count)),
  }
}

/** Makes the memory for forecasts on a field, without any units. */
export function forecastFor(field: Field, leanings: Leanings, taken: boolean): Forecast {
  const { board, powers } = field
  const centres = [...board.centre.keys()].filter((province) => board.centre[province])
  const centreAt = new Int8Array(board.provinces).fill(NONE)
  centres.forEach((province, c) => (centreAt[province] = c))
  const cells = powers * centres.length
  return {
    field,
    taken,
    factors: factorsOf(leanings, field.centres),
    centres,
    centreAt,
    surroundings: surroundingsOf(board, centres, leanings),
    placed: new Int16Array(board.provinces).fill(NONE),
    power: new Uint8Array(board.provinces),
    near: new Uint8Array(cells),
    far: new Int16Array(cells),
    holder: new Int16Array(centres.length).fill(NONE),
    stale: new Uint8Array(centres.length).fill(1),
    units: new Uint8Array(powers),
    size: new Uint8Array(powers),
    yards: new Uint8Array(powers),
    chance: new Float64Array(cells),
    strength: new Float64Array(powers),
    spread: new Float64Array(powers),
  }
}

const known = new WeakMap<Leanings, WeakMap<Board, readonly Surroundings[]>>()

/** The same for every field of a board, so it is made once. */
function surroundingsOf(
  board: Board,
  centres: readonly number[],
  leanings: Leanings,
): readonly Surroundings[] {
  let ofBoard = known.get(leanings)
  if (!ofBoard) known.set(leanings, (ofBoard = new WeakMap()))
  const before = ofBoard.get(board)
  if (before) return before
  const distances = distancesOf(board)
  const made = board.neighbours.map((_, row) => {
    const away = centres.map((province) => distances[row * board.provinces + province]!)
    const at = (least: number, most: number) =>
      Uint8Array.from([...away.keys()].filter((c) => away[c]! >= least && away[c]! <= most))
    const beyond = at(2, 5)
    return {
      next: at(1, 1),
      beyond,
      weight: Uint8Array.from(beyond, (c) => 100 * leanings.far[away[c]! - 2]!),
    }
  })
  ofBoard.set(board, made)
  return made
}

/** Puts a unit on a row of the board's tables, or takes it off (NONE). A unit that makes room goes first. */
export function put(forecast: Forecast, unit: number, power: number, row: number): void {
  const { field, placed, holder, units, centreAt, stale } = forecast
  const { board, idle } = field
  const before = placed[unit]!
  const [at, by] = before === NONE ? [row, 1] : [before, -1]
  if (at === NONE) return
  placed[unit] = before === NONE ? row : NONE
  forecast.power[unit] = power
  units[power]! += by
  const here = centreAt[board.province[at < board.locations ? at : at - board.locations]!]!
  if (here !== NONE) {
    holder[here] = by > 0 ? unit : NONE
    stale[here] = 1
  }
  if (!idle[power]) surround(forecast, power, at, by)
}

function surround(
  { surroundings, near, far, stale, centres }: Forecast,
  power: number,
  row: number,
  by: number,
) {
  const { next, beyond, weight } = surroundings[row]!
  const shift = power * centres.length
  for (let k = 0; k < next.length; k++) {
    const c = next[k]!
    near[shift + c]! += by
    stale[c] = 1
  }
  for (let k = 0; k < beyond.length; k++) {
    const c = beyond[k]!
    far[shift + c]! += by * weight[k]!
    stale[c] = 1
  }
}

/** Computes the chances of all powers from the places of the units. */
export function foresee(forecast: Forecast): void {
  const { field, holder, power, size, yards, strength, spread, chance, centres, taken, stale } = forecast
  const { owner, powers } = field
  size.fill(0)
  yards.fill(0)
  strength.fill(0)
  spread.fill(0)
  for (let c = 0; c < centres.length; c++) {
    const its = taken && holder[c] !== NONE ? power[holder[c]!]! : owner[centres[c]!]!
    if (its !== NONE) {
      size[its]!++
      if (holder[c] === NONE && field.homes[its]![centres[c]!]) yards[its]!++
    }
    if (stale[c]) foreseeCentre(forecast, c, its)
    stale[c] = 0
    for (let each = 0; each < powers; each++) {
      const part = chance[c * powers + each]!
      strength[each]! += part
      spread[each]! += part * (1 - part)
    }
  }
}

function foreseeCentre(forecast: Forecast, c: number, owned: number): void {
  const { field, factors, holder, power, near, far, chance } = forecast
  const { powers } = field
  const count = forecast.centres.length
  const held = holder[c] === NONE ? NONE : power[holder[c]!]!
  let sum = owned === NONE ? factors.nobody : 0
  for (let each = 0; each < powers; each++) {
    const cell = each * count + c
    const units = near[cell]!
    const others = far[cell]!
    let part = 0
    if (units > 0 || others > 0 || owned === each || held === each) {
      part = factors.size[each]! * factors.near[units < MOST_NEAR ? units : MOST_NEAR - 1]!
      part *= factors.far[others < MOST_FAR ? others : MOST_FAR - 1]!
      if (owned === each) {
        part *= factors.owned
        if (held === each) part *= factors.held
        else if (held !== NONE) part *= factors.invaded
        if (field.homes[each]![forecast.centres[c]!]) part *= factors.home
      } else if (held === each) part *= factors.entered
    }
    chance[c * powers + each] = part
    sum += part
  }
  if (sum > 0) for (let each = 0; each < powers; each++) chance[c * powers + each]! /= sum
}
