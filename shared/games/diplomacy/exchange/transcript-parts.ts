// The layout of a transcript: the name of the table, a block for each phase, a heading for each power with its lines, and the
// line for programs at the end. Two spaces stand before a heading, four before a line.
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { refuse } from '../refusals.ts'
import { phaseName, type Season, type Turn } from '../turn.ts'

/** The lines under the heading of a power, without what became of the orders. */
export interface Headed {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface Block {
  /** `S1901M`. */
  readonly name: string
  readonly sheets: readonly Headed[]
}

export interface Parts {
  readonly name: string
  readonly blocks: readonly Block[]
  readonly tail: string | null
}

/** Blocks of the longest game that is read. */
const MOST_BLOCKS = 1_000

const MARKED = / \[([SFW]\d{1,4}[PWMRHA])\]$/
/** Titles as English ones are without their mark. */
const ENGLISH = /^(Spring|Fall|Winter) (\d{1,4})( · Retreats)?$/
const SEASON_OF = { Spring: 'spring', Fall: 'fall', Winter: 'winter' } as const satisfies Record<
  string,
  Season
>

/** The word that the line for programs begins with; JSON follows. */
export const TAIL_MARK = 'entente '

/** The title of a phase with the mark that says which it is in every language. */
export const marked = (title: string, turn: Turn): string => `${title} [${phaseName(turn)}]`

/** The phase that a line begins; null where it begins none. */
function phaseOf(line: string): string | null {
  const [, name] = MARKED.exec(line) ?? []
  if (name !== undefined) return name
  const [, word, year, retreats] = ENGLISH.exec(line) ?? []
  if (!word) return null
  const season = SEASON_OF[word as keyof typeof SEASON_OF]
  const phase = retreats ? 'retreats' : season === 'winter' ? 'adjustments' : 'movement'
  return phaseName({ season, year: Number(year), phase })
}

const linesOf = (text: string): readonly string[] => text.replace(/^\u{FEFF}/u, '').split(/\r?\n/)

/** Whether any line but the first, which names the table, begins a phase. */
export const isTranscript = (text: string): boolean =>
  linesOf(text)
    .slice(1)
    .some((line) => phaseOf(line.trimEnd()) !== null)

/** The parts of a transcript; a line that is none of them is refused. */
export function partsOf(text: string): Result<Parts, Refusal> {
  const [name = '', ...lines] = linesOf(text)
  const blocks: { readonly name: string; readonly sheets: { heading: string; lines: string[] }[] }[] = []
  let tail: string | null = null
  for (const raw of lines) {
    const line = raw.trimEnd()
    const block = blocks.at(-1)
    const phase = phaseOf(line)
    if (line === '') continue
    if (line.startsWith(`${TAIL_MARK}{`)) tail = line
    else if (phase !== null) blocks.push({ name: phase, sheets: [] })
    else if (!block || !line.startsWith(' '))
      return refuse('import/unknown-word', { phase: block?.name ?? name, text: line.slice(0, 100) })
    else if (!line.startsWith('    ')) block.sheets.push({ heading: line.trim(), lines: [] })
    else {
      const order = withoutReason(line.trim())
      if (order !== '') block.sheets.at(-1)?.lines.push(order)
    }
    if (blocks.length > MOST_BLOCKS) return refuse('import/not-a-game', { where: 'phases' })
  }
  // News and centres stand where headings do, and have no lines.
  const headed = blocks.map(({ name, sheets }) => ({
    name,
    sheets: sheets.filter(({ lines }) => lines.length > 0),
  }))
  return ok({ name: name.trim() || headed[0]!.name, blocks: headed, tail })
}

/** A line without the sentence in brackets at its end; empty where the whole line is in brackets: no order of a unit. */
function withoutReason(line: string): string {
  if (!line.endsWith(')')) return line
  let depth = 0
  for (let at = line.length - 1; at >= 0; at--) {
    if (line[at] === ')') depth++
    if (line[at] === '(') depth--
    if (depth > 0) continue
    const inside = line.slice(at + 1, -1)
    // Brackets without a sentence name a coast: "Spain (south coast)".
    return at === 0 || /[.!?”“»"]$/.test(inside) ? line.slice(0, at).trim() : line
  }
  return line
}
