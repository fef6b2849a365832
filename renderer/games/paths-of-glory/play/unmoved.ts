// Places that were activated to move and are still unused: the operations that paid for them would be lost.
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { placeOf } from '../map/position-of.ts'

/** Places from which a unit still may move and none has, nor digs there; none outside of moves. */
export function unmovedPlaces(
  view: Pick<PogView, 'operation' | 'units' | 'log'>,
  { kind, answers }: Pick<DecisionView, 'kind' | 'answers'>,
): readonly string[] {
  if (kind !== 'move') return []
  const movable = answers.flatMap((answer) =>
    answer.kind === 'take' ? answer.units : answer.kind === 'entrench' ? [answer.unit] : [],
  )
  const moves = view.log.slice(view.log.findLastIndex((entry) => entry.kind === 'moves-restarted') + 1)
  const used = [
    ...moves.map((entry) => (entry.kind === 'moved' ? entry.from : undefined)),
    ...(view.operation?.digging ?? []).map((unit) => placeOf(view, unit)),
  ]
  const places = movable.flatMap((unit) => placeOf(view, unit) ?? [])
  return [...new Set(places)].filter((place) => !used.some((one) => one === place))
}
