// Paths of Glory: decisions a second of random legal games, every legal answer listed before one is taken.
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Measurement, rate } from './measure.ts'

/** Games of one sample, by seed. */
const GAMES = 12

function playAll(): number {
  let decisions = 0
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom('bench', `${game}`)
    let state = beginning(keyed(`bench ${game}`), 'introductory')
    while (!state.ended) {
      const answers = answersOf(state)
      const answer = answers[random.below(answers.length)]
      if (!answer) throw new Error('a dead end')
      state = does(state, answer).state
      decisions += 1
    }
  }
  return decisions
}

export function measure(): Measurement[] {
  const decisions = playAll()
  return [
    rate('Paths of Glory, random decisions with legal answers listed', 'decisions/s', decisions, () => {
      playAll()
    }),
  ]
}
