// Answers tried out against each other: each is played on in the same imagined games, and the better half goes on to the next
// ones.
import type { Side } from '../facts/nations.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { dealt, diceOf } from './dealing.ts'
import { playedOn } from './imagining.ts'
import type { Deed } from './deeds.ts'
import { outlookOf } from './outlook.ts'

/** After so many samples half of the answers are left; each face of a die falls once in them. */
const SAMPLES_OF_ROUND = 6
/** How much of what an answer seems to be worth at a glance is added to what comes of it. */
const AT_FIRST_SIGHT = 0.5

/** An answer and what it seems to be worth. */
export interface Valued {
  readonly answer: Answer
  readonly value: number
}

export interface Trials {
  /** Samples at most. */
  readonly samples: number
  readonly seed: string
  readonly goOn: () => boolean
}

interface Tried extends Valued {
  sum: number
  times: number
}

const rate = ({ sum, times, value }: Tried): number =>
  (times === 0 ? 0 : sum / times) + AT_FIRST_SIGHT * value

/** The answer that did best; undefined where there was no time to try each of them once. */
export function bestTried(
  state: State,
  side: Side,
  valued: readonly Valued[],
  deeds: readonly Deed[] | null,
  { samples, seed, goOn }: Trials,
): Answer | undefined {
  let left: Tried[] = valued.map((one) => ({ ...one, sum: 0, times: 0 }))
  for (let sample = 0; left.length > 1 && sample < samples; sample++) {
    const game = dealt(state, side, seed, sample)
    const results: number[] = []
    for (const { answer } of left) {
      if (!goOn()) return sample === 0 ? undefined : first(left)
      results.push(outlookOf(playedOn(game, answer, diceOf(seed, sample), deeds), side))
    }
    // A sample counts once every answer was tried in it.
    for (const [i, one] of left.entries()) {
      one.sum += results[i] as number
      one.times += 1
    }
    if ((sample + 1) % SAMPLES_OF_ROUND !== 0) continue
    left = left.toSorted((a, b) => rate(b) - rate(a)).slice(0, Math.ceil(left.length / 2))
  }
  return first(left)
}

const first = (tried: readonly Tried[]): Answer | undefined =>
  tried.toSorted((a, b) => rate(b) - rate(a))[0]?.answer
