// What the map follows: what is asked of the reader, else what happens.
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { latestPlace } from '../log/pointed-out.ts'

export interface Followed {
  /** What is asked of the reader; as long as it stays the same, a map that was moved by hand is left there. */
  readonly question: string
  /** Places that must be seen, and those that are seen too where there is room. */
  readonly core: readonly string[]
  readonly wanted: readonly string[]
}

/** What a moment is about on the map; `sought` are the places where the reader's question is answered. */
export function followedIn(
  view: PogView,
  decision: DecisionView | null,
  sought: readonly string[],
): Followed {
  const { battle } = view
  const group = view.operation?.group?.at
  const question = [view.phase, decision?.kind ?? '', battle?.target ?? ''].join(' ')
  if (battle) return { question, core: [battle.target], wanted: sought.length > 0 ? sought : battle.from }
  const at = group ?? (decision ? null : latestPlace(view))
  // The activations settle whether the attack that the side owes can be made: its front is shown (7.1.3).
  const owing = decision?.kind === 'activate' ? decision.owing : []
  return { question, core: at === null ? [] : [at], wanted: owing.length > 0 ? owing : sought }
}

const shots = ({ log }: PogView): number => log.filter(({ kind }) => kind === 'fired').length

/** Whether a battle has been fought and is over now, with a result to be seen. */
export function isFoughtOut(before: PogView, now: PogView): boolean {
  if (!before.battle || before.battle.target === now.battle?.target) return false
  const { attacker, defender } = before.battle.fire
  // The log begins anew with each phase. An attack that was called off had no dice.
  return attacker !== null || defender !== null || now.phase !== before.phase || shots(now) > shots(before)
}
