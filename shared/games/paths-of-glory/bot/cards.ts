// What a card is worth to a computer as each thing that it can be played as.
import { broughtBy } from '../cards/playable.ts'
import type { Card } from '../facts/cards.ts'
import { CP, type Side } from '../facts/nations.ts'
import { POOLS, unitAt, UNITS } from '../facts/units.ts'
import { recordedBy, stepCost } from '../replacements/replacing.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { ELIMINATED, isOnBoard, RESERVE } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import { asteriskOf } from './asterisks.ts'
import { strengthOf, strengthWorth, timeLeft } from './worth.ts'

/** What events do that nothing else counts, in victory points at the beginning. */
const BESIDES: Readonly<Record<string, number>> = {
  // Liege falls, and three armies attack at once.
  'cp-01': 4,
  'cp-05': 0.35,
  'cp-06': 0.2,
  'ap-12': 0.2,
  // Race to the Sea opens the Channel, Ober Ost the Russian forts.
  'cp-08': 0.25,
  'cp-11': 0.25,
  // Moltke slows all Germans in the west down, Falkenhayn ends it.
  'ap-09': 0.6,
  'cp-13': 0.3,
}

/** What a card is worth as an event now. */
export function eventWorth(state: State, card: Card): number {
  const { side } = card
  const star = asteriskOf(state, card)
  const points = (side === CP ? 1 : -1) * card.points
  const arrives = card.reinforcement
    ? broughtBy(state, card).reduce(
        (sum, unit) => sum + strengthOf(unit, 0) * (unitAt(unit).army ? 0.8 : 0.5),
        0,
      )
    : 0
  return (
    star +
    points +
    strengthWorth(state) * arrives +
    (BESIDES[card.id] ?? 0) * (0.15 + 0.85 * timeLeft(state)) +
    0.02 * card.warStatus
  )
}

/**
 * What is given up when a card is played as something else than its event: an asterisk scores once in the game. What comes
 * back with the next deck, or lies in a hand that is longer than the rounds left, is given up in part.
 */
export function forgone(state: State, card: Card): number {
  const star = asteriskOf(state, card)
  const points = (card.side === CP ? 1 : -1) * card.points
  const event = star + Math.max(0, points)
  if (card.category === 'combat') return 0.35 * event + (card.combat && card.combat.drm === 1 ? 0.1 : 0)
  const last = SCENARIOS[state.scenario].lastTurn
  if (state.turn >= last) return 0
  return event * (state.turn === last - 1 ? 0.55 : 0.5)
}

/** Steps that points of each pool could give back, and what they are worth. */
export function replacementWorth(state: State, card: Card, side: Side): number {
  const { board } = state
  const points = recordedBy(state, card)
  const last = SCENARIOS[state.scenario].lastTurn
  if (state.turn >= last) return 0
  let worth = 0
  for (const [i, pool] of POOLS.entries()) {
    const added = 2 * (points[pool] ?? 0)
    if (added === 0) continue
    const steps = UNITS.filter((unit) => unit.side === side && unit.pool === pool)
      .flatMap(({ index }) => {
        const at = board.at[index] as number
        const reduced = board.reduced[index] as number
        if (isOnBoard(board, index) && !isSupplied(board, index)) return []
        const gain = strengthOf(index, 0) - strengthOf(index, 1)
        if (at >= RESERVE && reduced === 1) return [{ cost: stepCost(index), gain }]
        return at === ELIMINATED ? [{ cost: stepCost(index), gain: strengthOf(index, 1) * 0.6 }] : []
      })
      .sort((a, b) => b.gain / b.cost - a.gain / a.cost)
    let skip = state.halves[i] as number
    let left = added
    for (const { cost, gain } of steps) {
      if (skip >= cost) {
        skip -= cost
        continue
      }
      if (left < cost) break
      left -= cost
      worth += gain
    }
  }
  // They come at the end of the turn.
  return worth * strengthWorth({ ...state, round: 6 })
}
