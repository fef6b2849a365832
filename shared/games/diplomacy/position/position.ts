// A position without its game: the start of a plan or a sandbox.
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Dislodged } from '../rules/outcome.ts'
import type { Ownership } from '../rules/ownership.ts'
import type { DiplomacyView, PhaseRecord } from '../view.ts'
import { movementOf, type Turn } from '../turn.ts'
import { type Lasting, lastingIn } from './lasting.ts'

export interface Position extends Lasting {
  readonly turn: Turn
  readonly units: readonly Unit[]
  /** Units waiting to retreat; only in a retreat phase. */
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** Powers in civil disorder until the next movement phase (R157..R160). */
  readonly disorder: readonly PowerId[]
  /** The side that a neutral power has joined (R176); null before, and where there is none. */
  readonly ally: PowerId | null
}

/** The board as it stands now; while units are placed, as if the first turn began with those that are there. */
export function positionNow(view: DiplomacyView): Position {
  const { units, dislodged, owners, powers, neutral } = view
  const turn = begun(view.turn)
  const disorder = powers.filter(({ status }) => status === 'civil-disorder').map(({ power }) => power)
  return {
    turn,
    units,
    dislodged,
    owners,
    disorder,
    ally: neutral?.ally ?? null,
    ...lastingIn(view),
  }
}

const begun = (turn: Turn): Turn =>
  turn.phase === 'placement' || turn.phase === 'wishes' ? movementOf(turn) : turn

/** The board of a closed phase, before it closed. */
export function positionOf(
  { turn, units, owners, dislodged, lasting }: PhaseRecord,
  ally: PowerId | null,
): Position {
  return {
    turn: begun(turn),
    units,
    // A movement record lists the dislodged units, a retreat record those that waited to retreat.
    dislodged: turn.phase === 'retreats' ? dislodged : [],
    owners,
    disorder: [],
    ally,
    ...lasting,
  }
}
