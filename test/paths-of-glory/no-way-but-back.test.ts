// An answer that is offered never leads to a question where all that is left is to take it back.
import { expect, it } from 'vitest'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { formerAnswers } from '../../shared/games/paths-of-glory/movement/former-answers.ts'
import { violationsOf } from '../../shared/games/paths-of-glory/movement/violations.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { MOODS, playRandomly } from './random-game.ts'

const GAMES = 5

/** Whether an answer takes back: moves, an attack that is put together, or units in hand that have gone nowhere. */
const takesBack = ({ operation }: State, { kind }: Answer): boolean =>
  kind === 'restart' || kind === 'call-off' || (kind === 'stop' && operation?.group?.path.length === 0)

/** Whether corps wait at a fort for others, who may still be sent elsewhere (11.1.8). */
const waitsForSiege = (state: State): boolean =>
  state.operation !== null && violationsOf(state, state.operation).some(({ bar }) => bar === 'siege-too-weak')

/** Whether after an answer there is no way but back. */
function leadsNowhere(state: State, answer: Answer): boolean {
  const { state: after } = does(state, answer, () => 3)
  if (after.ended || waitsForSiege(after)) return false
  return answersOf(after).every((next) => takesBack(after, next))
}

it.each(MOODS)(
  'leaves more than to take it back, unlike some of earlier versions, in random games (%s)',
  { timeout: 120_000 },
  (mood) => {
    const back: string[] = []
    let offered = 0
    let formerlyBack = 0
    for (let game = 0; game < GAMES; game++)
      playRandomly(`back ${game}`, mood, (state) => {
        if (state.ended) return
        const answers = answersOf(state).filter((answer) => !takesBack(state, answer))
        offered += answers.length
        for (const answer of answers)
          if (leadsNowhere(state, answer)) back.push(`game ${game}: ${JSON.stringify(answer)}`)
        const legal = new Set(answers.map((answer) => JSON.stringify(answer)))
        formerlyBack += formerAnswers(state).filter(
          (answer) =>
            !legal.has(JSON.stringify(answer)) && !takesBack(state, answer) && leadsNowhere(state, answer),
        ).length
      })
    expect(back).toEqual([])
    expect(offered).toBeGreaterThan(2500)
    expect(formerlyBack).toBeGreaterThan(0)
  },
)
