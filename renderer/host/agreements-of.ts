import { type Agreement, AGREEMENTS } from '../games/agreement.ts'
import { GAMES } from '../games/index.ts'

/** What people may agree on at the tables of a game: what its entry asks for, else all. */
export const agreementsOf = (game: string): readonly Agreement[] => GAMES[game]?.agreements ?? AGREEMENTS
