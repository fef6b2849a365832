// What people may agree on at a table, beyond the rules of its game. A game's entry says which of it makes sense there.

/** Whether people talk; who plays whom; what a vote shows; the hour the game ends at; letters. */
export const AGREEMENTS = ['talks', 'names', 'votes', 'hour', 'letters'] as const
export type Agreement = (typeof AGREEMENTS)[number]
