// A file of chained lines: each begins with a checksum over the line before and itself, so a torn, changed, lost or
// doubled line is detected.
import { createHash } from 'node:crypto'
import { parseBounded } from './bounded-json.ts'

/** The checksum before the first line. */
export const NO_SUM = ''
const SUM_LENGTH = 16
/** In bytes; a snapshot's state is the longest by far. */
const LONGEST_LINE = 8 * 1024 * 1024

const sumOf = (before: string, json: string): string =>
  createHash('sha256').update(`${before}\n${json}`).digest('hex').slice(0, SUM_LENGTH)

/** One line with its end, and the checksum that the next line builds on. */
export function writeLine(before: string, value: unknown): { readonly text: string; readonly sum: string } {
  const json = JSON.stringify(value)
  const sum = sumOf(before, json)
  return { text: `${sum} ${json}\n`, sum }
}

/** A line as found: `value` is undefined where it cannot be trusted. */
export interface FoundLine {
  readonly sum: string
  readonly value: unknown
  /** Bytes of the file up to the end of this line, and of its repeats where it was doubled. */
  readonly end: number
}

/**
 * Reads the lines of a file. A line is intact when its checksum fits the one of the line before. Bytes after the last
 * line's end belong to no line.
 */
export function* eachLine(data: Uint8Array): Generator<FoundLine, void> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  let before = NO_SUM
  for (let start = 0; ;) {
    let end = bytes.indexOf(0x0a, start) + 1
    if (end === 0) return
    const line = bytes.subarray(start, end)
    const text = line.toString('utf8', 0, Math.min(line.length - 1, LONGEST_LINE))
    const sum = text.slice(0, SUM_LENGTH)
    const json = text.slice(SUM_LENGTH + 1)
    const isWhole = text[SUM_LENGTH] === ' ' && sumOf(before, json) === sum
    // A disk that wrote a line twice has lost nothing.
    while (line.equals(bytes.subarray(end, end + line.length))) end += line.length
    // A checksum is no proof: a file from outside may have right ones and not be JSON.
    yield { sum, value: isWhole ? parseBounded(json) : undefined, end }
    before = sum
    start = end
  }
}

/** All lines at once, of a short file. */
export const readLines = (data: Uint8Array): readonly FoundLine[] => [...eachLine(data)]
