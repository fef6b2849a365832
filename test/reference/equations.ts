// The rules as equations (DATC 3.0, 5.B) over one guess: which moves succeed and which fleets keep their convoys open.
// A guess is only checked for consistency here.
import type { Policies } from '../datc/policies.ts'
import type { Try } from './legality.ts'
import type { Unit } from './units-and-orders.ts'

export interface Problem {
  readonly units: readonly Unit[]
  readonly tries: readonly Try[]
  readonly policies: Policies
  /** Moves that a paradox rule has stopped: they fail and affect no other unit. */
  readonly stopped: ReadonlySet<number>
}

/** Unit indices of the moves taken to succeed, and whether each fleet is taken to keep its convoy open. */
export interface Guess {
  readonly moves: (index: number) => boolean
  readonly open: (fleet: number) => boolean
}

export interface Judgement {
  readonly path: (move: number) => boolean
  readonly byConvoy: (move: number) => boolean
  readonly cut: (support: number) => boolean
  readonly prevent: (move: number) => number
  /** Whether the equations, fed with the guess, say that the move succeeds. */
  readonly succeeds: (move: number) => boolean
}

/** Unit indices, by what they try. */
export const movesOf = ({ tries, stopped }: Problem): number[] =>
  tries.flatMap((t, index) => (t.kind === 'move' && !stopped.has(index) ? [index] : []))

/** The fleets whose convoy orders some army follows. */
export const carriersOf = ({ tries }: Problem): number[] => [
  ...new Set(tries.flatMap((t) => (t.kind === 'move' && t.route !== 'land' ? t.chains.flat() : []))),
]

/** Whether the unit loses its province to a successful move while not leaving it. */
export const isDislodged = (problem: Problem, guess: Guess, index: number): boolean =>
  dislodgerOf(problem, guess, index) !== undefined

/** The unit whose successful move takes the province this unit stays in. */
export const dislodgerOf = (problem: Problem, guess: Guess, index: number): number | undefined => {
  if (guess.moves(index)) return undefined
  return movesOf(problem).find(
    (move) => move !== index && guess.moves(move) && goal(problem, move) === here(problem, index),
  )
}

const here = ({ units }: Problem, index: number): string => units[index]?.province ?? ''
const goal = ({ tries }: Problem, index: number): string => {
  const t = tries[index]
  return t?.kind === 'move' ? t.to : ''
}

/** Reads all equations under a guess. */
export const judgeGuess = (problem: Problem, guess: Guess): Judgement => {
  const { units, tries, policies } = problem
  const moves = movesOf(problem)
  const power = (index: number) => units[index]?.power
  const occupant = new Map(units.map((unit, index) => [unit.province, index]))

  const hasChain = (move: number, avoiding?: string): boolean => {
    const t = tries[move]
    if (t?.kind !== 'move' || t.chains.length === 0) return false
    const whole = (chain: readonly number[]) =>
      chain.every(
        (fleet) => guess.open(fleet) && (avoiding === undefined || here(problem, fleet) !== avoiding),
      )
    return policies.multiRouteConvoy === 'all-routes-disrupted' || avoiding !== undefined
      ? t.chains.some(whole)
      : t.chains.every(whole)
  }
  const byConvoy = (move: number): boolean => {
    const t = tries[move]
    if (t?.kind !== 'move' || t.route === 'land') return false
    return t.route === 'sea' || hasChain(move)
  }
  const path = (move: number): boolean => !byConvoy(move) || hasChain(move)

  /** Every fleet ordered to carry an army whose way by sea is ordered whole, on that way or not. */
  const embarked = tries.flatMap((t) =>
    t.kind === 'move' && t.route !== 'land' && t.chains.length > 0 ? t.carriers : [],
  )

  /** The paradox rules of the rulebooks: supports that a convoyed army leaves alone. */
  const isSpared = (support: number, army: number): boolean => {
    const s = tries[support]
    const t = tries[army]
    if (s?.kind !== 'support' || t?.kind !== 'move' || !byConvoy(army)) return false
    switch (policies.convoyParadox) {
      case 'szykman':
      case 'all-hold':
        return false
      case '1971':
        return s.move && t.carriers.some((fleet) => here(problem, fleet) === s.into)
      case '2000':
        return (
          s.move &&
          t.chains.flat().some((fleet) => here(problem, fleet) === s.into) &&
          !hasChain(army, s.into)
        )
      case '1982':
        return embarked.some((fleet) => here(problem, fleet) === s.into)
    }
  }

  const cut = (support: number): boolean => {
    const s = tries[support]
    if (s?.kind !== 'support') return false
    // A fleet that got to sea, or met a stronger fleet there, does not stay to be supported (S17).
    if (s.stay && moves.some((move) => goal(problem, move) === goal(problem, s.target) && guess.moves(move)))
      return true
    return moves.some((attack) => {
      if (goal(problem, attack) !== here(problem, support)) return false
      if (power(attack) === power(support) && policies.ownAttack === 'cuts-nothing') return false
      if (!s.move && policies.supportHoldCut === 'by-dislodgement') return guess.moves(attack)
      if (!path(attack) || isSpared(support, attack)) return false
      const comesFromSea = byConvoy(attack) && policies.convoyedAttackFrom === 'sea'
      return here(problem, attack) !== s.into || comesFromSea || guess.moves(attack)
    })
  }

  const supporters = new Map<number, number[]>()
  tries.forEach((t, index) => {
    if (t.kind === 'support' && t.matched && !cut(index)) {
      supporters.set(t.target, [...(supporters.get(t.target) ?? []), index])
    }
  })
  /** Supports of what a unit does: of a move none that are for its staying. */
  const supportOf = (index: number): number[] =>
    (supporters.get(index) ?? []).filter((support) => !isForStay(support))
  const stayOf = (index: number): number[] => (supporters.get(index) ?? []).filter(isForStay)
  function isForStay(support: number): boolean {
    const s = tries[support]
    return s?.kind === 'support' && s.stay
  }

  /** The unit this move meets half-way: it moves the other way, and neither goes by sea. */
  const opponent = (move: number): number | undefined => {
    const other = occupant.get(goal(problem, move))
    if (other === undefined || !moves.includes(other)) return undefined
    return goal(problem, other) === here(problem, move) && !byConvoy(move) && !byConvoy(other)
      ? other
      : undefined
  }

  const hold = (province: string): number => {
    const unit = occupant.get(province)
    if (unit === undefined) return 0
    if (tries[unit]?.kind === 'move') return guess.moves(unit) ? 0 : 1 + stayOf(unit).length
    return 1 + supportOf(unit).length
  }
  const defend = (move: number): number => 1 + supportOf(move).length

  const prevent = (move: number): number => {
    if (!path(move)) return 0
    const met = opponent(move)
    if (met !== undefined && guess.moves(met)) return 0
    if (policies.dislodgedStandOff === 'barred-at-dislodgers-origin') {
      const dislodger = dislodgerOf(problem, guess, move)
      if (dislodger !== undefined && here(problem, dislodger) === goal(problem, move)) return 0
    }
    return 1 + supportOf(move).length
  }

  const attack = (move: number): number => {
    if (!path(move)) return 0
    const other = occupant.get(goal(problem, move))
    const leaves = other !== undefined && guess.moves(other) && opponent(move) === undefined
    if (other === undefined || leaves) return 1 + supportOf(move).length
    if (power(other) === power(move)) return 0
    return 1 + supportOf(move).filter((supporter) => power(supporter) !== power(other)).length
  }

  const succeeds = (move: number): boolean => {
    const strength = attack(move)
    const met = opponent(move)
    const against = met === undefined ? hold(goal(problem, move)) : defend(met)
    return (
      strength > against &&
      moves.every(
        (rival) =>
          rival === move || goal(problem, rival) !== goal(problem, move) || strength > prevent(rival),
      )
    )
  }

  return { path, byConvoy, cut, prevent, succeeds }
}
