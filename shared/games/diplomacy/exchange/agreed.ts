// What a table agreed on, where the package's format has no room for it: a field of our own beside the package's, which
// reads only those that it knows. A game by the usual rules has no such field.
import { z } from 'zod'
import { stableJson } from '../../../kernel/stable-hash.ts'
import type { LocationId } from '../board/ids.ts'
import { type DiplomacyOptions, optionsSchema } from '../options/options.ts'
import { type Lasting, lastingIn } from '../position/lasting.ts'
import type { Position } from '../position/position.ts'
import type { DiplomacyView, PhaseRecord } from '../view.ts'
import { codeOf } from './package-names.ts'

/** The name of the field. */
export const OWN_FIELD = 'entente'

/** Board and first year are in the package's fields; who plays which small power is in no file. */
const ELSEWHERE: readonly string[] = ['variant', 'startYear', 'position', 'pairs']

/** As a file has it: nothing of it is checked yet. */
export const agreedSchema = z.object({
  /** The options that differ from the usual ones of the board. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** What was in force at the beginning beside units and owners, and the side that a coin gave a power to. */
  start: z
    .object({ ally: z.unknown(), pacts: z.unknown(), homes: z.unknown(), arrived: z.unknown() })
    .partial()
    .default({}),
  /** The home centres that powers named in the first winter (Escalation), in the package's codes. */
  homes: z.record(z.string(), z.array(z.string())).default({}),
})
export type AgreedInFile = z.infer<typeof agreedSchema>
export const NOTHING_AGREED: AgreedInFile = { options: {}, start: {}, homes: {} }

export interface Agreed {
  readonly options: Partial<DiplomacyOptions>
  readonly start?: Lasting & Partial<Pick<Position, 'ally'>>
  readonly homes?: Readonly<Record<string, readonly string[]>>
}

/** What a file says about a game beside its phases; null where it is played as is usual on its board. */
export function agreedIn(
  options: DiplomacyOptions,
  view: DiplomacyView,
  records: readonly PhaseRecord[],
): Agreed | null {
  const usual = optionsSchema.parse({ variant: options.variant })
  const differs = Object.entries(options).filter(
    ([name, value]) =>
      !ELSEWHERE.includes(name) && stableJson(value) !== stableJson(usual[name as keyof DiplomacyOptions]),
  )
  const [first] = records
  const ally = view.neutral?.ally ?? null
  const start = { ...(first ? first.lasting : lastingIn(view)), ...(ally !== null && { ally }) }
  const inForce = Object.keys(start).length > 0
  const named = records.find(({ homes }) => homes)?.homes
  if (differs.length === 0 && !inForce && !named) return null
  const homes: Record<string, readonly string[]> = {}
  for (const [power, centres] of Object.entries(named ?? {}))
    homes[power] = centres.map((at) => codeOf(options.variant, at as string as LocationId))
  return {
    options: Object.fromEntries(differs),
    ...(inForce && { start }),
    ...(named && { homes }),
  }
}

/**
 * The options of a file, for `optionsSchema`. A last year that was drawn by lot is not known: the game may last to the
 * latest of them.
 */
export function optionsOf({ options }: AgreedInFile): object {
  const kept = Object.entries(options).filter(([name]) => !ELSEWHERE.includes(name))
  const { end, ...others } = Object.fromEntries(kept) as { readonly end?: unknown }
  if (end === undefined) return others
  const latest = typeof end === 'object' && end !== null && 'latest' in end ? end.latest : null
  return { ...others, end: latest === null ? end : { ...(end as object), year: latest, latest: null } }
}
