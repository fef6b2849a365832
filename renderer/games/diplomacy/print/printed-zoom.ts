/**
 * The zoom that a printed map is drawn for, screen px per viewBox px: paper is finer than a screen, so letters and
 * counters may be smaller than a page of that width would have them.
 */
export const PRINTED_ZOOM = 0.85
