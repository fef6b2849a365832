import type { Frame } from './script.ts'

/** Milliseconds a frame stays: long enough to read its words aloud. */
export function pauseFor({ said }: Frame, text: string): number {
  // Whoever looks up what became of their own orders reads a line of the list for each.
  const listed = said.kind === 'own' ? said.of * 1500 : 0
  const reading = 900 + text.length * 42 + listed
  const least = said.kind === 'rest' ? 1400 : 2000
  return Math.min(9000, Math.max(least, reading))
}

/** Between the end of a spoken frame and the next one, in milliseconds. */
const BREATH = 500

/**
 * Milliseconds a frame stays that a voice reads: until it is through (`said`), as long as without one where it could not
 * speak. One that never ends (null) holds nobody up.
 */
export const pauseWithVoice = (pause: number, said: boolean | null): number =>
  said === null ? pause * 4 : said ? BREATH : pause
