// Dice of the players' own. An answer is carried out until a die is needed that is not known yet. Then that die is asked for,
// and the answer is carried out again from its beginning with one die more. The answer stands meanwhile: nobody takes an
// attack back after throwing a die.
import { rolled, type Dice, Work } from '../state/work.ts'
import type { DiePurpose } from '../log/news.ts'
import type { Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'

/** Carries an answer out. */
type Act = (work: Work, answer: Answer) => void

/** What a side may answer when its die is due: what fell, or that the program shall roll. */
export const ROLL_ANSWERS: readonly Answer[] = [
  ...([1, 2, 3, 4, 5, 6] as const).map((die): Answer => ({ kind: 'die', die })),
  { kind: 'roll' },
]

/** Thrown where the rules need a die that is not known. */
class DieUnknown extends Error {
  constructor(
    readonly purpose: DiePurpose,
    readonly side: Side,
    readonly space: SpaceIndex | null,
  ) {
    super('a die is not known yet')
  }
}

/** The dice that are known, in their order. */
const knownDice = (dice: readonly number[]): Dice => {
  let next = 0
  return (purpose, _, side, space) => {
    const die = dice[next++]
    if (die === undefined) throw new DieUnknown(purpose, side, space)
    return die
  }
}

/** Carries an answer out as far as the known dice go; tells of the die that is missing, if one is. */
function carriedOut(
  before: State,
  answer: Answer,
  dice: readonly number[],
  act: Act,
): { readonly work: Work; readonly missing: DieUnknown | null } {
  const work = new Work(before, knownDice(dice))
  try {
    act(work, answer)
  } catch (thrown) {
    if (!(thrown instanceof DieUnknown)) throw thrown
    return { work, missing: thrown }
  }
  return { work, missing: null }
}

/** A state in which a die is due, as it was before the answer that needs dice. */
function beforeRoll({ roll, ...state }: State): State {
  return roll ? { ...state, pending: roll.asked } : state
}

/** What an answer does at a table with dice of its own: it asks for each die that it needs. */
export function doneWithOwnDice(state: State, answer: Answer, act: Act): Work {
  const { roll } = state
  const before = beforeRoll(state)
  const meant = roll?.answer ?? answer
  const dice = roll ? [...roll.dice, fallen(before, answer, roll.dice.length)] : []
  const { work, missing } = carriedOut(before, meant, dice, act)
  // The other dice were told of when they fell.
  work.events.splice(0, roll?.dice.length ?? 0)
  if (!missing || !before.pending) return work
  const waiting = new Work({
    ...before,
    pending: { kind: 'roll', side: missing.side },
    roll: { asked: before.pending, answer: meant, dice },
  })
  waiting.events.push(...work.events)
  waiting.revealed = true
  return waiting
}

const fallen = (before: State, answer: Answer, known: number): number =>
  answer.kind === 'die' ? answer.die : rolled(before.seed, before.dice + known + 1)

/** A die that is due. */
export interface DueDie {
  readonly purpose: DiePurpose
  readonly space: SpaceIndex | null
  /** Dice of the same answer that have fallen. */
  readonly fallen: readonly number[]
  /** The game as far as these dice take it. */
  readonly state: State
}

/** The die that a state waits for; null where it waits for none. */
export function dueDie(state: State, act: Act): DueDie | null {
  const { roll } = state
  if (!roll) return null
  const { work, missing } = carriedOut(beforeRoll(state), roll.answer, roll.dice, act)
  if (!missing) return null
  const { purpose, space } = missing
  return { purpose, space, fallen: roll.dice, state: { ...work.state, pending: state.pending } }
}
