// Stands in for shared/games/index.ts in a build for tests: the shipped games, and the card game.
import { COMPUTERS as SHIPPED_COMPUTERS, GAMES as SHIPPED } from '../../shared/games/index.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { cardGame } from './card-game.ts'

export const GAMES: Readonly<Record<string, AnyGame>> = { ...SHIPPED, [cardGame.id]: cardGame }
export const COMPUTERS = SHIPPED_COMPUTERS
