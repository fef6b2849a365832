// Plays a random legal game and checks it: no dead end, no broken rule, and the same hash when its journal is played
// again.
import { answered, answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { EditionId } from '../../shared/games/paths-of-glory/editions/edition.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { DiceKind } from '../../shared/games/paths-of-glory/state/dice-kind.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import type { Seed } from '../../shared/kernel/chance.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { stableHash } from '../../shared/kernel/stable-hash.ts'
import { brokenRules } from './invariants.ts'

/** How answers are drawn: evenly, or first a kind of answer and then one of it, which attacks far more often. */
export const MOODS = ['even', 'eager'] as const
export type Mood = (typeof MOODS)[number]

/** No game asks more questions than this; one that does is in an endless loop. */
const MOST_ANSWERS = 5000

export function chosen(answers: readonly Answer[], mood: Mood, random: Random): Answer {
  const all = answers.filter(({ kind }) => mood === 'even' || kind !== 'call-off' || answers.length === 1)
  const kinds = [...new Set(all.map(kindOf))]
  const kind = kinds[random.below(kinds.length)]
  const some = mood === 'even' ? all : all.filter((answer) => kindOf(answer) === kind)
  return some[random.below(some.length)] as Answer
}

const kindOf = (answer: Answer): string =>
  answer.kind === 'activate' ? answer.for : answer.kind === 'play' ? answer.as : answer.kind

export interface RandomGame {
  readonly end: State
  readonly answers: readonly Answer[]
}

/** Plays a game to its end; a fault is thrown with the game and the answer. */
export function playRandomly(
  name: string,
  mood: Mood,
  watch: (state: State, answers: readonly Answer[]) => void = () => {},
  dice: DiceKind = 'program',
  edition: EditionId = '2018',
): RandomGame {
  const random = randomFrom(name, mood)
  const seed: Seed = { chance: 'folded', secret: name }
  let state = beginning(seed, 'introductory', dice, 'seated', edition)
  const journal: Answer[] = []
  while (!state.ended) {
    const answers = answersOf(state)
    const where = `game ${name} (${mood}), answer ${journal.length}, ${state.pending?.kind ?? 'nothing'}`
    if (answers.length === 0) throw new Error(`a dead end in ${where}`)
    if (journal.length > MOST_ANSWERS) throw new Error(`no end in ${where}`)
    const answer = chosen(answers, mood, random)
    try {
      state = does(state, answer).state
    } catch (error) {
      throw new Error(`${where}: ${JSON.stringify(answer)}`, { cause: error })
    }
    journal.push(answer)
    const broken = brokenRules(state)
    if (broken.length > 0) throw new Error(`${where}, after ${JSON.stringify(answer)}: ${broken.join('; ')}`)
    try {
      watch(state, journal)
    } catch (error) {
      throw new Error(`game ${name} (${mood}), after answer ${journal.length}`, { cause: error })
    }
  }
  return { end: state, answers: journal }
}

/** The hash of a game played again from its journal. Each answer is sent as by a page, and checked to be legal. */
export function replayedHash(
  name: string,
  answers: readonly Answer[],
  dice: DiceKind = 'program',
  edition: EditionId = '2018',
): string {
  let state = beginning({ chance: 'folded', secret: name }, 'introductory', dice, 'seated', edition)
  for (const [i, answer] of answers.entries()) {
    const sent = JSON.parse(JSON.stringify(answer)) as Answer
    const result = state.pending && answered(state, state.pending.side, sent)
    if (!result?.ok)
      throw new Error(
        `game ${name}, answer ${i} on replay: ${JSON.stringify(answer)} is ${result?.error.code ?? 'not asked for'}`,
      )
    state = result.value.state
  }
  return stableHash(state)
}
