// Where names of provinces are written: on their own ground, or right below or above their own counter or star. Nothing
// solid lies under a name, and no name under another; one that finds no such place is not written, since a name on
// another's ground would tell a beginner something wrong.
import type { BoardMap, Box as Extent, Point } from '../../../../shared/map/board-map.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { apart } from '../../../board/round.ts'
import { hasStar } from '../map/stars.ts'
import { oneBoxAround, type Box } from './apart.ts'
import type { Ground } from './ground.ts'
import { LINE_HEIGHT, type Wording } from './wordings.ts'

export interface Wanted {
  readonly place: string
  readonly wordings: readonly Wording[]
  /** Where the name stands best, and the box of its ground. */
  readonly home: Point
  readonly land: Extent
  /** Its counter, or its star where nobody stands. */
  readonly own: Box | null
  /** How much is lost where the name is not written. */
  readonly worth: number
}

export interface Written {
  readonly place: string
  readonly lines: readonly string[]
  /** Letters' height in viewBox px. */
  readonly font: number
  /** The middle of the letters. */
  readonly at: Point
}

export interface Solid extends Box {
  /** The province that a counter or a star belongs to. */
  readonly place: string | null
}

export interface Around {
  /** Letters' height in viewBox px. */
  readonly font: number
  readonly solids: readonly Solid[]
  /** Lines that letters had better not lie on, as points along them. */
  readonly lines: readonly Point[]
  /** The part of the board in sight, in viewBox px. */
  readonly sight: readonly [left: number, top: number, right: number, bottom: number]
  readonly ground: Ground
  /** Whether two provinces are both land or both sea: a name reads worst on such a neighbour. */
  readonly alike: (one: string, other: string) => boolean
  /** The width of the world where the board goes round: what is drawn at one end is drawn beyond the other too. */
  readonly round?: number | undefined
}

interface Option {
  readonly wording: Wording
  readonly box: Box
  readonly cost: number
}

// All costs are distances in letters' heights.
/** A name half on another's ground costs half of this. */
const OVER = { alike: 5, other: 1.6 }
/** Below or above its counter a name may reach over a border more than elsewhere. */
const BESIDE_OWN = 0.7
const FAR = 0.22
const CROSSED = 0.3
/** How many places a wording keeps. */
const KEPT = 20
/** A name moves only to a place that costs so much less. Tries and rounds are few: a television may be slow. */
const GAIN = 0.4
const TRIED = 14
const ROUNDS = 2

/** All provinces in the order in which their names get room: first those with a unit, then those with a supply centre. */
export function byInterest(map: BoardMap, occupied: ReadonlyMap<string, unknown>): readonly string[] {
  const rank = (place: string) => (occupied.has(place) ? 0 : hasStar(map, place) ? 1 : 2)
  return [...map.provinces.keys()].toSorted((a, b) => rank(a) - rank(b))
}

const near = (a: Box, b: Box, dx: number, dy: number, round?: number): boolean =>
  apart(a.at[0], b.at[0], round) < (a.width + b.width) / 2 + dx &&
  Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 + dy

/** The box of letters around their middle. */
export function boxOf({ lines, size }: Pick<Wording, 'lines' | 'size'>, font: number, at: Point): Box {
  const em = font * size
  return {
    at,
    width: Math.max(...lines.map(textWidthEm)) * em,
    height: (1 + (lines.length - 1) * LINE_HEIGHT) * em,
  }
}

/** The names that find a place. */
export function placeNames(wanted: readonly Wanted[], around: Around): readonly Written[] {
  const { font, round } = around
  const options = wanted.map((one) => optionsOf(one, around))
  const clash = (a: Option, b: Option) => near(a.box, b.box, font * 0.3, font * 0.04, round)
  const chosen = choose(
    options,
    wanted.map(({ worth }) => worth),
    clash,
  )
  return wanted.flatMap(({ place }, i) => {
    const option = chosen[i]
    if (!option) return []
    const { lines, size } = option.wording
    return [{ place, lines, font: font * size, at: option.box.at }]
  })
}

/** Every place at which a name may stand, the best first. */
function optionsOf(wanted: Wanted, around: Around): readonly Option[] {
  const { font, lines, sight, round } = around
  const { place, wordings, land, own } = wanted
  const endless = round !== undefined && sight[2] - sight[0] > round - 1
  const reach = Math.max(...wordings.map((one) => boxOf(one, font, [0, 0]).width)) + font * 3
  const about: Box = {
    at: own ? own.at : [land.x + land.width / 2, land.y + land.height / 2],
    width: land.width + reach * 2,
    height: land.height + font * 8,
  }
  const solids = around.solids.filter((solid) => near(solid, about, font, font, round))
  const inSight = ({ at, width, height }: Box) =>
    (endless || (at[0] - width / 2 >= sight[0] && at[0] + width / 2 <= sight[2])) &&
    at[1] - height / 2 >= sight[1] &&
    at[1] + height / 2 <= sight[3]
  const free = (box: Box) =>
    solids.every((solid) => {
      const others = solid.place !== null && solid.place !== place
      return !near(solid, box, font * (others ? 0.14 : 0.04), font * (others ? 0.16 : 0), round)
    })
  return wordings
    .flatMap((wording) => {
      const size = boxOf(wording, font, [0, 0])
      const make = (at: Point): Box => ({ ...size, at })
      const beside = own ? besideOwn(own, size, font).map(make) : []
      const within = pointsWithin(wanted, size, font)
        .map(make)
        .filter((box) => liesOn(box, place, around))
      return [...beside.map((box) => [box, BESIDE_OWN] as const), ...within.map((box) => [box, 1] as const)]
        .filter(([box]) => inSight(box) && free(box))
        .map(([box, share]): Option => {
          const crossed = lines.filter(
            ([x, y]) =>
              apart(x, box.at[0], round) < box.width / 2 && Math.abs(y - box.at[1]) < box.height / 2,
          ).length
          const cost =
            wording.cost +
            strayed(box, place, around) * share +
            (farFrom(box, wanted) / font) * FAR +
            crossed * CROSSED
          return { wording, box, cost }
        })
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, KEPT)
    })
    .toSorted((a, b) => a.cost - b.cost)
}

/** The middles of letters right below and above their own counter, a little aside at most. */
function besideOwn(own: Box, { width, height }: Box, font: number): readonly Point[] {
  const [x, y] = own.at
  const away = (own.height + height) / 2 + font * 0.06
  return [0, 0.1, -0.1, 0.2, -0.2].flatMap((aside): Point[] => [
    [x + aside * width, y + away],
    [x + aside * width, y - away],
  ])
}

/** Points over the ground of a province, close enough together for letters. */
function pointsWithin({ land, home }: Wanted, { width, height }: Box, font: number): readonly Point[] {
  const [dx, dy] = [Math.max(font * 0.5, land.width / 16), Math.max(font * 0.4, land.height / 14)]
  const points: Point[] = [home]
  // A narrow country's name may begin beyond its border.
  for (let y = land.y + height / 4; y <= land.y + land.height - height / 4; y += dy)
    for (let x = land.x + width / 8; x <= land.x + land.width - width / 8; x += dx) points.push([x, y])
  return points
}

/** Whether the middle half of the letters lies on the ground of a province. */
export function liesOn(
  { at: [x, y], width, height }: Box,
  place: string,
  { ground }: Pick<Around, 'ground'>,
): boolean {
  return [0, -0.25, -0.125, 0.125, 0.25].every((share) =>
    [0, -0.15, 0.15].every((up) => ground([x + share * width, y + up * height]) === place),
  )
}

/** What it costs that letters reach over the ground of others. */
function strayed(
  { at: [x, y], width, height }: Box,
  place: string,
  { ground, alike }: Pick<Around, 'ground' | 'alike'>,
): number {
  let cost = 0
  for (let column = -4; column <= 4; column++)
    for (const row of [-0.3, 0.3]) {
      const under = ground([x + (column / 9) * width, y + row * height])
      if (under !== place) cost += under !== null && alike(under, place) ? OVER.alike : OVER.other
    }
  return cost / 18
}

/** How far letters lie from their counter, or from where they stand best. */
function farFrom({ at, width, height }: Box, { own, home }: Wanted): number {
  if (!own) return Math.hypot(at[0] - home[0], at[1] - home[1])
  const dx = Math.max(
    Math.abs(at[0] - own.at[0]) * 0.5,
    Math.abs(at[0] - own.at[0]) - (own.width + width) / 2,
  )
  const dy = Math.max(0, Math.abs(at[1] - own.at[1]) - (own.height + height) / 2)
  // Below is where names are looked for.
  return Math.hypot(dx, dy) + (at[1] < own.at[1] ? height * 0.4 : 0)
}

/**
 * An option for each name, no two of which clash, so that they cost little together: first each in turn takes what is free,
 * then a name takes a better place where the names that hold it find others.
 */
function choose(
  options: readonly (readonly Option[])[],
  worths: readonly number[],
  clash: (one: Option, other: Option) => boolean,
): readonly (Option | null)[] {
  const chosen: (Option | null)[] = options.map(() => null)
  const reach = options.map(reachOf)
  const neighbours = reach.map((one, i) =>
    reach.flatMap((other, j) => (i !== j && one && other && clash(one, other) ? [j] : [])),
  )
  const rivalsOf = (i: number, option: Option) =>
    (neighbours[i] ?? []).filter((j) => {
      const other = chosen[j]
      return other ? clash(option, other) : false
    })
  const settle = (i: number) => {
    chosen[i] = options[i]?.find((option) => rivalsOf(i, option).length === 0) ?? null
  }
  const costOf = (i: number) => chosen[i]?.cost ?? worths[i] ?? 0
  const turn = options
    .map((_, i) => i)
    .toSorted((a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0) || a - b)
  turn.forEach(settle)
  const improve = (i: number): boolean => {
    const better = (options[i] ?? []).filter(({ cost }) => cost < costOf(i) - GAIN).slice(0, TRIED)
    return better.some((option) => {
      const rivals = rivalsOf(i, option)
      if (rivals.length > 2) return false
      const all = [i, ...rivals]
      const before = all.map((j) => chosen[j] ?? null)
      const cost = all.reduce((sum, j) => sum + costOf(j), 0)
      for (const j of rivals) chosen[j] = null
      chosen[i] = option
      rivals.forEach(settle)
      if (all.reduce((sum, j) => sum + costOf(j), 0) < cost - 0.01) return true
      all.forEach((j, at) => (chosen[j] = before[at] ?? null))
      return false
    })
  }
  for (let round = 0; round < ROUNDS; round++) if (!turn.map(improve).some(Boolean)) break
  return chosen
}

/** One box around all places that a name may take. */
function reachOf(options: readonly Option[]): Option | null {
  const [first] = options
  if (!first) return null
  return { ...first, box: oneBoxAround(options.map(({ box }) => box)) }
}
