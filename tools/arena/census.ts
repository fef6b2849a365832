// Counts in every spring of a game: fleets, armies, and powers that have become large.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { PublicPosition } from '../../shared/games/diplomacy/bots/public-position.ts'

const LARGE = 14

export class Census {
  private readonly units = new Map<PowerId, number>()
  private readonly fleets = new Map<PowerId, number>()
  private readonly large = new Map<PowerId, number>()

  /** Counts a position, if it is a spring's. */
  take({ turn, units, owners }: PublicPosition): void {
    if (turn.season !== 'spring' || turn.phase !== 'movement') return
    for (const { power, type } of units) {
      this.units.set(power, (this.units.get(power) ?? 0) + 1)
      if (type === 'F') this.fleets.set(power, (this.fleets.get(power) ?? 0) + 1)
    }
    const centres = new Map<PowerId, number>()
    for (const power of Object.values(owners)) centres.set(power, (centres.get(power) ?? 0) + 1)
    for (const [power, count] of centres)
      if (count >= LARGE && !this.large.has(power)) this.large.set(power, turn.year)
  }

  /** The part of fleets by power, and the first spring in which each was large. */
  figures(): { fleets: Record<PowerId, number>; fourteen: Partial<Record<PowerId, number>> } {
    const fleets = [...this.units].map(([power, units]) => [power, (this.fleets.get(power) ?? 0) / units])
    return {
      fleets: Object.fromEntries(fleets) as Record<PowerId, number>,
      fourteen: Object.fromEntries(this.large),
    }
  }
}
