// The great stab: support given, and the supported power attacked within a year.
import { provinceOf, type PowerId } from '../board/ids.ts'
import type { Turn } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'
import { attacksOn } from './attacks.ts'

export interface Stab {
  readonly power: PowerId
  readonly victim: PowerId
  /** When it last helped, and when it attacked. */
  readonly helped: Turn
  readonly attacked: Turn
}

/** Phases of movement within which an attack follows help: as many as a year has. */
const WITHIN = 2

/** Whom a power's supports helped in a phase. */
function helpedBy({ results }: PhaseRecord, power: PowerId): ReadonlySet<PowerId> {
  return new Set(
    results.flatMap(({ unit, order, outcome }) => {
      const helps = order?.kind === 'support-hold' || order?.kind === 'support-move'
      if (unit.power !== power || !helps || outcome.kind !== 'supports') return []
      const target = results.find((one) => provinceOf(one.unit.at) === provinceOf(order.target.at))
      return target && target.unit.power !== power ? [target.unit.power] : []
    }),
  )
}

/** How much an attack did: units driven out and centres entered count more than moves that came to nothing. */
function harm(record: PhaseRecord, power: PowerId, victim: PowerId): number {
  const attacks = attacksOn(record, power, victim)
  const driven = record.results.filter(
    ({ unit, dislodgedBy }) => unit.power === victim && dislodgedBy?.power === power,
  ).length
  const entered = attacks.filter(
    ({ order, outcome }) =>
      outcome.kind === 'moves' && order?.kind === 'move' && record.owners[provinceOf(order.to)] === victim,
  ).length
  return attacks.length + driven * 3 + entered * 3
}

/** The stab that did the most harm; of equal ones the earliest. Null where there was none. */
export function greatStab(records: readonly PhaseRecord[], powers: readonly PowerId[]): Stab | null {
  const movements = records.filter(({ turn }) => turn.phase === 'movement')
  let best: { readonly stab: Stab; readonly harm: number } | null = null
  for (const [at, record] of movements.entries())
    for (const power of powers)
      for (const victim of powers) {
        if (victim === power) continue
        const done = harm(record, power, victim)
        if (done === 0 || (best && done <= best.harm)) continue
        const helped = movements
          .slice(Math.max(0, at - WITHIN), at)
          .findLast((before) => helpedBy(before, power).has(victim))
        if (helped) best = { stab: { power, victim, helped: helped.turn, attacked: record.turn }, harm: done }
      }
  return best?.stab ?? null
}
