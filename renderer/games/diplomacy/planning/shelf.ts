// Stores plans on this device alone, by table and by the person in the seat.
import type { DiplomacyOptions } from '../../../../shared/games/diplomacy/options/options.ts'
import type { Plan } from '../../../../shared/games/diplomacy/planning/plan.ts'
import { readPlan } from '../../../../shared/games/diplomacy/planning/plan-schema.ts'
import { device } from '../../../device/memory.ts'

const keyOf = (place: string) => `entente.plans ${place}`

/** The plans kept for a place. What cannot be played any more is no plan and is left out. */
export function keptPlans(place: string, options: DiplomacyOptions): readonly Plan[] {
  const found = device.value(keyOf(place))
  return Array.isArray(found) ? found.flatMap((one) => readPlan(one, options) ?? []) : []
}

const FORMAT = 'entente-plan'

/** A plan as a file's text. */
export const planText = (plan: Plan): string => JSON.stringify({ format: FORMAT, plan })

/** The plan in a file; null where there is none that can be played on this board. */
export function planIn(text: string, options: DiplomacyOptions): Plan | null {
  try {
    const { format, plan } = JSON.parse(text) as { readonly format?: unknown; readonly plan?: unknown }
    return format === FORMAT ? readPlan(plan, options) : null
  } catch {
    return null
  }
}

/** Stores plans; where the device has no room for them they exist as long as the page. */
export const keepPlans = (place: string, plans: readonly Plan[]): void =>
  device.keep(keyOf(place), JSON.stringify(plans))

/** A name that no other plan has: the wanted one, or that with a number. */
export function freeName(wish: string, taken: readonly string[]): string {
  let name = wish
  for (let number = 2; taken.includes(name); number++) name = `${wish} ${number}`
  return name
}
