// Which dice fell while this page was looked at: they roll once, wherever they are drawn first.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { thrownIn } from './thrown.ts'

/** More than a whole game has of dice that are remembered. */
const MOST = 4000
const seen = new Set<string>()

const keyOf = (phase: string, at: number, die: number): string => `${phase} ${at} ${die}`

/** Says of the dice of a log that they were there when the page came. */
export function haveFallen(phase: string, log: readonly LogEntry[]): void {
  if (seen.size > MOST) seen.clear()
  for (const [at, entry] of log.entries()) {
    const thrown = thrownIn(entry)
    if (thrown) seen.add(keyOf(phase, at, thrown.die))
  }
}

/** Whether a die of a phase, by its place in the log, is drawn for the first time. */
export function hasJustFallen(phase: string, at: number, die: number): boolean {
  const key = keyOf(phase, at, die)
  return seen.size < seen.add(key).size
}
