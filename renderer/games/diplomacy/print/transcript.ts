// A whole game as text: every order of each phase with its result, and the centres of each year.
import { marked } from '../../../../shared/games/diplomacy/exchange/transcript-parts.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { Turn } from '../../../../shared/games/diplomacy/turn.ts'
import type { PhaseRecord, PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { turnedLines } from '../declaring/declaration-text.ts'
import { aftermathOf } from '../reading/aftermath.ts'
import { type ReadLine, sheetsOf } from '../reading/lines.ts'
import { yearsOf } from '../reading/years.ts'
import { namingIn } from '../words/board-shown.ts'
import { wordsOf } from '../words/notation-words.ts'
import { phaseText } from '../words/phase-text.ts'

export interface TranscriptSheet {
  readonly power: string
  /** Every line with its result, as a file has them. */
  readonly lines: readonly string[]
  /** The same for paper: units that had no order and stayed are in one line. */
  readonly printed: readonly string[]
}

export interface TranscriptPhase {
  readonly index: number
  readonly title: string
  readonly turn: Turn
  readonly sheets: readonly TranscriptSheet[]
  /** What was declared, and what happened before the next phase. */
  readonly news: readonly string[]
  /** The centres of the year that ended with it; null within a year. */
  readonly centres: string | null
}

/** Lines that are no order of a unit are in brackets as a whole. */
function lineText({ order, why, result, fate }: ReadLine): string {
  if (result === null && fate !== 'done')
    return plain(`(${[order, why].filter((part) => part !== null && part !== '').join(': ')})`)
  return plain(why === null ? order : `${order} (${why})`)
}

const isIdle = ({ result, fate }: ReadLine) => result?.outcome.kind === 'unordered' && fate === 'still'

function sheetOf(power: string, lines: readonly ReadLine[]): TranscriptSheet {
  const idle = lines.filter(isIdle).map(({ order }) => order)
  return {
    power,
    lines: lines.map(lineText),
    printed: [
      ...lines.filter((line) => !isIdle(line)).map(lineText),
      ...(idle.length > 0 ? [plain(m.print_without_order({ units: idle.join(', ') }))] : []),
    ],
  }
}

const plain = (text: string): string => text.replaceAll('\u{A0}', ' ').replaceAll('\u{2011}', '-')

/** The phases of a game in their order, with codes or with full names. */
export function transcriptOf(
  records: readonly PhaseRecord[],
  history: readonly PhaseSummary[],
  powers: readonly PowerId[],
  language: Language,
  style: Writing['style'],
): readonly TranscriptPhase[] {
  const name = (power: PowerId) => powerName(namingIn(language), power, 'short')
  const years = yearsOf(history)
  return records.map((record) => {
    const year = years.find(({ index }) => index === record.index)
    return {
      index: record.index,
      title: phaseText(record.turn),
      turn: record.turn,
      sheets: sheetsOf(record, powers, language, style).map(({ power, lines }) =>
        sheetOf(name(power), lines),
      ),
      news: [
        ...turnedLines(record, wordsOf(language)),
        ...aftermathOf(record, { ...namingIn(language), style }),
      ].map(plain),
      centres: year
        ? m.print_centres({
            centres: powers.map((power) => `${name(power)} ${year.centres[power] ?? 0}`).join(', '),
          })
        : null,
    }
  })
}

/**
 * The transcript as a file that any program reads, with a last line for those that play it again
 * (exchange/transcript-tail.ts).
 */
export const transcriptText = (table: string, phases: readonly TranscriptPhase[], tail: string): string =>
  plain(
    [
      table,
      ...phases.map(({ title, turn, sheets, news, centres }) =>
        [
          marked(title, turn),
          ...sheets.flatMap(({ power, lines }) => [`  ${power}`, ...lines.map((line) => `    ${line}`)]),
          ...news.map((text) => `  ${text}`),
          ...(centres === null ? [] : [`  ${centres}`]),
        ].join('\n'),
      ),
      tail,
    ].join('\n\n') + '\n',
  )
