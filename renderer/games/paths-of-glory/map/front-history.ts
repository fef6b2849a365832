// How the front has moved: which places have changed hands, and when for the last time.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { turnOf } from '../words/phase-text.ts'

export interface Taken {
  readonly place: string
  /** Who took it, and holds it since. */
  readonly side: SideName
  readonly turn: number
}

/** Every place that has changed hands in these phases, also one that came back to whom it belonged to. */
export function takenIn(phases: readonly PhaseLog[]): readonly Taken[] {
  const last = new Map<string, Taken>()
  for (const { phase, entries } of phases) {
    const turn = turnOf(phase)
    if (turn === null) continue
    for (const entry of entries)
      // A place falls to whoever enters it, or to the enemy for want of supply (14.3.6).
      if (entry.kind === 'held' || entry.kind === 'turned')
        last.set(entry.space, { place: entry.space, side: entry.side, turn })
  }
  return [...last.values()]
}
