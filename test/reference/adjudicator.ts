// A movement phase adjudicated by trying every combination of moves that succeed and fail and keeping those that agree
// with the rules. It is slow, but simple enough to be checked by reading.
import type { Policies } from '../datc/policies.ts'
import { neighbours, anchorages, armyReaches, fleetReaches } from './board.ts'
import {
  carriersOf,
  dislodgerOf,
  isDislodged,
  judgeGuess,
  movesOf,
  type Guess,
  type Judgement,
  type Problem,
} from './equations.ts'
import { islands } from './islands.ts'
import { judge } from './legality.ts'
import { busiest, guesses } from './guess.ts'
import { resolveParadox } from './paradox.ts'
import { readOrders, readUnits, writeUnit, type UnitsAndOrders } from './units-and-orders.ts'

export interface Movement {
  /** `ENGLAND A LON` where it stands afterwards, the dislodged left out; sorted. */
  readonly units: readonly string[]
  /** By unit as it stood: who dislodged it, and where it may retreat. */
  readonly dislodged: Readonly<Record<string, { by: string; retreats: string[] }>>
  /** Provinces left empty by a stand-off, sorted. */
  readonly standoffs: readonly string[]
  /** Of every unit with a legal order of these kinds, by unit as it stood. */
  readonly results: Readonly<Record<string, 'moves' | 'stays' | 'supports' | 'fails' | 'convoys' | 'holds'>>
  /** A convoy paradox was resolved by policy. `disputed`: two readings of its core differ. */
  readonly paradox: 'none' | 'settled' | 'disputed'
}

/** The consistent guesses, with the convoys as each guess resolves them. */
const consistent = (problem: Problem): Guess[] =>
  guesses(problem, (moves) => ({
    moves,
    open: (fleet) =>
      problem.policies.convoyDisruption === 'by-attack'
        ? !isAttacked(problem, fleet)
        : dislodgerOf(problem, { moves, open: () => true }, fleet) === undefined,
  }))

/** Whether a fleet at sea is attacked. */
const isAttacked = ({ units, tries }: Problem, fleet: number): boolean =>
  tries.some((t) => t.kind === 'move' && t.to === units[fleet]?.province)

interface Solution {
  readonly guess: Guess
  readonly stopped: ReadonlySet<number>
}

/** One part of the board. Several answers from a paradox whose core can be read in two ways. */
const solve = (problem: Problem): { paradox: boolean; answers: readonly [Solution, ...Solution[]] } => {
  const found = consistent(problem)
  const fate = (guess: Guess) =>
    carriersOf(problem)
      .map((fleet) => guess.open(fleet))
      .join()
  const [first] = found
  if (first && found.every((guess) => fate(guess) === fate(first))) {
    return { paradox: false, answers: [{ guess: busiest(problem, found), stopped: problem.stopped }] }
  }
  return {
    paradox: true,
    answers: [resolveParadox(problem, 'circle'), resolveParadox(problem, 'smallest')],
  }
}

const together = (parts: readonly Solution[]): Solution => ({
  guess: {
    moves: (index) => parts.some(({ guess }) => guess.moves(index)),
    open: (fleet) => parts.every(({ guess }) => guess.open(fleet)),
  },
  stopped: new Set(parts.flatMap(({ stopped }) => [...stopped])),
})

/** Adjudicates a movement phase, part by part. */
export const adjudicate = (position: UnitsAndOrders, policies: Policies, divide = islands): Movement => {
  const units = readUnits(position.units)
  const tries = judge(units, readOrders(position.orders), policies)
  const problem: Problem = { units, tries, policies, stopped: new Set() }
  const parts = divide(problem).map(solve)
  const movementBy = (pick: 'first' | 'last'): Movement => {
    const { guess, stopped } = together(
      parts.map(({ answers }) => (pick === 'first' ? answers[0] : (answers.at(-1) ?? answers[0]))),
    )
    const paradox = parts.some((part) => part.paradox) ? 'settled' : 'none'
    return report({ ...problem, stopped }, guess, paradox)
  }
  const movement = movementBy('first')
  if (movement.paradox === 'none') return movement
  return JSON.stringify(movement) === JSON.stringify(movementBy('last'))
    ? movement
    : { ...movement, paradox: 'disputed' }
}

const report = (problem: Problem, guess: Guess, paradox: Movement['paradox']): Movement => {
  const { units, tries, policies } = problem
  const judgement = judgeGuess(problem, guess)
  const name = (index: number): string => {
    const unit = units[index]
    return unit ? `${unit.power} ${writeUnit(unit)}` : ''
  }
  const placeAfter = (index: number): string => {
    const t = tries[index]
    return guess.moves(index) && t?.kind === 'move' ? t.place : (units[index]?.at ?? '')
  }
  const all = units.map((_, index) => index)
  const standing = all.filter((index) => !isDislodged(problem, guess, index))
  const occupied = new Set(standing.map((index) => placeAfter(index).slice(0, 3)))
  const standoffs = new Set(
    movesOf(problem).flatMap((move) => {
      const t = tries[move]
      return t?.kind === 'move' && !occupied.has(t.to) && judgement.prevent(move) > 0 ? [t.to] : []
    }),
  )

  const retreats = (index: number, by: number): string[] => {
    const unit = units[index]
    if (!unit) return []
    const closed = policies.retreatToConvoyOrigin === 'closed' || !judgement.byConvoy(by)
    return [...neighbours(unit.province)]
      .filter((to) => !occupied.has(to) && !standoffs.has(to))
      .filter((to) => !(closed && to === units[by]?.province))
      .flatMap((to) =>
        unit.type === 'A'
          ? armyReaches(unit.province, to)
            ? [to]
            : []
          : anchorages(to).filter((place) => fleetReaches(unit.at, place)),
      )
      .sort()
  }

  return {
    units: standing
      .map((index) => `${units[index]?.power ?? ''} ${units[index]?.type ?? ''} ${placeAfter(index)}`)
      .sort(),
    dislodged: Object.fromEntries(
      all.flatMap((index) => {
        const by = dislodgerOf(problem, guess, index)
        return by === undefined ? [] : [[name(index), { by: name(by), retreats: retreats(index, by) }]]
      }),
    ),
    standoffs: [...standoffs].sort(),
    results: Object.fromEntries(all.map((index) => [name(index), result(problem, guess, judgement, index)])),
    paradox,
  }
}

const result = (
  problem: Problem,
  guess: Guess,
  judgement: Judgement,
  index: number,
): Movement['results'][string] => {
  const t = problem.tries[index]
  switch (t?.kind) {
    case 'move':
      return guess.moves(index) ? 'moves' : 'stays'
    case 'support':
      return t.matched && !judgement.cut(index) ? 'supports' : 'fails'
    case 'convoy':
      return t.matched && guess.open(index) && !isDislodged(problem, guess, index) ? 'convoys' : 'fails'
    default:
      return isDislodged(problem, guess, index) ? 'fails' : 'holds'
  }
}
