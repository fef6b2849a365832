import type { Random } from '../../shared/kernel/random.ts'

export const chance = (random: Random, percent: number): boolean => random.below(100) < percent

/** One of the items; undefined where there is none. */
export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length > 0 ? items[random.below(items.length)] : undefined

export const between = (random: Random, [low, high]: readonly [number, number]): number =>
  low + random.below(high - low + 1)
