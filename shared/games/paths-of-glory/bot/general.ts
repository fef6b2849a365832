// The general: where it chooses what to activate and what to attack it plays the best answers on to the end of its action, in
// imagined games with hidden hands dealt anew in each, and takes the one that leaves it best off. Everything else it answers plainly.
import type { Random } from '../../../kernel/random.ts'
import { type Side, sideOfSeat } from '../facts/nations.ts'
import type { Answer } from '../state/answer.ts'
import { stateSeen } from '../state-seen.ts'
import type { State } from '../state/state.ts'
import type { OwnView, PogView } from '../view.ts'
import { activations, attacks } from './candidates.ts'
import { deedsOf } from './operations.ts'
import { decide } from './plain.ts'
import { thorough, type Thinking } from './thinking.ts'
import { bestTried } from './trials.ts'

/** How many answers are tried, and in how many imagined games. */
const MOST = 6
const SAMPLES = 12

/** The answer of a seat that is asked. `goOn` is asked before each step of a search. */
export function generalAnswer(
  view: PogView,
  own: OwnView,
  random: Random,
  seed: string,
  goOn: () => boolean,
): Answer | undefined {
  const { decision } = own
  if (!decision) return undefined
  const state = stateSeen(view, own)
  const side = sideOfSeat(own.seat)
  const thinking = thorough(goOn)
  const chosen =
    imagined(state, side, decision.answers, seed, thinking) ?? decide(state, side, decision, thinking)
  return chosen ?? decision.answers[random.below(decision.answers.length)]
}

/** The answer that does best in imagined games; undefined where none are played. */
function imagined(
  state: State,
  side: Side,
  answers: readonly Answer[],
  seed: string,
  thinking: Thinking,
): Answer | undefined {
  const kind = state.pending?.kind
  if (kind !== 'activate' && kind !== 'attack') return undefined
  const deeds = kind === 'activate' ? deedsOf(state, thinking) : null
  const valued = deeds ? activations(state, answers, deeds, MOST) : attacks(state, answers, thinking, MOST)
  if (valued.length < 2) return undefined
  return bestTried(state, side, valued, deeds, {
    samples: SAMPLES,
    seed: `${seed} ${kind}`,
    goOn: thinking.goOn,
  })
}
