import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyOptions } from './options.ts'
import { EDITIONS } from '../editions/edition.ts'
import type { Position } from '../position/position.ts'
import { variantOf } from '../variants/index.ts'

type Opened = Pick<DiplomacyOptions, 'variant' | 'edition' | 'startYear'>

const EMPTY = { units: [], dislodged: [], owners: {}, disorder: [], ally: null } as const

/**
 * The position a game begins with: the variant's first turn in the year of the options, everybody at home; or an empty
 * board, and the units to be placed before that turn.
 */
export function openingOf({ variant, edition, startYear }: Opened): Position {
  const turn = { ...variantOf(variant).calendar.first, year: startYear }
  const placed = EDITIONS[edition].policies.openingUnits === 'placed-in-turn'
  if (placed) return { ...EMPTY, turn: { ...turn, phase: 'placement' } }
  const { units, owners } = compiledFor({ variant })
  return { ...EMPTY, turn, units, owners }
}
