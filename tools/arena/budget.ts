import type { GoOn } from '../../shared/games/diplomacy/bots/stand-in.ts'

/** How long a stand-in may search: a number of steps, the same on every machine, or milliseconds. */
export type Budget =
  { readonly kind: 'steps'; readonly steps: number } | { readonly kind: 'time'; readonly ms: number }

/** The answer to "is there time for another step?" for one sheet. */
export function timekeeper(budget: Budget): GoOn {
  if (budget.kind === 'steps') {
    let left = budget.steps
    return () => left-- > 0
  }
  const end = performance.now() + budget.ms
  return () => performance.now() < end
}
