// What a host types into the fields of a table, read: numbers that the table can take, and nothing else.

/** The last year a game may be told of. */
export const LAST_YEAR = 9999
/** Seconds of the longest stage. */
const LONGEST = 24 * 60 * 60
/** Seconds of the shortest one: it lasts at least until it is seen. */
const SHORTEST = 6

/** A whole number between two bounds; null for any other text. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = text.trim() === '' ? NaN : Math.round(Number(text))
  return number >= least && number <= most ? number : null
}

/** Minutes as people write them ("1,5") in seconds; undefined for what is no length of a stage, or a shorter one. */
export function secondsIn(minutes: string, least = SHORTEST): number | undefined {
  const seconds = minutes.trim() === '' ? NaN : Math.round(Number(minutes.replace(',', '.')) * 60)
  return seconds >= least && seconds <= LONGEST ? seconds : undefined
}

/** The lengths a stage may have, in minutes. */
export const LENGTHS = { least: SHORTEST / 60, most: LONGEST / 60 } as const

/** Seconds in minutes, with two digits after the point at most. */
export const minutesOf = (seconds: number): string => String(Math.round((seconds / 60) * 100) / 100)
