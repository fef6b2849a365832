// What the map follows: what is asked of the reader, else what happens.
import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { latestPlace } from '../log/pointed-out.ts'

export interface Followed {
  /** What is asked of the reader; as long as it stays the same, a map that was moved by hand is left there. */
  readonly question: string
  /** Places that must be seen, and those that are seen too where there is room. */
  readonly core: readonly string[]
  readonly wanted: readonly string[]
  /** What is kept in sight where the map has to move and there is room for all. */
  readonly also: readonly string[]
  /** Whether one of the wanted places is enough: the next touch follows at once, and nothing may move away from it. */
  readonly steady: boolean
  /** Whether the reader has just touched the map: then what is in sight stays where it is. */
  readonly touched: boolean
  /** Whether the map is made smaller so that all of the wanted places are seen, where they fit. */
  readonly together: boolean
}

/** Questions that come from a touch on the map. */
const TOUCHED: readonly DecisionKind[] = ['attack', 'attackers', 'redeploy', 'redeploy-to']

/**
 * What a moment is about on the map. The reader's question is answered at the places `sought`; since the reader's last
 * round something `happened` at others, which are shown while a card is chosen.
 */
export function followedIn(
  view: PogView,
  decision: DecisionView | null,
  sought: readonly string[],
  happened: readonly string[] = [],
): Followed {
  const { battle } = view
  const group = view.operation?.group?.at
  const question = [view.phase, decision?.kind ?? '', battle?.target ?? ''].join(' ')
  // Units are in hand, on the map or in the redeployment, or have just been put down: whoever moved them looks there still.
  const steady = group !== undefined || decision?.kind === 'redeploy-to' || decision?.kind === 'move'
  const touched = decision !== null && TOUCHED.includes(decision.kind)
  if (battle)
    return {
      question,
      core: [battle.target],
      wanted: sought.length > 0 ? sought : battle.from,
      also: [],
      steady,
      touched,
      together: false,
    }
  const at = group ?? (decision ? null : latestPlace(view))
  // Points are spent anywhere: marks at the edge lead there, and the map stays where somebody looks.
  const isSpent = decision?.kind === 'replace'
  const together = decision?.kind === 'action' && sought.length === 0
  const wanted = together ? happened : isSpent ? [] : sought
  const core = at === null ? [] : [at]
  return { question, core, wanted, also: alsoIn(view, decision), steady, touched, together }
}

/** Whoever chooses what to attack sees the attackers too, and whoever moves on what was moved. */
function alsoIn(view: PogView, decision: DecisionView | null): readonly string[] {
  if (decision?.kind === 'attack') return view.operation?.attacks ?? []
  const last = decision?.kind === 'move' ? latestPlace(view) : null
  return last === null ? [] : [last]
}

const shots = ({ log }: PogView): number => log.filter(({ kind }) => kind === 'fired').length

/** Whether a battle has been fought and is over now, with a result to be seen. */
export function isFoughtOut(before: PogView, now: PogView): boolean {
  if (!before.battle || before.battle.target === now.battle?.target) return false
  const { attacker, defender } = before.battle.fire
  // The log begins anew with each phase. An attack that was called off had no dice.
  return attacker !== null || defender !== null || now.phase !== before.phase || shots(now) > shots(before)
}
