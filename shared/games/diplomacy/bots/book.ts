// Openings that people play, as plans. A search alone would always find the same one.
import { locationIndex, NONE, provinceIndex } from '../board/board.ts'
import { MOVE } from '../orders/legality.ts'
import type { Opening } from '../variants/opening.ts'
import { compiledFor } from '../variants/compiled.ts'
import { variantOf } from '../variants/index.ts'
import type { Field } from './field.ts'
import { goalOf, holding, type Plan, setSupport } from './plan.ts'

export interface BookPlan {
  readonly plan: Plan
  readonly weight: number
}

/**
 * The openings of a power that stands as it began; none where its hand plans for other powers too. Those into closed
 * spaces are left out (R175).
 */
export function openingsOf(field: Field, power: number): readonly BookPlan[] {
  const { seen, board, units } = field
  const openings = variantOf(seen.variant).openings?.[board.facts.powers[power]!] ?? []
  if (openings.length === 0 || !standsAsItBegan(field, power)) return []
  return openings
    .map((opening) => ({ plan: planOf(field, units[power]!, opening), weight: opening.weight }))
    .filter(({ plan }) => plan.units.every((_, k) => !field.closed[goalOf(field, plan, k)]))
}

function standsAsItBegan({ seen, board, units }: Field, power: number): boolean {
  const id = board.facts.powers[power]!
  const began = compiledFor(seen).units.filter((unit) => unit.power === id)
  const now = units[power]!.map((unit) => seen.units[unit]!)
  return (
    now.length === began.length &&
    began.every(({ type, at }) => now.some((unit) => unit.type === type && unit.at === at))
  )
}

/** Throws where an opening is not legal: a test checks each against its board. */
function planOf(field: Field, units: readonly number[], { name, orders }: Opening): Plan {
  const { board, position } = field
  const plan = holding(units)
  const at = (id: string): number => {
    const province = provinceIndex(board, id)
    const k = province === NONE ? NONE : units.indexOf(position.occupant[province]!)
    if (k === NONE) throw new Error(`${name}: no unit in ${id}`)
    return k
  }
  const steps = orders.map((order) => order.split(' S '))
  for (const [step = ''] of steps.filter(({ length }) => length === 1)) {
    const [from = '', to] = step.split('-')
    const k = at(from)
    if (to === undefined) continue
    plan.kind[k] = MOVE
    plan.to[k] = locationIndex(board, to)
  }
  for (const [helper = '', step = ''] of steps.filter(({ length }) => length === 2))
    setSupport(field, plan, at(helper), at(step.split('-')[0]!))
  return plan
}
