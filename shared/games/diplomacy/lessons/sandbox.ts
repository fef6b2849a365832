// A sandbox table in the page: one hand for every power, no other players, any position to start from.
import { keyed } from '../../../kernel/chance.ts'
import type { Unit } from '../board/unit.ts'
import { close } from '../game/closing.ts'
import { openingOf } from '../options/opening.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { type DiplomacyState, gameAt } from '../game/state.ts'
import { nextMovement } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import { variantOf } from '../variants/index.ts'
import { USUAL_VARIANT } from '../variants/usual.ts'

const { calendar, victory } = variantOf(USUAL_VARIANT)

/** The default options of a table. */
const OPTIONS: DiplomacyOptions = {
  variant: USUAL_VARIANT,
  edition: '2000',
  startYear: calendar.first.year,
  victoryCentres: victory.alone,
  victoryBy: 'centres',
  end: { year: null, latest: null, by: 'units' },
  timeOut: null,
  aboutEqual: 20,
  missingSheet: 'holds',
  draw: 'survivors',
  votesFrom: null,
  passive: [],
  sides: [],
  neutral: null,
  groups: [],
  reinforcements: [],
  collapses: [],
  placement: null,
  scoring: null,
  hints: 'none',
  pairs: null,
  typed: 'own',
}

/** The board of all lessons. */
export const LESSON_BOARD = compiledFor(OPTIONS)

/** The numbers that lessons and the reference of rules need: its powers, its centres, and how many win. */
export const LESSON_NUMBERS = {
  powers: LESSON_BOARD.powers.length,
  centres: variantOf(USUAL_VARIANT).board.spaces.filter(({ centre }) => centre).length,
  win: victory.alone,
}

const OPENING = openingOf(OPTIONS)
const CHANCE = keyed('learning')

/** The opening position of the lessons' board. */
export const openingTable = (): DiplomacyState => gameAt(OPTIONS, CHANCE, OPENING)

/** A position to try orders in: no centres are counted, and every turn is a spring. */
export const positionTable = (units: readonly Unit[]): DiplomacyState =>
  gameAt(OPTIONS, CHANCE, { ...OPENING, units, owners: {} })

/** Ends the phase; in a bare position the next movement phase is a spring again, since centres do not count there. */
export function carryOn(state: DiplomacyState): DiplomacyState {
  const next = close(state, [])
  const bare = Object.keys(state.owners).length === 0
  return bare && next.turn.season === 'fall' && next.turn.phase === 'movement'
    ? { ...next, turn: nextMovement(next.turn) }
    : next
}
