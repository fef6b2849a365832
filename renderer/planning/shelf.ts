// Plans live on this device alone, by table and by whoever holds the seat.
import { groundFor } from '../../shared/games/diplomacy/ground.ts'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options.ts'
import { openPhase, type Plan, resolutionOf } from '../../shared/games/diplomacy/planning/plan.ts'
import { ownersWrong, unitsWrong } from '../../shared/games/diplomacy/soundness.ts'
import { device } from '../ui/memory.ts'

const keyOf = (place: string) => `entente.plans ${place}`

/** The plans kept for a place. What cannot be played any more is no plan and is left out. */
export function keptPlans(place: string, options: DiplomacyOptions): readonly Plan[] {
  const found = device.value(keyOf(place))
  return Array.isArray(found) ? found.filter((one): one is Plan => isPlan(one, options)) : []
}

/** Whether something read is a plan on a sound board that can be played out. */
function isPlan(found: unknown, options: DiplomacyOptions): found is Plan {
  const plan = found as Partial<Plan> | null
  if (typeof plan?.name !== 'string' || typeof plan.steps !== 'number' || !plan.start || !plan.sheets)
    return false
  try {
    const ground = groundFor(options)
    const { units, owners } = plan.start
    if (unitsWrong(ground, units) ?? ownersWrong(ground, owners)) return false
    resolutionOf(openPhase(options, plan as Plan))
    return true
  } catch {
    return false
  }
}

const FORMAT = 'entente-plan'

/** A plan as a file's text. */
export const planText = (plan: Plan): string => JSON.stringify({ format: FORMAT, plan })

/** The plan in a file; null where there is none that can be played on this board. */
export function planIn(text: string, options: DiplomacyOptions): Plan | null {
  try {
    const { format, plan } = JSON.parse(text) as { readonly format?: unknown; readonly plan?: unknown }
    return format === FORMAT && isPlan(plan, options) ? plan : null
  } catch {
    return null
  }
}

/** Keeps plans for a place; where the device has no room for them they last as long as the page. */
export const keepPlans = (place: string, plans: readonly Plan[]): void =>
  device.keep(keyOf(place), JSON.stringify(plans))

/** A name nobody else has: the wish itself, or with a number behind it. */
export function freeName(wish: string, taken: readonly string[]): string {
  let name = wish
  for (let number = 2; taken.includes(name); number++) name = `${wish} ${number}`
  return name
}
