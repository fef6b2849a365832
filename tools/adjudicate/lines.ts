/** Bytes of the longest line that is read; the rest of a longer one is skipped. */
export const LONGEST_LINE = 2 ** 20

/** A line without its end, or a mark that one was too long to keep. */
export type InputLine = { readonly text: string } | { readonly tooLong: true }

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

const textOf = (bytes: Buffer, from: number, end: number): string =>
  bytes.toString('utf8', from, end > from && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end)

/**
 * Cuts a byte stream into lines: yields for each piece of input the lines that end in it, and keeps at most one
 * unfinished line.
 */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<readonly InputLine[]> {
  let kept: Buffer[] = []
  let length = 0
  const add = (part: Buffer) => {
    length += part.length
    if (length <= LONGEST_LINE) kept.push(part)
    else kept = []
  }
  const take = (): InputLine => {
    const line: InputLine =
      length > LONGEST_LINE ? { tooLong: true } : { text: textOf(Buffer.concat(kept), 0, length) }
    kept = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    const lines: InputLine[] = []
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      // Most lines lie in one piece.
      if (length === 0 && end - from <= LONGEST_LINE) lines.push({ text: textOf(chunk, from, end) })
      else {
        add(chunk.subarray(from, end))
        lines.push(take())
      }
      from = end + 1
    }
    // Copied, so that a short piece of a line does not keep its whole chunk in memory.
    if (from < chunk.length) add(Buffer.from(chunk.subarray(from)))
    yield lines
  }
  if (length > 0) yield [take()]
}
