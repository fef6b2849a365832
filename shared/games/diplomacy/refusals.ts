import { DECLARATION_FAULTS } from './declarations/declaration.ts'
import { HOMES_FAULTS } from './rules/homes.ts'
import { PLACEMENT_FAULTS } from './rules/placement.ts'
import { type Refusal, refusal, type RefusalData } from '../../kernel/refusal.ts'
import { err, type Result } from '../../kernel/result.ts'

/** Every reason the game gives for not doing something; pages have a sentence for each. */
export const DIPLOMACY_REFUSALS = [
  /** A strike, gift, leave to pass or treaty that cannot be declared. Data: space, power, as it concerns. */
  ...DECLARATION_FAULTS,
  /** Declarations belong to the orders of a movement phase. */
  'declare/wrong-phase',
  /** Nothing of the kind is declared. */
  'declare/not-declared',
  /** Orders for a turn that has begun or is over. */
  'defer/past',
  /** Orders for a turn too far off. Data: turns. */
  'defer/too-far',
  /** More lines for later turns than are kept. Data: count. */
  'defer/too-many',
  /** No such line is written for later. */
  'defer/not-written',
  /** A peace that ends the game, where these rules have none; that names a power twice, one that is out, or one alone. */
  'peace/not-here',
  'peace/twice',
  'peace/not-in-the-game',
  'peace/alone',
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
  /** Nothing is written after the end. */
  'game/ended',
  /** The table agreed on no votes to end the game before a year. Data: year. */
  'game/votes-later',
  /** No seat of this game commands anything under that name. Data: seat. */
  'seat/unknown',
  /** The seat's powers have nothing to decide in this phase. */
  'sheet/nothing-to-decide',
  'sheet/nothing-to-undo',
  'sheet/nothing-to-redo',
  /** An order of another phase. Data: order (its kind), phase. */
  'order/wrong-phase',
  /** The board has no such space. Data: space. */
  'order/no-such-space',
  /** No unit there takes orders now. Data: space. */
  'order/no-such-unit',
  /** The same where one hand holds every power's units. Data: space. */
  'order/nobody-there',
  /** The unit there is another power's. Data: space, power. */
  'order/not-yours',
  /** A line nobody understands (R49). Data: why (see notation's INVALIDITIES), text, words, places, from, to. */
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
  /** A saved game of another program that lacks something a saved game has. Data: where (path of the field). */
  'import/not-a-game',
  /** It was played on a board that is not known here. Data: map. */
  'import/unknown-map',
  /** It tells of another phase than follows by the rules. Data: phase, expected. */
  'import/wrong-phase',
  /** A place, power or unit that the board has not. Data: phase, text. */
  'import/unknown-word',
  /** An order nobody understands. Data: phase, text. */
  'import/unknown-order',
] as const
export type DiplomacyRefusal = (typeof DIPLOMACY_REFUSALS)[number]

/** Refuses by code, with the facts its sentence needs. */
export const refuse = (code: DiplomacyRefusal, data?: RefusalData): Result<never, Refusal> =>
  err(refusal(code, data))
