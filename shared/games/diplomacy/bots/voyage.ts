// Where fleets of its own power could convoy an army.
import { ARMY, COASTAL, FLEET, NONE } from '../board/board.ts'
import { type Field, reaches } from './field.ts'
import type { Plan } from './plan.ts'

/** A coast across the water, and the fleets that carry an army there, as places in the plan. */
export interface Voyage {
  readonly to: number
  readonly fleets: readonly number[]
}

/** Coasts an army reaches over own fleets that are free to carry it, by the shortest chain to each. */
export function voyagesOf(field: Field, plan: Plan, k: number, isFree: (fleet: number) => boolean): Voyage[] {
  const { board, position, closed } = field
  const unit = plan.units[k]!
  const from = position.in[unit]!
  if (position.type[unit] !== ARMY || board.kind[from] !== COASTAL) return []
  const chains = new Map<number, readonly number[]>()
  const queue: number[] = []
  const embark = (seas: Uint16Array, before: readonly number[]) => {
    for (const sea of seas) {
      const fleet = position.occupant[sea]!
      const its = fleet === NONE ? NONE : plan.units.indexOf(fleet)
      if (its === NONE || chains.has(sea) || !isFree(its)) continue
      if (position.type[fleet] !== FLEET || !board.convoying[sea]) continue
      chains.set(sea, [...before, its])
      queue.push(sea)
    }
  }
  embark(board.seas[from]!, [])
  const found = new Map<number, readonly number[]>()
  for (const sea of queue) {
    const chain = chains.get(sea)!
    for (const shore of board.shores[sea]!)
      if (shore !== from && !closed[shore] && !chains.has(shore) && !found.has(shore))
        if (!reaches(field, unit, shore)) found.set(shore, chain)
    embark(board.seas[sea]!, chain)
  }
  return [...found].map(([to, fleets]) => ({ to, fleets }))
}
