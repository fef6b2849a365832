// Pools of replacement points in words.
import type { Pool } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { nationName } from './names.ts'
import { t } from './text.ts'

export const poolName = (pool: Pool): string => (pool === 'a' ? t('pool_a') : nationName(pool))

/** Points counted in halves: "2½". */
export const halvedText = (halves: number): string =>
  `${Math.floor(halves / 2) || (halves % 2 ? '' : 0)}${halves % 2 ? '½' : ''}`

/** Points, of which some are counted in halves: "½". */
export const pointsText = (points: number): string => halvedText(points * 2)
