// Crosses over counters themselves. Their file is fetched where one is drawn.
import type { Arrow } from './arrows.ts'

/** Half the height of a cross over a counter, in design px: as large as the counter where its unit leaves the board. */
const STRIKES_PX = { remove: 14, disband: 11, refused: 8 } as const

/** Half the height of the cross over a unit's own counter, in design px; null for orders that have none there. */
export function strikeOf({ kind, cross }: Pick<Arrow, 'kind' | 'cross'>): number | null {
  const standing = kind === 'hold' || kind === 'build' || kind === 'remove' || kind === 'disband'
  if (!standing) return null
  if (cross) return STRIKES_PX.refused
  return kind === 'remove' || kind === 'disband' ? STRIKES_PX[kind] : null
}
