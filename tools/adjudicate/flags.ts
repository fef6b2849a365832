import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'
import { EDITION_IDS } from '../../shared/games/diplomacy/editions/edition.ts'
import { VARIANT_IDS } from '../../shared/games/diplomacy/variants/index.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'
import { readBoard, type BroughtBoard } from './brought.ts'

/** The options of the command line; a case's own `variant` and `edition` override them. */
export interface Flags {
  readonly variant: string
  /** A board brought as a file, which replaces the variant. */
  readonly brought: BroughtBoard | null
  /** Null where none was named: each variant then has its own first one. */
  readonly edition: string | null
  readonly language: Language
  readonly explain: boolean
}

export const USAGE = `usage: npm run --silent adjudicate -- [options] < cases.jsonl > results.jsonl

  --variant ${VARIANT_IDS.join('|')}         the board
  --board FILE               a board of one's own instead (docs/boards.md)
  --edition ${EDITION_IDS.join('|')}   whose rules decide (default: the variant's own, ${EDITION_IDS[0]} where it is the rulebooks')
  --explain                  a sentence beside each outcome
  --language ${LANGUAGES.join('|')}   of orders and sentences (default en)

One case a line in, one result a line out, in the same order; docs/adjudicate.md has the fields.
`

/** Reads the command line; the error is a sentence. `null` asks for the usage text. */
export function parseFlags(args: readonly string[]): Result<Flags | null, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        variant: { type: 'string', default: VARIANT_IDS[0] },
        board: { type: 'string' },
        edition: { type: 'string' },
        language: { type: 'string', default: 'en' },
        explain: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return ok(null)
    const language = LANGUAGES.find((known) => known === values.language)
    if (!language) return err(`--language: ${values.language} is none of ${LANGUAGES.join(', ')}`)
    if (!VARIANT_IDS.some((known) => known === values.variant))
      return err(`--variant: no variant ${values.variant}; there is ${VARIANT_IDS.join(', ')}`)
    const { edition = null } = values
    if (edition !== null && !EDITION_IDS.some((known) => known === edition))
      return err(`--edition: ${edition} is none of ${EDITION_IDS.join(', ')}`)
    const brought = values.board === undefined ? ok(null) : readBoard(values.board)
    if (!brought.ok) return err(`--board:\n${brought.error.map((line) => `  ${line}`).join('\n')}`)
    const { variant, explain } = values
    return ok({ variant, brought: brought.value, edition, language, explain })
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}
