/** The parts of a table's page, in the order of their tabs. */
export const PANES = ['map', 'hand', 'tracks', 'log', 'list'] as const
export type Pane = (typeof PANES)[number]
