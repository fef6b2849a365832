// Where units in hand can go, and why not elsewhere.
import { linesOfSpace } from '../facts/lines.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { Bar } from '../refusals.ts'
import type { Group, Operation, State } from '../state/state.ts'
import { barToGo, barToStop } from './bars.ts'
import { steppedTo } from './group.ts'

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
        const there = steppedTo(state, one, to)
        found.set(to, there.path.slice(group.path.length))
        next.push(there)
      }
    edge = next
  }
  return [...found]
    .filter(([space, path]) => barToStop(state, operation, { ...group, at: space, path }) === null)
    .map(([space, path]) => ({ space, path }))
}

/** A shortest way over lines from one place to another, whoever stands on it; null where no line leads there. */
function shortestWay(from: SpaceIndex, to: SpaceIndex): readonly SpaceIndex[] | null {
  const found = new Map<SpaceIndex, readonly SpaceIndex[]>([[from, []]])
  for (const [at, path] of found)
    for (const line of linesOfSpace(at)) {
      if (line.kind === 'landing' || found.has(line.to)) continue
      const way = [...path, line.to]
      if (line.to === to) return way
      found.set(line.to, way)
    }
  return null
}

/** Why the units in hand do not come to a place, and the place of the first step that they may not make. */
export function barOnTheWay(
  state: State,
  operation: Operation,
  group: Group,
  to: SpaceIndex,
): { readonly bar: Bar; readonly space: SpaceIndex } {
  const way = shortestWay(group.at, to)
  if (!way) return { bar: 'no-line', space: to }
  if (way.length > group.left && group.left > 0 && !group.halted) return { bar: 'too-far', space: to }
  let now = group
  for (const space of way) {
    const bar = barToGo(state, operation, now, space)
    if (bar) return { bar, space }
    now = steppedTo(state, now, space)
  }
  return { bar: barToStop(state, operation, now) ?? 'no-line', space: to }
}
