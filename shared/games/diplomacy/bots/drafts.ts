// The plans that a search starts from: what a power might play, drafted by the heuristic or taken from the book.
import type { Random } from '../../../kernel/random.ts'
import { openingsOf } from './book.ts'
import type { Field } from './field.ts'
import { march, type Style } from './march.ts'
import type { Outlook } from './outlook.ts'
import { holding } from './plan.ts'
import { addPlan, newPool, type Pool } from './pool.ts'

/** Plans drafted for the searcher and for every other power. */
const OWN = 16
const OTHERS = 24

/** The k-th of so many drafts: from the best places to bolder ones. */
const bolder = (k: number, of: number): Style => ({ daring: (0.6 * k) / of, within: 1, alone: 1 })
/** Places nearly as good as the best are taken about as often; others never. So DumbBot and players like it decide. */
const FICKLE: Style = { daring: 0.5, within: 0.3, alone: 1 }

/** The first plans of the searcher. */
export const ownDrafts = (field: Field, outlook: Outlook, random: Random): Pool =>
  drafts(field, outlook, random, OWN, (k) => bolder(k, OWN))

/** The first plans of another power. Nobody knows how it decides: half its drafts are of the one kind, half of the other. */
export const othersDrafts = (field: Field, outlook: Outlook, random: Random): Pool =>
  drafts(field, outlook, random, OTHERS, (k) => (k % 2 === 0 ? bolder(k, OTHERS) : FICKLE))

function drafts(
  field: Field,
  outlook: Outlook,
  random: Random,
  count: number,
  styleOf: (k: number) => Style,
): Pool {
  const { power } = outlook
  const pool = newPool(power)
  const units = field.units[power]!
  if (field.idle[power] || units.length === 0) {
    addPlan(pool, holding(units))
    return pool
  }
  for (let k = 0; k < count; k++) addPlan(pool, march(field, outlook, random, styleOf(k)))
  for (const { plan, weight } of openingsOf(field, power)) addPlan(pool, plan, weight)
  return pool
}
