import { DECLARATION_FAULTS } from './declarations/declaration.ts'
import { HOMES_FAULTS } from './rules/homes.ts'
import { PLACEMENT_FAULTS } from './rules/placement.ts'
import { type Refusal, refusal, type RefusalData } from '../../kernel/refusal.ts'
import { err, type Result } from '../../kernel/result.ts'

/** Every refusal of the game; pages have a sentence for each. */
export const DIPLOMACY_REFUSALS = [
  /** A strike, gift, permission to pass or treaty that cannot be declared. Data: space, power, where they apply. */
  ...DECLARATION_FAULTS,
  /** Declarations belong to the orders of a movement phase. */
  'declare/wrong-phase',
  /** There is no such declaration. */
  'declare/not-declared',
  /** Orders for a turn that has begun or is over. */
  'defer/past',
  /** Orders for a turn too far off. Data: turns. */
  'defer/too-far',
  /** More lines for later turns than are allowed. Data: count. */
  'defer/too-many',
  /** No such line is written for later. */
  'defer/not-written',
  /** A peace that these rules do not have, or that names a power twice, an eliminated one, or one alone. */
  'peace/not-here',
  'peace/twice',
  'peace/not-in-the-game',
  'peace/alone',
  /** The terms give the poles other land, centres or units than they have. */
  'peace/miscounted',
  /** A unit that cannot be placed there, and centres that cannot be named. */
  ...PLACEMENT_FAULTS,
  ...HOMES_FAULTS,
  /** Another power places now. Data: power. */
  'place/not-your-turn',
  /** Units are placed before the first turn alone. */
  'place/over',
  /** A text that places more than the one unit whose turn it is. */
  'place/one-at-a-time',
  /** Home centres are named in the first winter alone. */
  'homes/not-now',
  /** Wishes for small powers are asked for before the first turn alone. */
  'wish/not-now',
  /** Not a small power of this table. Data: power. */
  'wish/not-a-minor',
  /** A small power that is named twice. Data: power. */
  'wish/twice',
  /** A text that names no power, or one that is not known. Data: text. */
  'wish/unknown-power',
  /** Nothing can be written after the end. */
  'game/ended',
  /** The table agreed that no votes to end the game are held before a year. Data: year. */
  'game/votes-later',
  /** No seat of this game commands a power with that id. Data: seat. */
  'seat/unknown',
  /** The seat's powers have nothing to decide in this phase. */
  'sheet/nothing-to-decide',
  'sheet/nothing-to-undo',
  'sheet/nothing-to-redo',
  /** An order of another phase. Data: order (its kind), phase. */
  'order/wrong-phase',
  /** The board has no such space. Data: space. */
  'order/no-such-space',
  /** No unit in that space takes orders now. Data: space. */
  'order/no-such-unit',
  /** The same where one hand holds every power's units. Data: space. */
  'order/nobody-there',
  /** The unit there is another power's. Data: space, power. */
  'order/not-yours',
  /** A line that cannot be read (R49). Data: why (see notation's INVALIDITIES), text, words, places, from, to. */
  'order/not-understood',
  /** The text holds no order at all. */
  'order/nothing-written',
  /** Orders are not read in that language. Data: language. */
  'order/unknown-language',
  /** Two units in one space (R15). Data: space. */
  'position/two-units',
  /** An army at sea, a fleet inland, a fleet without its coast. Data: space, unit. */
  'position/wrong-terrain',
  /** No such space, or no such supply centre. Data: space. */
  'position/no-such-space',
  /** No such power. Data: power. */
  'position/no-such-power',
  /** A saved game of another program without a required field. Data: where (path of the field). */
  'import/not-a-game',
  /** It was played on an unknown board. Data: map. */
  'import/unknown-map',
  /** It has another phase than follows by the rules. Data: phase, expected. */
  'import/wrong-phase',
  /** A place, power or unit that the board does not have. Data: phase, text. */
  'import/unknown-word',
  /** An order that cannot be read. Data: phase, text. */
  'import/unknown-order',
  /** An order that its power could not give as the board stood. Data: phase, text. */
  'import/misplaced-order',
] as const
export type DiplomacyRefusal = (typeof DIPLOMACY_REFUSALS)[number]

/** Refuses by code, with the facts its sentence needs. */
export const refuse = (code: DiplomacyRefusal, data?: RefusalData): Result<never, Refusal> =>
  err(refusal(code, data))
