// A board at a moment, cut loose from its game: what a plan or a sandbox begins from.
import type { PowerId } from '../board/ids.ts'
import type { Pacts } from '../declarations/declaration.ts'
import type { Unit } from '../board/unit.ts'
import type { Dislodged } from '../rules/outcome.ts'
import type { Ownership } from '../rules/ownership.ts'
import type { DiplomacyView, PhaseRecord } from '../view.ts'
import type { Turn } from '../turn.ts'

export interface Position {
  readonly turn: Turn
  readonly units: readonly Unit[]
  /** Units waiting to retreat; only in a retreat phase. */
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** Powers in civil disorder until the next movement phase (R157..R160). */
  readonly disorder: readonly PowerId[]
  /** Whose side a neutral power has joined (R176); null before, and where there is none. */
  readonly ally: PowerId | null
  /** What was declared and goes on, where the rules know declarations. */
  readonly pacts?: Pacts
}

/** The board as it stands now. */
export function positionNow(view: DiplomacyView): Position {
  const { turn, units, dislodged, owners, powers, neutral, pacts } = view
  const disorder = powers.filter(({ status }) => status === 'civil-disorder').map(({ power }) => power)
  return {
    turn,
    units,
    dislodged,
    owners,
    disorder,
    ally: neutral?.ally ?? null,
    ...(pacts && { pacts }),
  }
}

/** The board of a closed phase, before it closed. */
export function positionOf({ turn, units, owners, dislodged }: PhaseRecord, ally: PowerId | null): Position {
  return {
    turn,
    units,
    // A movement record lists whom it drove out, a retreat record who was waiting.
    dislodged: turn.phase === 'retreats' ? dislodged : [],
    owners,
    disorder: [],
    ally,
  }
}
