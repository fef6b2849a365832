/** Characters of the longest sheet: some seventy orders in the longest language, thrice over. */
export const LONGEST_SHEET = 20_000
