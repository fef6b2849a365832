// How far the numbers of the options go, for the options and the page that sets them.

/** Turns until a time-out (S55). */
export const MOST_TURNS = 100
/** Per cent that the smaller of two equals may lack (S55). */
export const MOST_LACKING = 90
