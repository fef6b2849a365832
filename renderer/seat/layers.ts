/** What lies over the table of a seat's page. */
export const LAYERS = ['plan', 'history', 'letters'] as const
export type Layer = (typeof LAYERS)[number]
