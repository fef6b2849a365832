// Who plays the empty chairs of which game. A game that is not here has no computer players.
import type { ComputerLevel } from '../table/computer.ts'
import { seatIntents } from './diplomacy/bots/seat.ts'
import { diplomacy } from './diplomacy/game.ts'
import type { DiplomacyView } from './diplomacy/view.ts'

/**
 * What a stand-in sends for a seat that sees `view`. It asks `goOn` before each step of a search; the same seed and
 * number of steps give the same intents.
 */
export type StandInPlay = (
  view: unknown,
  level: ComputerLevel,
  seed: string,
  goOn: () => boolean,
) => readonly unknown[]

export const STAND_INS: Readonly<Record<string, StandInPlay>> = {
  [diplomacy.id]: (view, level, seed, goOn) => seatIntents(view as DiplomacyView, level, seed, goOn),
}
