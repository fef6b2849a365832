// Ways to play as a variant's package gives them. A way says which powers one person plays; who that person is, is the
// table's business.
import type { DiplomacyOptions } from './options.ts'
import { type VariantId, variantOf } from '../variants/index.ts'
import { USUAL_PAIRS } from '../variants/pairs.ts'
import type { Way } from '../variants/way.ts'

/** The options that every way sets: a table that changes to another way starts from these. */
function plainFor(id: VariantId) {
  const { calendar, victory } = variantOf(id)
  return {
    startYear: calendar.first.year,
    victoryCentres: victory.alone,
    victoryBy: 'centres',
    passive: [],
    sides: [],
    neutral: null,
    groups: [],
    reinforcements: [],
    collapses: [],
    placement: null,
  } satisfies Partial<DiplomacyOptions>
}

/** The way of that name, of the table's variant. */
export function wayNamed(id: string, variant: VariantId): Way {
  const found = variantOf(variant).ways.find((way) => way.id === id)
  if (!found) throw new Error(`no way ${id} to play ${variant}`)
  return found
}

/** Options with a way's own choices; everything it says nothing about stays. */
export const withWay = (options: DiplomacyOptions, { options: own }: Way): DiplomacyOptions => ({
  ...options,
  ...plainFor(options.variant),
  ...own,
})

/** The options that distinguish ways to play. */
const telling = ({ victoryBy, passive, neutral, groups, reinforcements, collapses }: DiplomacyOptions) => [
  victoryBy,
  passive,
  neutral?.power ?? null,
  groups,
  reinforcements.map(({ armies, ports }) => [armies, ports]),
  collapses.map(({ power }) => power),
]

/** The way a table plays by, whatever year it calls its first; undefined for one of its own. */
export function wayOf(options: DiplomacyOptions): Way | undefined {
  const wanted = JSON.stringify(telling(options))
  return variantOf(options.variant).ways.find(
    (way) => JSON.stringify(telling(withWay(options, way))) === wanted,
  )
}

/** Options that begin in another year: all that has a year of its own moves along with it. */
export function dated(options: DiplomacyOptions, startYear: number): DiplomacyOptions {
  const later = startYear - options.startYear
  const { neutral, end, reinforcements, collapses } = options
  const movedOne = <Dated extends { readonly year: number }>(one: Dated) => ({
    ...one,
    year: one.year + later,
  })
  const moved = (year: number | null) => (year === null ? null : year + later)
  return {
    ...options,
    startYear,
    votesFrom: moved(options.votesFrom),
    reinforcements: reinforcements.map(movedOne),
    collapses: collapses.map(movedOne),
    pairs: options.pairs && { ...options.pairs, year: moved(options.pairs.year) },
    neutral: neutral && { ...neutral, tossAfter: neutral.tossAfter + later },
    end: { ...end, year: moved(end.year), latest: moved(end.latest) },
  }
}

/** The end on another board: that board's own where the table kept the end of the board before, else what it agreed on. */
function endOn(
  { variant: before, startYear, end }: DiplomacyOptions,
  agreed: DiplomacyOptions['end'],
  variant: VariantId,
): DiplomacyOptions['end'] {
  const { calendar, lastYear = null } = variantOf(before)
  const usual = lastYear === null ? null : lastYear + startYear - calendar.first.year
  if (end.year !== usual || end.latest !== null) return agreed
  const own = variantOf(variant).lastYear ?? null
  return own === null ? { ...agreed, year: null } : { year: own, latest: null, by: 'centres' }
}

/** Options on another board: by its first way, in its usual year, with everything else a table has agreed on. */
export function onBoard(options: DiplomacyOptions, variant: VariantId): DiplomacyOptions {
  const { calendar, editions, minors, ways, timeOut = null } = variantOf(variant)
  const { position: _, ...agreed } = dated(options, calendar.first.year)
  const end = endOn(options, agreed.end, variant)
  const edition = editions.includes(agreed.edition) ? agreed.edition : editions[0]
  const pairs = minors ? (agreed.pairs ?? USUAL_PAIRS) : null
  return withWay({ ...agreed, variant, edition, timeOut, end, pairs }, ways[0])
}
