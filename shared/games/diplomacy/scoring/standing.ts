// What a scoring system may ask about a game, over or not: nothing else of the state.
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyView } from '../view.ts'

export interface Standing {
  readonly powers: readonly PowerId[]
  /** Centres owned since the last fall. */
  readonly centres: Readonly<Record<PowerId, number>>
  /** The fall in which a power lost its last centre; survivors are left out. */
  readonly eliminated: Readonly<Record<PowerId, number>>
  readonly firstYear: number
  /** The year of the game's last phase. */
  readonly year: number
  /** Who won alone, by centres or by concession. */
  readonly solo: PowerId | null
  /** Who shares a draw; while the game goes on, all survivors. */
  readonly sharing: readonly PowerId[]
}

export type Scores = Readonly<Record<PowerId, number>>

/** A way of scoring, with the numbers its explanation names. */
export interface ScoringSystem {
  /** Unique: `bangkok-olympic`. */
  readonly id: string
  /** The message that explains it: `scoring.bangkok`, with `parameters`. */
  readonly family: string
  readonly parameters: Readonly<Record<string, number | string>>
  /** Points of every power. */
  scores(standing: Standing): Scores
}

/**
 * How many years an eliminated power is credited with: whether falling in the first year counts as one year survived
 * or as none. Tournaments differ.
 */
export const YEAR_COUNTS = ['from-one', 'from-zero'] as const
export type YearCount = (typeof YEAR_COUNTS)[number]

/** Centres a power owned at the last count. */
export const centresOf = (standing: Standing, power: PowerId): number => standing.centres[power] ?? 0

/** The powers that own a centre. */
export const survivorsOf = (standing: Standing): readonly PowerId[] =>
  standing.powers.filter((power) => centresOf(standing, power) > 0)

/** The highest count. */
export const topCount = (standing: Standing): number =>
  Math.max(...standing.powers.map((power) => centresOf(standing, power)))

/** The powers that own the most. */
export const toppersOf = (standing: Standing): readonly PowerId[] =>
  standing.powers.filter((power) => centresOf(standing, power) === topCount(standing))

/** Centres by which a power is behind the top; 0 for the toppers. */
export const behindTop = (standing: Standing, power: PowerId): number =>
  topCount(standing) - centresOf(standing, power)

/** The lead of a sole topper over the next power; 0 for everybody else, and where the top is shared. */
export function leadOf(standing: Standing, power: PowerId): number {
  if (behindTop(standing, power) > 0) return 0
  const others = standing.powers.filter((other) => other !== power)
  return centresOf(standing, power) - Math.max(0, ...others.map((other) => centresOf(standing, other)))
}

/** What powers are placed by: centres, and less than any of them for the dead, more the later they fell. */
export const placeWorth = (standing: Standing, power: PowerId): number =>
  centresOf(standing, power) || -1 / (1 + (standing.eliminated[power] ?? 0) - standing.firstYear)

/** Years a power has survived: to its elimination, or to the game's last year. */
export const yearsOf = (standing: Standing, power: PowerId, count: YearCount): number =>
  (standing.eliminated[power] ?? standing.year) - standing.firstYear + (count === 'from-one' ? 1 : 0)

/** Points for each power by one rule. */
export const each = (standing: Standing, points: (power: PowerId) => number): Scores =>
  Object.fromEntries(standing.powers.map((power) => [power, points(power)]))

/** The usual end of a solo: everything for the winner, and for the others nothing or what `other` says. */
export const soloScores = (
  standing: Standing,
  points: number,
  other: (power: PowerId) => number = () => 0,
): Scores => each(standing, (power) => (power === standing.solo ? points : other(power)))

/** Powers from first to last, those of equal worth together. */
export function placesBy(
  powers: readonly PowerId[],
  worth: (power: PowerId) => number,
): readonly (readonly PowerId[])[] {
  const worths = [...new Set(powers.map(worth))].sort((a, b) => b - a)
  return worths.map((value) => powers.filter((power) => worth(power) === value))
}

/** A prize for each place, the powers that tie for some places sharing those prizes equally. */
export function splitPrizes(places: readonly (readonly PowerId[])[], prizes: readonly number[]): Scores {
  const points: Record<PowerId, number> = {}
  let place = 0
  for (const tied of places) {
    const won = prizes.slice(place, place + tied.length).reduce((sum, prize) => sum + prize, 0)
    for (const power of tied) points[power] = won / tied.length
    place += tied.length
  }
  return points
}

/** The powers that stand for themselves, each with those that its player plays beside it. */
function pairsIn({ powers }: DiplomacyView): ReadonlyMap<PowerId, readonly PowerId[]> {
  const playedBy = (major: PowerId) =>
    powers.flatMap(({ power, allegiance }) =>
      allegiance.kind === 'paired' && allegiance.player === major ? [power] : [],
    )
  return new Map(
    powers
      .filter(({ allegiance: { kind } }) => kind !== 'paired' && kind !== 'unpaired')
      .map(({ power }) => [power, [power, ...playedBy(power)]]),
  )
}

/** How the game stands in a view: as it ended, or as if it ended now. */
export function standingOf(view: DiplomacyView): Standing {
  // A pair stands as its great power; the small ones whose player is unknown stand for nobody.
  const pairs = pairsIn(view)
  const powers = [...pairs.keys()]
  const sum = (counts: (power: PowerId) => number) =>
    Object.fromEntries(
      [...pairs].map(([power, pair]) => [power, pair.reduce((all, one) => all + counts(one), 0)]),
    )
  const owned = new Map(view.powers.map(({ power, centres }) => [power, centres]))
  const centres = sum((power) => owned.get(power) ?? 0)
  const eliminated: Record<PowerId, number> = {}
  for (const { turn, centres: each } of view.history) {
    const then = sum((power) => each[power] ?? 0)
    for (const power of powers)
      if (then[power]) delete eliminated[power]
      else eliminated[power] ??= turn.year
  }
  // A ruling may have given centres back since (R33).
  for (const power of powers) if (centres[power]) delete eliminated[power]
  const { ending } = view
  const winners = powers.filter((power) => ending?.winners.includes(power))
  const alone = ending && (ending.how === 'victory' || ending.how === 'concession') ? winners : []
  return {
    powers,
    centres,
    eliminated,
    firstYear: view.history[0]?.turn.year ?? view.turn.year,
    year: view.turn.year,
    solo: alone.length === 1 ? (alone[0] ?? null) : null,
    sharing: ending && ending.how !== 'time' ? winners : powers.filter((power) => centres[power]),
  }
}
