import type { Frame } from './script.ts'

/** Milliseconds a frame stays: long enough to read its words aloud, longer for a whole room. */
export function pauseFor({ said }: Frame, text: string, large: boolean): number {
  const reading = 900 + text.length * 42
  const least = said.kind === 'rest' ? 1400 : 2000
  return Math.min(9000, Math.max(least, reading)) * (large ? 1.3 : 1)
}
