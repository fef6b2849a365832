// What reads the boards that people bring, by game. It is apart from the list of games: reading takes long, and is
// done in a thread of its own.
import type { Reading } from '../kernel/brought.ts'
import { readBrought } from './diplomacy/brought/read.ts'

export const BRINGERS: Readonly<Record<string, Reading>> = {
  diplomacy: readBrought,
}
