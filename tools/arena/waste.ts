// Counts orders that led to nothing: moves that failed, those of them that nobody supported, and those that had failed
// from the same place to the same goal in the movement phase before.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { succeeded } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../shared/games/diplomacy/view.ts'

export interface Wasted {
  readonly moves: number
  readonly failed: number
  readonly unsupported: number
  readonly repeated: number
}

export const NONE_WASTED: Wasted = { moves: 0, failed: 0, unsupported: 0, repeated: 0 }

export const plus = (a: Wasted, b: Wasted): Wasted => ({
  moves: a.moves + b.moves,
  failed: a.failed + b.failed,
  unsupported: a.unsupported + b.unsupported,
  repeated: a.repeated + b.repeated,
})

export class Waste {
  private readonly counted = new Map<PowerId, Wasted>()
  /** Moves that failed in the last movement phase, as `POWER PLACE GOAL`. */
  private before: ReadonlySet<string> = new Set()
  /** The record that was counted last, by its index. */
  private last = -1

  /** Counts a closed phase, if it is one of movement and was not counted. */
  take({ index, turn, results }: PhaseRecord): void {
    if (turn.phase !== 'movement' || index === this.last) return
    this.last = index
    const failed = new Set<string>()
    const supported = new Set(
      results.flatMap(({ order }) =>
        order?.kind === 'support-move' ? [`${order.target.at} ${order.to}`] : [],
      ),
    )
    for (const result of results) {
      const { order, unit } = result
      if (order?.kind !== 'move') continue
      const its = this.counted.get(unit.power) ?? NONE_WASTED
      const key = `${unit.power} ${unit.at} ${order.to}`
      const inVain = !succeeded(result)
      if (inVain) failed.add(key)
      const move: Wasted = {
        moves: 1,
        failed: Number(inVain),
        unsupported: Number(inVain && !supported.has(`${unit.at} ${order.to}`)),
        repeated: Number(inVain && this.before.has(key)),
      }
      this.counted.set(unit.power, plus(its, move))
    }
    this.before = failed
  }

  /** By power, as far as it ordered a move. */
  figures(): ReadonlyMap<PowerId, Wasted> {
    return this.counted
  }
}
