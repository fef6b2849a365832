// How the other powers seem to decide. Each manner of drafting is tried on the board of the newest movement phase, and
// believed by how well it foretells what was ordered there.
import type { Random } from '../../../kernel/random.ts'
import { provinceOf } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { type Field, fieldOf } from './field.ts'
import { MANNERS } from './manner.ts'
import { march } from './march.ts'
import { FALL, outlookOf, SPRING } from './outlook.ts'
import { ordersOf } from './plan.ts'

/** Drafts by which a manner is tried. */
const DRAFTS = 10
/** Units of one power depend on one another: each tells less than it would alone. */
const TRUST = 0.7
/** How much the other powers' orders tell about one of them: a table often has several computers of a kind. */
const ALIKE = 0.7
/** No manner is believed in less than this. */
const LEAST = 0.03
/**
 * How often a power is expected to play as drafted (`habit`). It grows with the logarithm of the chance that the drafts
 * gave to a unit's order (`log`): from six times in ten, where they foretold little, to nearly always.
 */
const SELDOM = { habit: 0.6, log: -1.4 }
const OFTEN = { habit: 0.95, log: -0.9 }

/** What a power seems to do. */
export interface Habits {
  /** The chance of each manner. */
  readonly manners: readonly number[]
  /** How often it plays as drafted, whatever it could learn in the search. */
  readonly habit: number
}

const UNKNOWN: Habits = { manners: MANNERS.map(() => 1 / MANNERS.length), habit: SELDOM.habit }

/** How well each manner foretells a power's orders: the logarithms of their chances, of all its units together. */
interface Evidence {
  readonly logs: readonly number[]
  readonly units: number
}

/** The habits of every power but the one that asks. */
export function habitsOf(field: Field, self: number, random: Random): readonly Habits[] {
  const { powers, seen } = field
  const each = Array.from({ length: powers }, (_, power) => power)
  if (!seen.lately) return each.map(() => UNKNOWN)
  const past = fieldOf(seen.lately.seen)
  const written = new Set(seen.lately.orders.map(keyOf))
  const evidence = each.map((power) =>
    power === self || field.idle[power] ? NOTHING : evidenceOf(past, power, written, random),
  )
  const all = evidence.reduce(plus, NOTHING)
  return evidence.map((own) => {
    const others: Evidence = {
      logs: all.logs.map((log, m) => ALIKE * (log - own.logs[m]!)),
      units: ALIKE * (all.units - own.units),
    }
    return believed(plus(own, others))
  })
}

const NOTHING: Evidence = { logs: MANNERS.map(() => 0), units: 0 }

const plus = (a: Evidence, b: Evidence): Evidence => ({
  logs: a.logs.map((log, m) => log + b.logs[m]!),
  units: a.units + b.units,
})

function evidenceOf(past: Field, power: number, written: ReadonlySet<string>, random: Random): Evidence {
  const units = past.units[power]!
  if (units.length === 0) return NOTHING
  const outlook = outlookOf(past, power, past.seen.turn.season === 'spring' ? SPRING : FALL)
  const logs = MANNERS.map((manner) => {
    const hits = units.map(() => 0)
    for (let k = 0; k < DRAFTS; k++) {
      const orders = ordersOf(past, march(past, outlook, random, manner(k, DRAFTS)))
      orders.forEach((order, unit) => (hits[unit]! += written.has(keyOf(order)) ? 1 : 0))
    }
    return hits.reduce((sum, count) => sum + Math.log((count + 0.5) / (DRAFTS + 1)), 0)
  })
  return { logs, units: units.length }
}

function believed({ logs, units }: Evidence): Habits {
  if (units === 0) return UNKNOWN
  const most = Math.max(...logs)
  const parts = logs.map((log) => Math.exp(TRUST * (log - most)))
  const sum = parts.reduce((total, part) => total + part, 0)
  const known = Math.min(1, Math.max(0, (most / units - SELDOM.log) / (OFTEN.log - SELDOM.log)))
  return {
    manners: parts.map((part) => LEAST + ((1 - LEAST * parts.length) * part) / sum),
    habit: SELDOM.habit + known * (OFTEN.habit - SELDOM.habit),
  }
}

/** An order in a few letters, the same for all ways to write it. */
function keyOf(order: Order): string {
  switch (order.kind) {
    case 'hold':
      return provinceOf(order.unit.at)
    case 'move':
      return `${provinceOf(order.unit.at)}-${order.to}`
    case 'support-hold':
      return `${provinceOf(order.unit.at)} S ${provinceOf(order.target.at)}`
    case 'support-move':
      return `${provinceOf(order.unit.at)} S ${provinceOf(order.target.at)}-${provinceOf(order.to)}`
    case 'convoy':
      return `${provinceOf(order.unit.at)} C ${provinceOf(order.target.at)}-${provinceOf(order.to)}`
    default:
      return ''
  }
}
