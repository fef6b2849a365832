// Orders of one hand that hinder each other. They are resolved without other orders: what fails then fails because of
// the hand itself. A stand-off between own units can hold a space open, so this is shown and never refused.
import type { SeatId } from '../../../kernel/game.ts'
import { provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { commandedBy, handsOf } from './allegiance.ts'
import { move, retreat } from './engine.ts'
import type { OrderResult } from '../rules/outcome.ts'
import { type DiplomacyState, sheetOf, type Written } from './state.ts'
import type { Hindrance } from '../view.ts'

/** What hinders orders among those that some seats have written, by the hand they are in; null for all others. */
export function hindrances(
  state: DiplomacyState,
  seats: readonly SeatId[],
): (line: Written) => Hindrance | null {
  const found = new Map<Written, Hindrance>()
  for (const hand of handsOf(state.options)) {
    const own = hand.filter((seat) => seats.includes(seat))
    const lines = own.flatMap((seat) => sheetOf(state, seat).drafts)
    const results = triedAlone(state, own, lines)
    for (const line of lines) {
      const result = results.find(({ unit }) => provinceOf(unit.at) === line.slot)
      const hindrance = result && hindranceIn(result, results)
      if (hindrance) found.set(line, hindrance)
    }
  }
  return (line) => found.get(line) ?? null
}

function triedAlone(
  state: DiplomacyState,
  seats: readonly SeatId[],
  lines: readonly Written[],
): readonly OrderResult[] {
  const powers = seats.flatMap((seat) => commandedBy(state, seat))
  switch (state.turn.phase) {
    case 'movement':
      return move({ ...state, units: state.units.filter(({ power }) => powers.includes(power)) }, lines, [])
        .results
    case 'retreats':
      return retreat(state, lines).results
    case 'placement':
    case 'wishes':
    case 'homes':
    case 'adjustments':
      return []
  }
}

function hindranceIn({ order, outcome }: OrderResult, results: readonly OrderResult[]): Hindrance | null {
  switch (outcome.kind) {
    case 'bounced': {
      const rivals = outcome.by.filter((unit) => goesTo(unit, results) === goal(order))
      if (rivals.length > 0)
        return { kind: outcome.attack < outcome.against ? 'beaten' : 'stand-off', by: rivals }
      return staying(outcome.by, results)
    }
    case 'own-unit':
      return staying([outcome.unit], results)
    case 'head-to-head':
      return staying([outcome.by], results)
    case 'retreat-clash':
      return { kind: 'retreat-clash', by: outcome.with }
    default:
      return null
  }
}

/** A unit without an order may still leave: it hinders none so far. */
function staying(by: readonly Unit[], results: readonly OrderResult[]): Hindrance | null {
  const ordered = by.filter((unit) => orderOf(unit, results) !== null)
  return ordered.length > 0 ? { kind: 'stays', by: ordered } : null
}

const orderOf = (unit: Unit, results: readonly OrderResult[]): OrderResult['order'] =>
  results.find((result) => result.unit.at === unit.at)?.order ?? null

const goal = (order: OrderResult['order']): string | null =>
  order !== null && 'to' in order && order.kind === 'move' ? provinceOf(order.to) : null

const goesTo = (unit: Unit, results: readonly OrderResult[]): string | null => goal(orderOf(unit, results))
