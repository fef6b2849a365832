import { judgeGuess, movesOf, type Guess, type Problem } from './equations.ts'

/** Every guess about the moves that agrees with the equations, with the fleets' fate told by `complete`. */
export const guesses = (problem: Problem, complete: (moves: Guess['moves']) => Guess): Guess[] => {
  const moves = movesOf(problem)
  const found: Guess[] = []
  for (let bits = 0; bits < 2 ** moves.length; bits++) {
    const chosen = new Set(moves.filter((_, place) => (bits >> place) & 1))
    const guess = complete((index) => chosen.has(index))
    const judgement = judgeGuess(problem, guess)
    if (moves.every((move) => judgement.succeeds(move) === chosen.has(move))) found.push(guess)
  }
  return found
}

/**
 * Of guesses that differ in circular movement alone, the one in which it succeeds (R81). Where supports to hold keep each
 * other's units in place, first the one in which the most of them stand (S15).
 */
export const busiest = (problem: Problem, found: readonly Guess[]): Guess => {
  const moving = (guess: Guess) => movesOf(problem).filter((move) => guess.moves(move)).length
  const standing = (guess: Guess) => {
    if (problem.policies.supportHoldCut === 'by-attack') return 0
    const { cut } = judgeGuess(problem, guess)
    return problem.tries.filter((t, index) => t.kind === 'support' && !t.move && t.matched && !cut(index))
      .length
  }
  const [first, second] = found
    .map((guess) => ({ guess, moving: moving(guess), standing: standing(guess) }))
    .sort((a, b) => b.standing - a.standing || b.moving - a.moving)
  if (!first) throw new Error('no consistent guess')
  if (second?.moving === first.moving && second.standing === first.standing)
    throw new Error('two circular movements exclude each other')
  return first.guess
}
