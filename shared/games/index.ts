// The only list of games: what is here can be played, and passes the contract's tests.
import type { AnyGame } from '../kernel/game.ts'
import type { ComputerLevel } from '../kernel/computer.ts'
import { computerIntents as playDiplomacy } from './diplomacy/bots/seat.ts'
import { diplomacy } from './diplomacy/game.ts'
import { computerIntents as playPathsOfGlory } from './paths-of-glory/bot/computers.ts'
import { pathsOfGlory } from './paths-of-glory/game.ts'

/**
 * What a computer sends for a seat that sees `view`. It asks `goOn` before each step of a search; the same seed and
 * number of steps give the same intents.
 */
export type ComputerPlay = (
  // oxlint-disable-next-line typescript/no-explicit-any -- what a seat sees is its game's own business
  view: any,
  level: ComputerLevel,
  seed: string,
  goOn: () => boolean,
) => readonly unknown[]

interface GameEntry {
  readonly game: AnyGame
  readonly computer: ComputerPlay
}

const ENTRIES: readonly GameEntry[] = [
  { game: diplomacy, computer: playDiplomacy },
  { game: pathsOfGlory, computer: playPathsOfGlory },
]

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  ENTRIES.map(({ game }) => [game.id, game]),
)

/** Who plays the chairs of which game that have no person. */
export const COMPUTERS: Readonly<Record<string, ComputerPlay>> = Object.fromEntries(
  ENTRIES.map(({ game, computer }) => [game.id, computer]),
)
