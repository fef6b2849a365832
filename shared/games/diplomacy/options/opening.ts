import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyOptions } from './options.ts'
import type { Position } from '../position/position.ts'
import { variantOf } from '../variants/index.ts'

/** The position a game begins with: the variant's first turn in the year of the options, everybody at home. */
export function openingOf({ variant, startYear }: Pick<DiplomacyOptions, 'variant' | 'startYear'>): Position {
  const { units, owners } = compiledFor({ variant })
  const turn = { ...variantOf(variant).calendar.first, year: startYear }
  return { turn, units, dislodged: [], owners, disorder: [], ally: null }
}
