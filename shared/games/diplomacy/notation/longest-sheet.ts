/** Characters of the longest sheet: 34 units in the longest language, thrice over. */
export const LONGEST_SHEET = 20_000
