// A sheet of builds or removals holds as many as are due. In movement each unit has a place; here a later line
// replaces an earlier one.
import type { PowerId } from '../board/ids.ts'
import { adjustmentFor, judge } from '../game/engine.ts'
import { sharesSlot } from '../game/order-slot.ts'
import type { DiplomacyState, Written } from '../game/state.ts'

/**
 * What is left of `kept` once `written` is added: beyond a power's number illegal lines are dropped first, then
 * waivers, then the oldest. Lines of `written` beyond the number stay all the same: their writer has to choose.
 */
export function makeRoom(
  state: DiplomacyState,
  kept: readonly Written[],
  written: readonly Written[],
): readonly Written[] {
  if (state.turn.phase !== 'adjustments') return kept
  const gone = [...new Set(written.map(({ power }) => power))].flatMap((power) =>
    givingWay(state, kept, power).slice(0, surplus(state, [...kept, ...written], power)),
  )
  return kept.filter((line) => !gone.some((other) => sharesSlot(line, other)))
}

function surplus(state: DiplomacyState, lines: readonly Written[], power: PowerId): number {
  const slots = onePerSlot(lines.filter((line) => line.power === power))
  return Math.max(0, slots.length - Math.abs(adjustmentFor(state, power).count))
}

/** A line for each slot of a power, the least important first. */
function givingWay(state: DiplomacyState, kept: readonly Written[], power: PowerId): readonly Written[] {
  const own = kept.filter((line) => line.power === power)
  const impossible = own.filter((line) => judge(state, [line])[0] !== null)
  // Waivers are numbered: the last of them is dropped first.
  const waivers = own.filter(({ order }) => order.kind === 'waive').sort((a, b) => numberOf(b) - numberOf(a))
  return onePerSlot([...impossible, ...waivers, ...own])
}

const numberOf = ({ slot }: Written): number => (typeof slot === 'object' ? slot.waiver : 0)

const onePerSlot = (lines: readonly Written[]): readonly Written[] =>
  lines.filter((line, i) => lines.findIndex((other) => sharesSlot(other, line)) === i)
