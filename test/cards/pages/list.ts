// Stands in for renderer/games/index.ts in a build for tests: the shipped games, and the card game.
import { GAMES as SHIPPED } from '../../../renderer/games/index.ts'
import type { GameEntry } from '../../../renderer/games/pages.ts'
import { cards } from './entry.ts'

export const GAMES: Readonly<Record<string, GameEntry>> = { ...SHIPPED, 'card-game': cards }
