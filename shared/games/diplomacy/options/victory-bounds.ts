import type { PowerId } from '../board/ids.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyOptions } from './options.ts'

/** How many centres or units may win: more than any side begins with (R27), and no more than the board has. */
export function victoryBounds(options: Pick<DiplomacyOptions, 'variant' | 'sides'>): {
  readonly least: number
  readonly most: number
} {
  const { board, powers, units } = compiledFor(options)
  const countOf = (side: readonly PowerId[]) => units.filter(({ power }) => side.includes(power)).length
  const sides = [...powers.map((power) => [power]), ...options.sides]
  return { least: Math.max(...sides.map(countOf)) + 1, most: [...board.centres].length }
}
