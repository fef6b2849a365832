// Parses what a host types into the fields of a table: numbers within the table's limits, and nothing else.

/** The last possible year of a game. */
export const LAST_YEAR = 9999
/** Seconds of the longest stage. */
const LONGEST = 24 * 60 * 60
/** Seconds of the shortest one: long enough to be seen. */
const SHORTEST = 6

/** A whole number between two bounds; null for any other text. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = text.trim() === '' ? NaN : Math.round(Number(text))
  return number >= least && number <= most ? number : null
}

/** Minutes as people write them ("1,5") in seconds; undefined for any other text, or a stage that is too short. */
export function secondsIn(minutes: string, least = SHORTEST): number | undefined {
  const seconds = minutes.trim() === '' ? NaN : Math.round(Number(minutes.replace(',', '.')) * 60)
  return seconds >= least && seconds <= LONGEST ? seconds : undefined
}

/** The lengths a stage may have, in minutes. */
export const LENGTHS = { least: SHORTEST / 60, most: LONGEST / 60 } as const

/** Seconds in minutes, with two digits after the point at most. */
export const minutesOf = (seconds: number): string => String(Math.round((seconds / 60) * 100) / 100)
