// The only list of games: what is here can be played, and passes the contract's tests.
import type { AnyGame } from '../kernel/game.ts'
import { diplomacy } from './diplomacy/game.ts'

export const GAMES: Readonly<Record<string, AnyGame>> = { [diplomacy.id]: diplomacy }
