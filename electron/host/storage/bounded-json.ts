// JSON from outside. A few million brackets fit into a small file and fill the memory, so the values in a text are
// counted before it is parsed.
import { Turns } from './turns.ts'

/** Much deeper than any value of ours. */
const DEEPEST = 100
/** Values in one text: a game of 250 phases has a fifth of it. */
const MOST_VALUES = 600_000

/** Different member names: objects with hundreds of thousands of them take seconds to build. */
const MOST_KEYS = 20_000
/** Characters between two pauses. */
const PIECE = 100_000

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const OPENING_BRACKET = 91
const CLOSING_BRACKET = 93
const OPENING_BRACE = 123
const CLOSING_BRACE = 125

/** The end of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}

/**
 * Goes through a text and reports at the end whether it is within the limits. It yields now and then, so that the
 * caller can let other work run.
 */
function* check(text: string): Generator<void, boolean> {
  let depth = 0
  let values = 1
  const keys = new Set<string>()
  for (let at = 0, stop = PIECE; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const start = at
      at = endOfString(text, start)
      if (text.charCodeAt(at + 1) === COLON) keys.add(text.slice(start, at))
    } else if (code === COMMA) {
      values += 1
    } else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
      values += 1
      depth += 1
    } else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
      depth -= 1
    }
    if (depth > DEEPEST || values > MOST_VALUES || keys.size > MOST_KEYS) return false
    if (at < stop) continue
    stop = at + PIECE
    yield
  }
  return true
}

/** A shorter text cannot be too deep and cannot hold too much. */
const isShort = (text: string): boolean => text.length <= 2 * DEEPEST

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON text; undefined where it is no JSON, or nests or holds more than any value of ours. */
export function parseBounded(text: string): unknown {
  if (isShort(text)) return parse(text)
  const checking = check(text)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value ? parse(text) : undefined
  }
}

/** The same for a long text; it lets other work run in between. */
export async function parseInTurns(text: string): Promise<unknown> {
  const checking = check(text)
  for (const turns = new Turns(); ; await turns.next()) {
    let step = checking.next()
    while (!step.done && !turns.isOver) step = checking.next()
    if (!step.done) continue
    await turns.next()
    return step.value ? parse(text) : undefined
  }
}
