// Whole sheets, as they are pasted from mails and notes: headings with powers and dates, numbers, comments, one order
// on a line or several.
import type { PowerId } from '../board/ids.ts'
import type { BoardNames } from './names/board-names.ts'
import { LONGEST_SHEET } from './longest-sheet.ts'
import { LONGEST_LINE, positionOf, readLine, turnDown, type ReadingContext } from './read.ts'
import type { Reading } from './reading/misreading.ts'
import { tokensOf, type Span } from './reading/tokens.ts'
import { isDateWord, powersAt, verbsAt } from './reading/words.ts'

/** The most orders and unreadable parts of a sheet; the text after them is refused in one piece. */
const MOST_LINES = 400

/** One order of a sheet, or an unreadable part, under the power of its heading. */
export interface SheetLine {
  readonly power: PowerId | null
  readonly reading: Reading
  /** The part of the text it comes from, as it was typed. */
  readonly part: Span
}

export interface SheetContext extends ReadingContext {
  /** One hand writes for all powers: a heading says whose units the lines under it mean. */
  readonly headed?: boolean
}

/** Reads a sheet; every part of it that is not blank, a heading or a comment comes back as a line. */
export function readSheet(text: string, context: SheetContext): readonly SheetLine[] {
  if (text.length > LONGEST_SHEET) {
    const whole = { from: 0, to: text.length }
    return [{ power: null, reading: turnDown('too-long', text, whole), part: whole }]
  }
  let position = positionOf(context)
  const lines: SheetLine[] = []
  let power: PowerId | null = null
  for (const scrap of scrapsOf(text, context.names)) {
    if (lines.length >= MOST_LINES) {
      const rest = { from: scrap.from, to: text.length }
      lines.push({ power, reading: turnDown('too-long', text.slice(scrap.from), rest), part: rest })
      break
    }
    const heading = headingOf(scrap.text, context.names)
    if (heading) {
      power = heading.power ?? power
      if (context.headed && power) position = positionOf({ ...context, powers: [power] })
      continue
    }
    const part = { from: scrap.from, to: scrap.from + scrap.text.length }
    for (const reading of readLine(scrap.text, scrap.from, context, position)) {
      const named = reading.kind === 'understood' ? (reading.power ?? power) : power
      if (reading.kind !== 'invalid' || reading.why !== 'empty') lines.push({ power: named, reading, part })
    }
  }
  return lines
}

interface Scrap {
  readonly text: string
  readonly from: number
}

/** Lines and parts of lines between semicolons and commas, without comments; "Austria:" is a part of its own. */
function* scrapsOf(text: string, names: BoardNames): Generator<Scrap> {
  for (const { text: whole, from: index } of partsOf(text)) {
    const line = isComment(whole, names) ? '' : whole.replace(/\s(?:#|\/\/).*$/u, '')
    const colon = line.slice(0, LONGEST_LINE).indexOf(':')
    const titled = colon >= 0 && headingOf(line.slice(0, colon), names) !== null
    if (titled) yield { text: line.slice(0, colon), from: index }
    const start = titled ? colon + 1 : 0
    if (line.trim()) yield { text: line.slice(start), from: index + start }
  }
}

/** Parts between separators; a comma before the rest of an order separates nothing: "А Лон → Бел, конвоем". */
function* partsOf(text: string): Generator<Scrap> {
  let open: Scrap | null = null
  for (const { 0: whole, index } of text.matchAll(/[^\n\r;,]+/g)) {
    if (open && text[index - 1] === ',' && open.from + open.text.length === index - 1 && goesOn(whole)) {
      open = { text: text.slice(open.from, index + whole.length), from: open.from }
      continue
    }
    if (open) yield open
    open = { text: whole, from: index }
  }
  if (open) yield open
}

/** Whether a text begins with a word that only follows a unit; a single letter may be the unit's own. */
function goesOn(text: string): boolean {
  if (text.length > LONGEST_LINE) return false
  const tokens = tokensOf(text.slice(0, 40))
  return verbsAt(tokens, 0).some(
    ({ means, length }) =>
      (means === 'via' || means === 'move' || means === 'retreat') &&
      (length > 1 || tokens[0]!.plain.length > 2),
  )
}

/** `// …`, and `# …` unless the sign marks a heading. */
const isComment = (line: string, names: BoardNames): boolean =>
  /^\s*\/\//.test(line) || (/^\s*#/.test(line) && headingOf(line, names) === null)

/** A line that only names a power or a date; null for any other. */
function headingOf(text: string, names: BoardNames): { readonly power: PowerId | null } | null {
  if (text.length > 80) return null
  const tokens = tokensOf(text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ')).filter(
    ({ kind }) => kind === 'word',
  )
  let power: PowerId | null = null
  for (let at = 0; at < tokens.length;) {
    const named = powersAt(names, tokens, at)[0]
    if (named) power = named.means
    else if (!isDateWord(tokens[at]!.plain)) return null
    at += named?.length ?? 1
  }
  // A lone number is a line number, not a year.
  const year = tokens.every(({ plain }) => /^\d$/.test(plain))
  return year ? null : { power }
}
