import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { EDITIONS, EDITION_POLICIES, POLICIES, type Policies, type PolicyName } from './policies.ts'

export const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as const
export const CHAPTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

const byPower = z.partialRecord(z.enum(POWERS), z.array(z.string()))
/** `A LON`, `F STP/SC`: where a unit stands on the board. */
const unit = z.string().regex(/^[AF] [A-Z]{3}(\/[NSE]C)?$/)
const somePolicies = z.custom<Partial<Policies>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, chosen]) =>
      (POLICIES[name as PolicyName] as readonly unknown[] | undefined)?.includes(chosen),
    ),
  'a policy or a value that test/datc/policies.ts does not list',
)

const step = z.strictObject({
  phase: z.enum(['movement', 'retreats', 'adjustments']),
  /** Orders as each power wrote them, in their order. A unit without one holds; an illegal one is still here. */
  orders: byPower,
  expect: z.strictObject({
    /** Every unit where it stands after the phase; after a movement phase without the dislodged. */
    units: byPower,
    /** Movement: units dislodged, by their power. */
    dislodged: byPower.optional(),
    /** Movement: for a dislodged unit some places where it may and may not retreat to. */
    retreats: z
      .record(
        unit,
        z.strictObject({ may: z.array(z.string()).optional(), mayNot: z.array(z.string()).optional() }),
      )
      .optional(),
    /**
     * Each ordered unit that exists: a move succeeds if the unit arrives; a support if it is legal, matches and is not
     * cut; a convoy if it is legal, matches, and its fleet is neither dislodged nor stopped by a paradox; a hold if the
     * unit is not dislodged; a retreat, build or removal if it is carried out.
     */
    results: z.record(unit, z.enum(['succeeds', 'fails'])),
  }),
})

const datcCase = z.strictObject({
  /** The number in DATC 3.0; further readings of a choice add the policy: `6.B.3 [coastWrong=ignored]`. */
  id: z.string().regex(/^6\.[A-J]\.\d+( \[[^\]]+\])?$/),
  title: z.string(),
  edition: z.enum(EDITIONS).default('2023'),
  /** Policies that differ from the edition's. */
  policies: somePolicies.default({}),
  /** What a reader must know that the data does not say. */
  note: z.string().optional(),
  units: byPower,
  /** Owners of centres, where the phase needs them. */
  centers: byPower.optional(),
  steps: z.array(step).min(1),
})

export type DatcStep = z.infer<typeof step>
export type DatcCase = z.infer<typeof datcCase>

/** The cases of one chapter (`a` for 6.A), validated; throws on a file that breaks the schema. */
export const readChapter = (chapter: (typeof CHAPTERS)[number]): DatcCase[] =>
  z.array(datcCase).parse(JSON.parse(readFileSync(new URL(`./6.${chapter}.json`, import.meta.url), 'utf8')))

/** All cases of the ten chapters, in the document's order. */
export const readCases = (): DatcCase[] => CHAPTERS.flatMap(readChapter)

/** The full policies a case is judged by. */
export const policiesOf = (datc: Pick<DatcCase, 'edition' | 'policies'>): Policies => ({
  ...EDITION_POLICIES[datc.edition],
  ...datc.policies,
})
