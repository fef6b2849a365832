/** How often a test looks whether something has come true, in ms: a page answers within a tenth of a second. */
export const SOON = [20, 30, 50, 50, 100]
