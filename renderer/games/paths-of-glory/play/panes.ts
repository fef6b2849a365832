/** The parts of a table's page, in the order of their tabs. */
export const PANES = ['map', 'hand', 'tracks', 'log', 'list'] as const
export type Pane = (typeof PANES)[number]

/** Pages with room for a pane beside the map. */
export const WIDE = 'min-width: 64rem'
/** Phones that are turned: the question stands beside the map. */
export const TURNED = '(min-width: 32rem) and (max-width: 63.99rem) and (max-height: 30rem)'
