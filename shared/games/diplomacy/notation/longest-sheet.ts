/** Characters of the longest sheet: three times some seventy orders in the longest language. */
export const LONGEST_SHEET = 20_000
