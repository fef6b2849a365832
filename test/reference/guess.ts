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

/** Of guesses that differ in circular movement alone, the one in which it succeeds (R81). */
export const busiest = (problem: Problem, found: readonly Guess[]): Guess => {
  const count = (guess: Guess) => movesOf(problem).filter((move) => guess.moves(move)).length
  const [first, second] = [...found].sort((a, b) => count(b) - count(a))
  if (!first) throw new Error('no consistent guess')
  if (second && count(first) === count(second)) throw new Error('two circular movements exclude each other')
  return first
}
