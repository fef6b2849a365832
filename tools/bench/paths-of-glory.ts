// Paths of Glory: decisions a second of random legal games, every legal answer listed before one is taken; and boards a
// second whose whole supply is found anew.
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { Board } from '../../shared/games/paths-of-glory/state/board.ts'
import { isSpaceSupplied, isSupplied } from '../../shared/games/paths-of-glory/supply/supply.ts'
import { AP, CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Measurement, rate } from './measure.ts'

/** Games of one sample, by seed. */
const GAMES = 12

/** Plays the games and shows each board that came of a decision. */
function playAll(show: (board: Board) => void = () => {}): number {
  let decisions = 0
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom('bench', `${game}`)
    let state = beginning(keyed(`bench ${game}`), 'introductory')
    while (!state.ended) {
      const answers = answersOf(state)
      const answer = answers[random.below(answers.length)]
      if (!answer) throw new Error('a dead end')
      const { board } = state
      state = does(state, answer).state
      if (state.board !== board) show(state.board)
      decisions += 1
    }
  }
  return decisions
}

/** Boards far from each other in their games, so that none is like the one before: a prime step reaches each of them. */
const strewn = (boards: readonly Board[]): readonly Board[] =>
  boards.map((_, i) => boards[(i * 7919) % boards.length] as Board)

/** Whether each unit on a board is in supply, and each place that a side holds, with nothing known of it before. */
function supplyOf(known: Board): number {
  const board = { ...known }
  let supplied = 0
  for (let unit = 0; unit < UNITS.length; unit++) if (isSupplied(board, unit)) supplied += 1
  for (let space = 0; space < SPACES.length; space++) {
    const holder = board.holder[space]
    if ((holder === CP || holder === AP) && isSpaceSupplied(board, space, holder)) supplied += 1
  }
  return supplied
}

export function measure(): Measurement[] {
  const boards: Board[] = []
  const decisions = playAll((board) => boards.push(board))
  const apart = strewn(boards)
  return [
    rate('Paths of Glory, random decisions with legal answers listed', 'decisions/s', decisions, () => {
      playAll()
    }),
    rate('Paths of Glory, supply of all units and places', 'boards/s', apart.length, () => {
      for (const board of apart) supplyOf(board)
    }),
  ]
}
