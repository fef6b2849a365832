import type { GoOn } from '../../shared/games/diplomacy/bots/stand-in.ts'

/** How long a stand-in may search: a number of steps, the same on every machine, or milliseconds. */
export type Budget =
  | { readonly kind: 'steps'; readonly steps: number }
  | { readonly kind: 'time'; readonly ms: number }

/** The answer to "is there time for another step?" for one sheet. */
export function timekeeper(budget: Budget): GoOn {
  if (budget.kind === 'steps') {
    let left = budget.steps
    return () => left-- > 0
  }
  const end = performance.now() + budget.ms
  return () => performance.now() < end
}

/** Milliseconds this program has worked, whatever else the machine was doing. */
const worked = (): number => process.cpuUsage().user / 1000

/** Measures how long the steps of one sheet take, and what comes after the last. */
export class Watch {
  private longest = 0
  private asked: number | undefined
  private readonly goOnAsked: GoOn

  constructor(goOn: GoOn) {
    this.goOnAsked = goOn
  }

  readonly goOn: GoOn = () => {
    const now = worked()
    if (this.asked !== undefined) this.longest = Math.max(this.longest, now - this.asked)
    this.asked = now
    return this.goOnAsked()
  }

  /** The longest step and the ending together: what a sheet may take beyond its time. 0 where nothing was searched. */
  overrun(): number {
    return this.asked === undefined ? 0 : this.longest + worked() - this.asked
  }
}
