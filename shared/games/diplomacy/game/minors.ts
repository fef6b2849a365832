// Which powers of a table are small ones that another power's player plays, and which are great ones with a player.
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { variantOf } from '../variants/index.ts'

type Agreed = Pick<DiplomacyOptions, 'variant' | 'pairs' | 'passive' | 'neutral'>

/** Whether the table plays by the rule of pairs. Games begun by an earlier version do not. */
export const isPaired = ({ pairs }: Pick<Agreed, 'pairs'>): boolean => (pairs ?? null) !== null

/** Whether a power has no seat of its own at this table, because a great power's player plays it. */
export const isMinor = (options: Pick<Agreed, 'variant' | 'pairs'>, power: PowerId): boolean =>
  isPaired(options) && variantOf(options.variant).minors?.[power] !== undefined

/** The small powers that get a player, in the order of the board. */
export const minorsOf = (options: Agreed): readonly PowerId[] =>
  variantOf(options.variant).board.powers.filter(
    (power) => isMinor(options, power) && !options.passive.includes(power),
  )

/** The great powers that have a player, in the order of the board. */
export const majorsOf = (options: Agreed): readonly PowerId[] =>
  variantOf(options.variant).board.powers.filter(
    (power) =>
      !isMinor(options, power) && !options.passive.includes(power) && options.neutral?.power !== power,
  )
