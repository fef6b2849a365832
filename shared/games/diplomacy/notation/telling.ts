// Reports about an order, as a message key and the texts its sentence names. The messages are in
// resources/messages/*/outcomes.json; places keep their dictionary form in them, since names decline.
import type { Unit } from '../board/unit.ts'
import type { Order } from '../orders/order.ts'
import type { KeyRule } from '../rules/key-rules.ts'
import { type OrderResult } from '../rules/outcome.ts'
import { ILLEGALITIES, type Illegality } from '../orders/illegality.ts'
import { snake } from './message-key.ts'
import { nameOf } from './names/names.ts'
import { writeOrder, writeUnit, type Writing } from './write.ts'

/** The possible reports of a result: one for each outcome and, where the reason differs, for each reason. */
const TOLD = [
  'holds',
  'unordered',
  'moves',
  'moves_convoyed',
  'supports',
  'supports_not_against_own',
  'convoys',
  'convoys_broken',
  'convoys_held_off',
  'convoys_paradox',
  'dislodged',
  'bounced',
  'beaten',
  'not_left',
  'powerless',
  'head_to_head',
  'own_unit',
  'uncounted',
  'no_convoy',
  'convoy_broken',
  'convoy_broken_attacked',
  'convoy_attacked',
  'paradox',
  'paradox_all_hold',
  'cut',
  'cut_by_dislodgement',
  'unmatched_held',
  'unmatched_moved',
  'unmatched_moved_elsewhere',
  'unmatched_went_by_land',
  'unmatched_had_no_convoy',
  'unmatched_had_no_legal_order',
  'invalid',
  'invalid_convoyed_support',
  'retreats',
  'retreats_lot',
  'disbands_ordered',
  'disbands_unordered',
  'disbands_nowhere',
  'disbands_refused',
  'disbands_civil_disorder',
  'retreat_clash',
  'builds',
  'waives',
  'removed_ordered',
  'removed_too_few_orders',
  'removed_civil_disorder',
  'removed_lot',
] as const

export const illegalityKey = (why: Illegality) => `reason_illegal_${snake(why)}` as const

/** Keys of the sentences. */
export type ReasonKey = `reason_${(typeof TOLD)[number]}` | ReturnType<typeof illegalityKey>

/** All keys of results, so that a test can check that each has a message. */
export const REASON_KEYS: readonly ReasonKey[] = [
  ...TOLD.map((told) => `reason_${told}` as const),
  ...ILLEGALITIES.map(illegalityKey),
]

/** A sentence: its key and its texts, already in the reader's language. */
export interface Reason {
  readonly key: ReasonKey
  readonly params: ReasonParams
  /** The rule that explains the outcome, where one does. */
  readonly rule?: KeyRule
}

/** Texts that a sentence may name; unused ones are empty. */
export interface ReasonParams {
  /** The order, or the unit where nothing was ordered. */
  readonly order: string
  readonly unit: string
  /** The units that opposed it: their orders where known, else the units. */
  readonly by: string
  /** The unit supported or convoyed. */
  readonly target: string
  readonly place: string
  /** Fleets concerned. */
  readonly fleets: string
  /** Strengths. */
  readonly attack: string
  readonly against: string
  /** Text as typed. */
  readonly text: string
}

/** How the sentence is to be written, and the other results of the phase: with them culprits show their orders. */
export interface Telling extends Omit<Writing, 'nationalities'> {
  readonly results?: readonly OrderResult[]
}

/** The subject of a report: a unit's result, or a line of a sheet that was no unit's order. */
export type Tellable = Pick<
  OrderResult,
  'order' | 'outcome' | 'written' | 'dislodgedBy' | 'disbanded' | 'rule'
> & {
  readonly unit?: Unit
}

/** A sentence about an order or its unit; `more` are texts that neither of them names. */
export function tell(
  key: ReasonKey,
  result: Tellable,
  telling: Telling,
  more: Partial<ReasonParams> = {},
): Reason {
  const { order, rule } = result
  const about = result.unit ?? (order && 'unit' in order ? order.unit : undefined)
  const goal = order && 'to' in order ? order.to : about?.at
  const unit = about ? writeUnit(about, telling) : ''
  const params: ReasonParams = {
    order: order ? writeOrder(order, telling) : unit,
    unit,
    by: '',
    target: order && 'target' in order ? writeUnit(order.target, telling) : '',
    place: goal ? nameOf(telling, goal, telling.style === 'codes' ? 'code' : 'full') : '',
    fleets: '',
    attack: '',
    against: '',
    text: result.written ?? '',
    ...more,
  }
  return rule === undefined ? { key, params } : { key, params, rule }
}

/** Why an order is refused, before anything was tried. */
export const illegalityOf = (
  order: Order,
  why: Illegality,
  unit: Unit | undefined,
  telling: Telling,
): Reason =>
  tell(illegalityKey(why), { order, outcome: { kind: 'illegal', why }, ...(unit && { unit }) }, telling)
