// A table of one's own, in the page: every power under one hand, nobody else to wait for, any position to start from.
import { keyed } from '../../../kernel/chance.ts'
import type { Unit } from '../board/unit.ts'
import { close } from '../closing.ts'
import { groundFor } from '../ground.ts'
import type { DiplomacyOptions } from '../options.ts'
import type { Ownership } from '../rules/ownership.ts'
import { type DiplomacyState, gameAt } from '../state.ts'
import { firstTurn, nextMovement } from '../turn.ts'

/** What a table agrees on where nobody says otherwise. */
const OPTIONS: DiplomacyOptions = {
  variant: 'standard',
  edition: '2000',
  startYear: 1901,
  victoryCentres: 18,
  victoryBy: 'centres',
  end: { year: null, latest: null, by: 'units' },
  missingSheet: 'holds',
  draw: 'survivors',
  votesFrom: null,
  passive: [],
  sides: [],
  neutral: null,
  groups: [],
  scoring: null,
  hints: 'none',
}

/** The opening position of the standard board. */
export function openingTable(): DiplomacyState {
  const { units, owners } = groundFor(OPTIONS)
  return table(units, owners)
}

/** A position to try things in: no centres are counted, and every turn is a spring. */
export const positionTable = (units: readonly Unit[]): DiplomacyState => table(units, {})

const table = (units: readonly Unit[], owners: Ownership): DiplomacyState =>
  gameAt(OPTIONS, keyed('learning'), {
    turn: firstTurn(OPTIONS.startYear),
    units,
    dislodged: [],
    owners,
    disorder: [],
    ally: null,
  })

/** Ends the phase; in a bare position the next movement phase is a spring again, since centres mean nothing there. */
export function carryOn(state: DiplomacyState): DiplomacyState {
  const next = close(state, []).state
  const bare = Object.keys(state.owners).length === 0
  return bare && next.turn.season === 'fall' && next.turn.phase === 'movement'
    ? { ...next, turn: nextMovement(next.turn) }
    : next
}
