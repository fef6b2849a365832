import { neighbours } from './board.ts'
import type { Unit } from './units-and-orders.ts'

/** Fleets, by index, that carry an army from coast to coast and none of which could be left out. */
export type Chain = readonly number[]

/** Every chain from one coastal province to another over the given fleets that holds no needless fleet. */
export const chains = (
  units: readonly Unit[],
  fleets: readonly number[],
  from: string,
  to: string,
): Chain[] => {
  const near = (index: number, province: string) => neighbours(units[index]?.province ?? '').has(province)
  const found: Chain[] = []
  const extend = (chain: Chain): void => {
    const last = chain.at(-1)
    if (last !== undefined && near(last, to)) {
      found.push(chain)
      return
    }
    for (const next of fleets) {
      if (chain.includes(next) || units[next]?.province === to) continue
      if (last === undefined ? near(next, from) : near(next, units[last]?.province ?? ''))
        extend([...chain, next])
    }
  }
  extend([])
  return found.filter((chain) => !found.some((other) => other !== chain && isWithin(other, chain)))
}

const isWithin = (small: Chain, large: Chain): boolean =>
  small.length < large.length && small.every((fleet) => large.includes(fleet))
