// The last line of a transcript: what a program needs and a reader of the orders does not.
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { stableJson } from '../../../kernel/stable-hash.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { phaseName } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'
import { agreedSchema, OWN_FIELD } from './agreed.ts'
import { isDrawn } from './drawn.ts'
import { savedStateSchema } from './saved-game.ts'
import { TAIL_MARK } from './transcript-parts.ts'
import type { WrittenGame } from './write-saved-game.ts'

/** Characters of such a line: a game of Secrets with a lot in each phase has a third of them. */
const LONGEST_TAIL = 300_000

const tailSchema = z.object({
  map: z.string().min(1),
  language: z.enum(LANGUAGES),
  [OWN_FIELD]: agreedSchema.prefault({}),
  /** The board before phases that do not follow by the rules from the orders before, by their names. */
  states: z.record(z.string(), savedStateSchema).default({}),
})
export type Tail = z.infer<typeof tailSchema>

/** The line of a game whose transcript is in this language. */
export function writeTail(
  { map, phases, [OWN_FIELD]: agreed }: WrittenGame,
  options: DiplomacyOptions,
  records: readonly PhaseRecord[],
  language: Language,
): string {
  const states = records.flatMap((record, index) =>
    isByRules(record, records[index - 1], options) ? [] : [[phaseName(record.turn), phases[index]?.state]],
  )
  const tail = {
    map,
    language,
    ...(agreed && { [OWN_FIELD]: agreed }),
    ...(states.length > 0 && { states: Object.fromEntries(states) as object }),
  }
  return TAIL_MARK + JSON.stringify(tail)
}

/** Whether a phase begins with the board that the orders before lead to: no ruling, lot, weapon or placing changed it. */
function isByRules(
  { units, owners }: PhaseRecord,
  before: PhaseRecord | undefined,
  options: DiplomacyOptions,
): boolean {
  if (!before) return options.position === undefined
  // Declarations are no lines of units.
  if (before.turn.phase === 'placement' || before.season || isDrawn(options, before)) return false
  const board = (standing: PhaseRecord['units'], owned: PhaseRecord['owners']) =>
    stableJson([standing.map((unit) => stableJson(unit)).toSorted(), owned])
  return board(units, owners) === board(before.unitsAfter, before.ownersAfter)
}

/** The line read; the place of its fault as a text where it is broken. */
export function readTail(line: string): Tail | string {
  if (line.length > LONGEST_TAIL) return OWN_FIELD
  try {
    const read = tailSchema.safeParse(JSON.parse(line.slice(TAIL_MARK.length)))
    return read.success ? read.data : [OWN_FIELD, ...read.error.issues[0]!.path].join('.')
  } catch {
    return OWN_FIELD
  }
}
