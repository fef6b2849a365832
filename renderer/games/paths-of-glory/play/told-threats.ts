// What the enemy might cut off is told in the phase in which it becomes true, and not in every round after it: with one
// more unit in danger it is told again.
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Leaving } from './leaves-behind.ts'

export class ToldThreats {
  /** The phase in which each danger was told first, by what it is about and for whom. */
  readonly #since = new Map<string, string>()

  /**
   * The lines that are told now. `areAll` says whether they are all that is so; a danger that is over is told again should
   * it come back.
   */
  untold(
    { phase }: Pick<PogView, 'phase'>,
    side: string,
    leavings: readonly Leaving[],
    areAll: boolean,
  ): readonly Leaving[] {
    const dangersOf = ({ kind, key, units }: Leaving) =>
      kind === 'threat' ? units.map((unit) => `${side} ${key} ${unit}`) : []
    const now = new Set(leavings.flatMap(dangersOf))
    if (areAll)
      for (const danger of this.#since.keys())
        if (danger.startsWith(`${side} `) && !now.has(danger)) this.#since.delete(danger)
    for (const danger of now) if (!this.#since.has(danger)) this.#since.set(danger, phase)
    return leavings.filter(
      (leaving) =>
        leaving.kind !== 'threat' || dangersOf(leaving).some((danger) => this.#since.get(danger) === phase),
    )
  }
}
