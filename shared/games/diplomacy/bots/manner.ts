// How powers draft their moves. Nobody knows how another one decides: these are the manners it is tried for.
import type { Style } from './march.ts'

/** The k-th of so many drafts in one manner. */
export type Manner = (k: number, of: number) => Style

/** From the best places to bolder ones. */
export const bolder: Manner = (k, of) => ({ daring: (0.6 * k) / of, within: 1, alone: 1 })

/** Places nearly as good as the best are taken about as often; others never. So DumbBot and players like it decide. */
const fickle: Manner = () => ({ daring: 0.5, within: 0.3, alone: 1 })

/** The second-best of two close places is taken often enough not to be predictable; it seldom attacks alone. */
export const careful: Manner = () => ({ daring: 0.2, within: 1, alone: 0.25 })

export const MANNERS: readonly Manner[] = [bolder, fickle, careful]
