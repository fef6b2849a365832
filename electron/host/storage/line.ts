// A file of lines that vouch for one another: each begins with a checksum over the line before and itself, so a
// torn, changed, lost or doubled line is seen.
import { createHash } from 'node:crypto'

/** The checksum before the first line. */
export const NO_SUM = ''
const SUM_LENGTH = 16

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
  /** Bytes of the file up to the end of this line. */
  readonly end: number
}

/** Checksums are no seal: a file from elsewhere may fit them and be no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Reads what is there. A line is intact when its checksum fits the one printed before it. Bytes after the last
 * line's end belong to no line.
 */
export function readLines(data: Uint8Array): readonly FoundLine[] {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const lines: FoundLine[] = []
  let before = NO_SUM
  for (let start = 0; ;) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0) return lines
    const text = bytes.toString('utf8', start, end)
    const sum = text.slice(0, SUM_LENGTH)
    const json = text.slice(SUM_LENGTH + 1)
    const value = text[SUM_LENGTH] === ' ' && sumOf(before, json) === sum ? parsed(json) : undefined
    lines.push({ sum, value, end: end + 1 })
    before = sum
    start = end + 1
  }
}
