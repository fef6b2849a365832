import type { Frame } from './script.ts'

/** No reading of one turn lasts longer, in milliseconds; a voice may. Television, laptop and phones keep the same pace. */
export const LONGEST_READING_MS = 120_000

/** Long enough to read an unfamiliar sentence, in milliseconds. */
export const readingMs = (text: string): number => 700 + text.length * 36

/** A sheet appears on the board and stays in the list: it is not read out in its frame, but an order at a time looked at. */
const SHEET_MS = 1300
const ORDER_MS = 400
/** What became of one's own orders is looked up in the list. */
const OWN_ORDER_MS = 1500
const SHORTEST_MS = 1400
const LONGEST_MS = 9000

/** Milliseconds a frame stays: long enough to read its words. */
function pauseFor({ said, lit }: Frame, text: string): number {
  if (said.kind === 'sheet') return SHEET_MS + ORDER_MS * lit.size
  const listed = said.kind === 'own' ? said.of * OWN_ORDER_MS : 0
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, readingMs(text) + listed))
}

/** How long each frame of a reading stays, in milliseconds: shorter where the whole would last too long. */
export function pausesFor(frames: readonly Frame[], texts: readonly string[]): readonly number[] {
  const pauses = frames.map((frame, i) => pauseFor(frame, texts[i] ?? ''))
  // The last frame is the board as it is now, and stays.
  const all = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0)
  const haste = Math.min(1, LONGEST_READING_MS / Math.max(1, all))
  return pauses.map((pause) => Math.floor(pause * haste))
}

/** Between the end of a spoken frame and the next one, in milliseconds. */
const BREATH = 500

/**
 * Milliseconds a frame stays that a voice reads: until it is through (`said`), as long as without one where it could not
 * speak. One that never ends (null) holds nobody up.
 */
export const pauseWithVoice = (pause: number, said: boolean | null): number =>
  said === null ? pause * 4 : said ? BREATH : pause
