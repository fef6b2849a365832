// A second, slow way to find what a side can take or besiege by moves alone: the engine is asked for every legal answer
// of the enemy's moves, from one place at a time.
import { newOperation } from '../../shared/games/paths-of-glory/activation/activating.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import type { Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { type SpaceIndex, spaceId, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { unitId } from '../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { countAt } from '../../shared/games/paths-of-glory/state/stacks.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import type { Raid } from '../../shared/games/paths-of-glory/threats/raids.ts'

const same = (answer: Answer) => {
  const written = JSON.stringify(answer)
  return (other: Answer) => JSON.stringify(other) === written
}

/** The state in which a side begins an operation. */
const acting = (state: State, side: Side, budget: number): State => ({
  ...state,
  side,
  pending: { kind: 'activate', side },
  operation: newOperation(budget),
  battle: null,
  redeployment: null,
  eventWork: null,
})

/** Places that the first board's enemy has lost on the second one, or whose fort is besieged there. */
const lostBetween = ({ board }: State, after: State): readonly SpaceIndex[] =>
  SPACES.flatMap(({ index }) =>
    after.board.holder[index] !== board.holder[index] ||
    (after.board.besieged.includes(index) && !board.besieged.includes(index))
      ? [index]
      : [],
  )

/** What a side takes or besieges by any move of units that stand in one place together. */
export function slowlyLost(state: State, side: Side, budget: number): ReadonlySet<SpaceIndex> {
  const lost = new Set<SpaceIndex>()
  const begun = acting(state, side, budget)
  for (const { index, id } of SPACES) {
    if (countAt(state.board, index, side) === 0) continue
    const activate: Answer = { kind: 'activate', space: id, for: 'move' }
    if (!answersOf(begun).some(same(activate))) continue
    const moving = does(does(begun, activate).state, { kind: 'done' }).state
    for (const take of answersOf(moving)) if (take.kind === 'take') march(does(moving, take).state)
  }
  return lost

  function march(taken: State): void {
    const seen = new Set<string>()
    const walk = (now: State): void => {
      const { group } = now.operation ?? {}
      const key = `${group?.at} ${group?.left} ${group?.halted}`
      if (seen.has(key)) return
      seen.add(key)
      for (const answer of answersOf(now)) {
        if (answer.kind !== 'go' && answer.kind !== 'stop') continue
        const after = does(now, answer).state
        for (const space of lostBetween(state, after)) lost.add(space)
        if (answer.kind === 'go') walk(after)
      }
    }
    walk(taken)
  }
}

/** What a side takes or besieges by these moves; null where the engine refuses one, or the end of the moves. */
export function lostBy(
  state: State,
  side: Side,
  budget: number,
  raids: readonly Raid[],
): readonly SpaceIndex[] | null {
  const from = new Set(raids.map(({ unit }) => state.board.at[unit] as number))
  const answers: readonly Answer[] = [
    ...[...from].map((space): Answer => ({ kind: 'activate', space: spaceId(space), for: 'move' })),
    { kind: 'done' },
    ...raids.flatMap(({ unit, path }): readonly Answer[] => [
      { kind: 'take', units: [unitId(unit)] },
      ...path.map((space): Answer => ({ kind: 'go', space: spaceId(space) })),
      { kind: 'stop' },
    ]),
  ]
  let now = acting(state, side, budget)
  for (const answer of answers) {
    if (!answersOf(now).some(same(answer))) return null
    now = does(now, answer).state
  }
  return answersOf(now).some(same({ kind: 'done' })) ? lostBetween(state, now) : null
}
