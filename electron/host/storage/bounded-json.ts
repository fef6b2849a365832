// JSON from elsewhere. A few million brackets fit into a small file and fill the memory, so what a text holds is counted
// before it is built.
import { Turns } from './turns.ts'

/** Deeper than anything of ours by far. */
const DEEPEST = 100
/** Values in one text: a game of 250 phases has a fifth of it. */
const MOST_VALUES = 600_000

/** Different names of members: objects with hundreds of thousands of them take seconds to build. */
const MOST_KEYS = 20_000
/** Characters between two stops. */
const PIECE = 100_000

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const OPENING_BRACKET = 91
const CLOSING_BRACKET = 93
const OPENING_BRACE = 123
const CLOSING_BRACE = 125

/** Where the string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}

/**
 * Goes through a text and tells in the end whether it is modest; stops now and then on the way, for whoever wants to
 * let others go first.
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

/** Short of that many characters nothing can be too deep, and nothing too much. */
const isShort = (text: string): boolean => text.length <= 2 * DEEPEST

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON text; undefined where it is none, or nests or holds more than anything of ours. */
export function parseBounded(text: string): unknown {
  if (isShort(text)) return parse(text)
  const checking = check(text)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value ? parse(text) : undefined
  }
}

/** The same for a long text, in turns with others. */
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
