// Where units in hand can go.
import { linesOfSpace } from '../facts/lines.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { Group, Operation, State } from '../state/state.ts'
import { barToGo, barToStop, haltsAt } from './moving.ts'

export interface Reach {
  readonly space: SpaceIndex
  readonly path: readonly SpaceIndex[]
}

/** Where the units in hand can go from here, nearest first, with a shortest way. */
export function reachOf(state: State, operation: Operation, group: Group): readonly Reach[] {
  const found = new Map<SpaceIndex, readonly SpaceIndex[]>()
  let edge: Group[] = [group]
  while (edge.length > 0) {
    const next: Group[] = []
    for (const one of edge)
      for (const { to } of linesOfSpace(one.at)) {
        if (found.has(to) || to === group.at || barToGo(state, operation, one, to) !== null) continue
        const there = {
          ...one,
          at: to,
          left: one.left - 1,
          path: [...one.path, to],
          halted: haltsAt(state, to),
        }
        found.set(to, there.path.slice(group.path.length))
        next.push(there)
      }
    edge = next
  }
  return [...found]
    .filter(([space, path]) => barToStop(state, operation, { ...group, at: space, path }) === null)
    .map(([space, path]) => ({ space, path }))
}
