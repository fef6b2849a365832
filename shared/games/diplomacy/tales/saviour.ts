// The saviour: a support without which somebody would have won alone. The rules say so themselves: the phase is carried out
// once more without that support.
import type { Board } from '../board/board.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import { centresOf } from '../rules/ownership.ts'
import type { Rules } from '../rules/rules.ts'
import type { Turn } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'

export interface Saviour {
  readonly power: PowerId
  readonly turn: Turn
  /** What the support was for. */
  readonly place: ProvinceId
  /** Who would have won. */
  readonly other: PowerId
}

export interface Judging {
  readonly board: Board
  readonly rules: Rules
  readonly powers: readonly PowerId[]
  readonly victoryCentres: number
}

/** Centres a power can win in one fall by the fall of one support; nobody farther from victory is looked at. */
const NEAR = 4

/** The last such support of a game; null where there was none. */
export function saviourOf(records: readonly PhaseRecord[], judging: Judging): Saviour | null {
  for (const record of records.toReversed()) {
    if (record.turn.phase !== 'movement' || record.turn.season !== 'fall') continue
    const found = savedIn(record, judging)
    if (found) return found
  }
  return null
}

function savedIn(record: PhaseRecord, { board, rules, powers, victoryCentres }: Judging): Saviour | null {
  const { turn, units, owners, closed = [], results } = record
  const orders = results.flatMap(({ unit, order }) => (order ? [{ power: unit.power, order }] : []))
  const near = powers.filter((power) => {
    const now = centresOf(board, owners, power)
    return now >= victoryCentres - NEAR && now < victoryCentres
  })
  if (near.length === 0) return null
  const situation = { board, units, dislodged: [], owners, disorder: [], closed }
  const ownedAfter = (without: number | null) => {
    const written = orders.filter((_, at) => at !== without)
    const after = rules.movement.resolve(situation, written).units
    return rules.own({ ...situation, units: after }, 'fall')
  }
  const asItWas = ownedAfter(null)
  const threats = near.filter((power) => centresOf(board, asItWas, power) < victoryCentres)
  for (const [at, { power, order }] of orders.entries()) {
    if (order.kind !== 'support-hold' && order.kind !== 'support-move') continue
    const others = threats.filter((one) => one !== power)
    if (others.length === 0) continue
    const owned = ownedAfter(at)
    const other = others.find((one) => centresOf(board, owned, one) >= victoryCentres)
    if (other)
      return {
        power,
        turn,
        place: provinceOf(order.kind === 'support-hold' ? order.target.at : order.to),
        other,
      }
  }
  return null
}
