// What a hand takes up on the map: the counter under it, or from beside the counters the whole stack. The host says
// what may be taken; nothing here knows why.
import type { Answer, DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Hit } from '../map/hit.ts'
import { heldIn, placeOf } from '../map/position-of.ts'
import { spotOf } from './answering.ts'

export interface Carried {
  readonly from: string
  readonly units: readonly string[]
  /** The answer that takes them in hand; null where they are in hand already. */
  readonly taking: Answer | null
}

/** Questions of where the units in hand go. */
const IN_HAND: readonly DecisionKind[] = ['march', 'redeploy-to']
export const isInHand = (decision: DecisionView | null): boolean =>
  decision !== null && IN_HAND.includes(decision.kind)

/** Units that retreat or advance are named with each way: nothing has to be taken in hand first. */
const unitsOnWay = (answer: Answer): readonly string[] | null =>
  answer.kind === 'retreat' ? [answer.unit] : answer.kind === 'advance' ? answer.units : null

/** The answers in which exactly these units go a way that ends in the place. */
export const waysTo = (
  { answers }: DecisionView,
  units: readonly string[],
  place: string,
): readonly Answer[] =>
  answers.filter(
    (answer) =>
      (answer.kind === 'retreat' || answer.kind === 'advance') &&
      answer.path.at(-1) === place &&
      unitsOnWay(answer)?.join() === units.join(),
  )

/** The units that a hand takes up by one of their counters, or all that go together from beside the counters. */
function carriedOnWay(view: PogView, { answers }: DecisionView, { place, counter }: Hit): Carried | null {
  const groups = new Map(
    answers.flatMap((answer) => {
      const units = unitsOnWay(answer)
      const [unit] = units ?? []
      return units && unit !== undefined && placeOf(view, unit) === place ? [[units.join(), units]] : []
    }),
  )
  const fit = [...groups.values()].filter((units) => counter === null || units.includes(counter))
  const [units, other] = fit.toSorted((a, b) => a.length - b.length)
  return units && (counter !== null || !other) ? { from: place, units, taking: null } : null
}

/** What is taken up there; null where a hand moves the map instead. */
export function carriedFrom(view: PogView, decision: DecisionView | null, hit: Hit): Carried | null {
  if (!decision) return null
  if (decision.kind === 'retreat' || decision.kind === 'advance') return carriedOnWay(view, decision, hit)
  const { place, counter } = hit
  if (isInHand(decision)) {
    const units = heldIn(view)
    return units.some((unit) => placeOf(view, unit) === place) ? { from: place, units, taking: null } : null
  }
  const takes = decision.answers
    .flatMap((answer) => {
      if (answer.kind !== 'take' && answer.kind !== 'redeploy') return []
      const { place: from, units } = spotOf(answer, view)
      return from === place ? [{ from, units, taking: answer }] : []
    })
    .toSorted((a, b) => a.units.length - b.units.length)
  if (counter !== null) return takes.find(({ units }) => units.includes(counter)) ?? null
  // Units are redeployed one at a time: without one under the hand nobody knows which.
  const alone = takes.length === 1 || takes.at(-1)?.taking.kind === 'take'
  return alone ? (takes.at(-1) ?? null) : null
}
