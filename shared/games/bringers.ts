// The readers of boards that people bring, by game. They are apart from the list of games, because reading is slow
// and is done on a thread of its own.
import type { Reading } from '../kernel/brought.ts'
import { readBrought } from './diplomacy/brought/read.ts'

export const BRINGERS: Readonly<Record<string, Reading>> = {
  diplomacy: readBrought,
}
