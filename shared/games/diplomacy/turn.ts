// The calendar (R28..R30): spring and fall each have movement and, where needed, retreats; winter adjusts. In Escalation
// units are placed before the first spring, and home centres named in the first winter. Where players are asked which small
// power they would like to play, they are before the first turn.

export const SEASONS = ['spring', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]
export const PHASE_KINDS = ['placement', 'wishes', 'movement', 'retreats', 'homes', 'adjustments'] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** The phases in which units are ordered, built or removed; in the others units are placed and homes named. */
export const ORDERED_PHASES = ['movement', 'retreats', 'adjustments'] as const
export type OrderedPhase = (typeof ORDERED_PHASES)[number]
export const isOrdered = (phase: PhaseKind): phase is OrderedPhase =>
  (ORDERED_PHASES as readonly PhaseKind[]).includes(phase)

/** Where the game stands in time. Retreats belong to the season they follow; homes and adjustments are winter's. */
export interface Turn {
  readonly year: number
  readonly season: Season
  readonly phase: PhaseKind
}

const LETTERS = {
  spring: 'S',
  fall: 'F',
  winter: 'W',
  placement: 'P',
  wishes: 'W',
  movement: 'M',
  retreats: 'R',
  homes: 'H',
  adjustments: 'A',
} as const

/** `S1901M`, `F1901R`, `W1901A`: the name of a phase in files and journals. */
export const phaseName = ({ year, season, phase }: Turn): string =>
  `${LETTERS[season]}${year}${LETTERS[phase]}`

/** The phase of that name; null where it is none. */
export function turnNamed(name: string): Turn | null {
  const [, season, year, phase] = /^([SFW])(\d+)([PWMRHA])$/.exec(name) ?? []
  const named = <Word extends keyof typeof LETTERS>(words: readonly Word[], letter: string | undefined) =>
    words.find((word) => LETTERS[word] === letter)
  const found = { season: named(SEASONS, season), phase: named(PHASE_KINDS, phase) }
  if (!found.season || !found.phase) return null
  return { year: Number(year), season: found.season, phase: found.phase }
}

/** Whether a season has begun by a turn. */
export const hasCome = (turn: Turn, { year, season }: Pick<Turn, 'year' | 'season'>): boolean =>
  turn.year > year || (turn.year === year && SEASONS.indexOf(turn.season) >= SEASONS.indexOf(season))

/** The retreats that follow a movement phase. */
export const retreatsOf = ({ year, season }: Turn): Turn => ({ year, season, phase: 'retreats' })

/** The movement phase of the season that a turn lies in. */
export const movementOf = ({ year, season }: Turn): Turn => ({ year, season, phase: 'movement' })

/** Home centres are named before the adjustments of a winter. */
export const namingOf = ({ year }: Turn): Turn => ({ year, season: 'winter', phase: 'homes' })

/** The adjustments that end a year. */
export const winterOf = ({ year }: Turn): Turn => ({ year, season: 'winter', phase: 'adjustments' })

/** The movement phase of the next season; after fall, of the next year. */
export const nextMovement = ({ year, season }: Turn): Turn =>
  season === 'spring'
    ? { year, season: 'fall', phase: 'movement' }
    : { year: year + 1, season: 'spring', phase: 'movement' }
