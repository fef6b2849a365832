// The plans that a search starts from: what a power might play, drafted by the heuristic or taken from the book.
import type { Random } from '../../../kernel/random.ts'
import { openingsOf } from './book.ts'
import type { Field } from './field.ts'
import type { Habits } from './habits.ts'
import { bolder, MANNERS } from './manner.ts'
import { march, type Style } from './march.ts'
import type { Outlook } from './outlook.ts'
import { holding } from './plan.ts'
import { addPlan, newPool, type Pool } from './pool.ts'

/** Plans drafted for the searcher and for every other power. */
const OWN = 16
const OTHERS = 36

/** The first plans of the searcher. */
export const ownDrafts = (field: Field, outlook: Outlook, random: Random): Pool =>
  drafts(field, outlook, random, newPool(outlook.power, 0), OWN, (k) => bolder(k, OWN))

/** The first plans of another power, drafted in each manner as often as it is believed. */
export function othersDrafts(
  field: Field,
  outlook: Outlook,
  random: Random,
  { manners, habit }: Habits,
): Pool {
  const given = manners.map(() => 0)
  return drafts(field, outlook, random, newPool(outlook.power, habit), OTHERS, (k) => {
    const owed = manners.map((chance, m) => chance * (k + 1) - given[m]!)
    const due = owed.indexOf(Math.max(...owed))
    given[due]!++
    return MANNERS[due]!(k, OTHERS)
  })
}

function drafts(
  field: Field,
  outlook: Outlook,
  random: Random,
  pool: Pool,
  count: number,
  styleOf: (k: number) => Style,
): Pool {
  const { power } = outlook
  const units = field.units[power]!
  if (field.idle[power] || units.length === 0) {
    addPlan(pool, holding(units))
    return pool
  }
  for (let k = 0; k < count; k++) addPlan(pool, march(field, outlook, random, styleOf(k)))
  for (const { plan, weight } of openingsOf(field, power)) addPlan(pool, plan, weight)
  return pool
}
