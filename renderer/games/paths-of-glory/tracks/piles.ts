import type { Counter } from '../map/position.ts'

/** Counters that are alike, with how many there are. */
export interface Pile {
  readonly key: string
  readonly first: Counter
  readonly all: readonly Counter[]
}

/** Groups counters by kind and strength, in the order of the first of each group. */
export function pilesOf(counters: readonly Counter[]): readonly Pile[] {
  const piles = new Map<string, Counter[]>()
  for (const counter of counters) {
    const key = `${counter.kind} ${counter.reduced}`
    piles.set(key, [...(piles.get(key) ?? []), counter])
  }
  return [...piles].flatMap(([key, all]) => (all[0] ? [{ key, first: all[0], all }] : []))
}
