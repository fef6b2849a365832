// The calendar (R28..R30): spring and fall each have movement and, where needed, retreats; winter adjusts.

export const SEASONS = ['spring', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]
export const PHASE_KINDS = ['movement', 'retreats', 'adjustments'] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** Where the game stands in time. Retreats belong to the season they follow; adjustments are winter's. */
export interface Turn {
  readonly year: number
  readonly season: Season
  readonly phase: PhaseKind
}

const LETTERS = {
  spring: 'S',
  fall: 'F',
  winter: 'W',
  movement: 'M',
  retreats: 'R',
  adjustments: 'A',
} as const

/** `S1901M`, `F1901R`, `W1901A`: the name of a phase in files and journals. */
export const phaseName = ({ year, season, phase }: Turn): string =>
  `${LETTERS[season]}${year}${LETTERS[phase]}`

/** The phase of that name; null where it is none. */
export function turnNamed(name: string): Turn | null {
  const [, season, year, phase] = /^([SFW])(\d+)([MRA])$/.exec(name) ?? []
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

/** The adjustments that end a year. */
export const winterOf = ({ year }: Turn): Turn => ({ year, season: 'winter', phase: 'adjustments' })

/** The movement phase of the next season; after fall, of the next year. */
export const nextMovement = ({ year, season }: Turn): Turn =>
  season === 'spring'
    ? { year, season: 'fall', phase: 'movement' }
    : { year: year + 1, season: 'spring', phase: 'movement' }
