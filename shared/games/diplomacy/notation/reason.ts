// Why an order came out as it did, as a message key and the texts its sentence names. The words live with the
// languages (resources/messages/*/reading.json); places keep their dictionary form in them, since names decline.
import { assertNever } from '../../../kernel/assert-never.ts'
import { provinceOf } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import { ILLEGALITIES, type Illegality, type OrderResult, type Outcome } from '../rules/outcome.ts'
import type { KeyRule } from '../rules/key-rules.ts'
import type { Order } from '../orders/order.ts'
import { snake } from './message-key.ts'
import { nameOf } from './names/names.ts'
import { writeOrder, writeUnit, type Writing } from './write.ts'

/** What a result may be told as, one for each outcome and, where the reason differs, for each reason. */
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
] as const

const illegalityKey = (why: Illegality) => `reason_illegal_${snake(why)}` as const

/** Keys of the sentences. */
export type ReasonKey = `reason_${(typeof TOLD)[number]}` | ReturnType<typeof illegalityKey>

/** Every key a result can be told by, for whoever checks that all of them have words. */
export const REASON_KEYS: readonly ReasonKey[] = [
  ...TOLD.map((told) => `reason_${told}` as const),
  ...ILLEGALITIES.map(illegalityKey),
]

/** A sentence to be said: its key and its texts, already in the reader's language. */
export interface Reason {
  readonly key: ReasonKey
  readonly params: ReasonParams
  /** The rule that explains the outcome, where one does. */
  readonly rule?: KeyRule
}

/** Texts a sentence may name; those it does not need are empty. */
export interface ReasonParams {
  /** The order, or the unit where nothing was ordered. */
  readonly order: string
  readonly unit: string
  /** Who stood against it: their orders where known, else the units. */
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

/** What can be told: a unit's result, or a line of a sheet that was no unit's order. */
export type Tellable = Pick<
  OrderResult,
  'order' | 'outcome' | 'written' | 'dislodgedBy' | 'disbanded' | 'rule'
> & {
  readonly unit?: Unit
}

/** The sentence that explains a result. A unit that stayed put and was dislodged is told as dislodged. */
export function reasonOf(result: Tellable, telling: Telling): Reason {
  const { outcome } = result
  const lostItsPlace = result.dislodgedBy && ['holds', 'unordered', 'convoys'].includes(outcome.kind)
  return lostItsPlace ? dislodgementOf(result, telling) : reasonFor(result, outcome, telling)
}

const TELL_DISLODGER: readonly ReasonKey[] = [
  'reason_dislodged',
  'reason_powerless',
  'reason_cut_by_dislodgement',
]

/** All there is to say of a result: its reason, and the fate of its unit where that is another matter. */
export function reasonsOf(result: Tellable, telling: Telling): readonly Reason[] {
  const reason = reasonOf(result, telling)
  const dislodged =
    result.dislodgedBy && !TELL_DISLODGER.includes(reason.key) ? dislodgementOf(result, telling) : null
  return [reason, shortfallOf(result, telling), dislodged, lossOf(result, telling)].filter(
    (one) => one !== null,
  )
}

/** "F Tyrrhenian Sea dislodged by F ION - TYS": beside the fate of its order, the fate of the unit. */
function dislodgementOf(result: Tellable, telling: Telling): Reason {
  const by = result.dislodgedBy ? [result.dislodgedBy] : []
  return tell('reason_dislodged', result, telling, { by: doings(by, telling) })
}

/** Why a move was weaker than its supports make believe: some do not count against a unit of their own power. */
function shortfallOf(result: Tellable, telling: Telling): Reason | null {
  const { outcome } = result
  const uncounted = 'uncounted' in outcome ? outcome.uncounted : undefined
  return uncounted ? tell('reason_uncounted', result, telling, { by: units(uncounted, telling) }) : null
}

/**
 * That the unit is off the board, where its outcome does not say so: it was dislodged without a retreat, or its retreat
 * order is refused ("F Brest is therefore disbanded").
 */
export function lossOf(result: Tellable, telling: Telling): Reason | null {
  if (result.disbanded) return tell(`reason_disbands_${snake(result.disbanded)}`, result, telling)
  const refused = result.outcome.kind === 'illegal' || result.outcome.kind === 'invalid'
  return refused && result.order?.kind === 'retreat' ? tell('reason_disbands_refused', result, telling) : null
}

function reasonFor(result: Tellable, outcome: Outcome, telling: Telling): Reason {
  const say = (key: ReasonKey, more?: Partial<ReasonParams>) => tell(key, result, telling, more)
  switch (outcome.kind) {
    case 'holds':
    case 'unordered':
    case 'builds':
    case 'waives':
    case 'retreats':
      return say(`reason_${outcome.kind}`)
    case 'moves':
      return say(outcome.convoyed ? 'reason_moves_convoyed' : 'reason_moves')
    case 'supports':
      return outcome.spares
        ? say('reason_supports_not_against_own', { target: writeUnit(outcome.spares, telling) })
        : say('reason_supports')
    case 'convoys':
      if (outcome.broken) return say('reason_convoys_broken', { fleets: units(outcome.broken, telling) })
      return say(outcome.unlanded ? `reason_convoys_${snake(outcome.unlanded)}` : 'reason_convoys')
    case 'bounced':
      return bounceOf(result, outcome, telling)
    case 'powerless':
      return say('reason_powerless', culprits([outcome.by], telling))
    case 'head-to-head':
      return say('reason_head_to_head', { ...strengths(outcome), ...culprits([outcome.by], telling) })
    case 'own-unit':
      return say('reason_own_unit', { ...strengths(outcome), target: writeUnit(outcome.unit, telling) })
    case 'no-convoy':
      return say('reason_no_convoy')
    case 'convoy-broken':
      return say(outcome.manner === 'attacked' ? 'reason_convoy_broken_attacked' : 'reason_convoy_broken', {
        fleets: listed(outcome.fleets.map(({ fleet }) => writeUnit(fleet, telling))),
        ...culprits(
          outcome.fleets.map(({ by }) => by),
          telling,
        ),
      })
    case 'convoy-attacked':
      return say('reason_convoy_attacked', culprits([outcome.by], telling))
    case 'paradox':
      return say(outcome.policy === 'all-hold' ? 'reason_paradox_all_hold' : 'reason_paradox', {
        fleets: units(outcome.fleets, telling),
      })
    case 'cut':
      return say('reason_cut', culprits([outcome.by], telling))
    case 'cut-by-dislodgement':
      return say('reason_cut_by_dislodgement', culprits([outcome.by], telling))
    case 'unmatched':
      return say(`reason_unmatched_${snake(outcome.did)}`, {
        target: writeUnit(outcome.target, telling),
        ...culprits([outcome.target], telling),
      })
    case 'illegal':
      return say(illegalityKey(outcome.why))
    case 'invalid':
      return say(outcome.why ? `reason_invalid_${snake(outcome.why)}` : 'reason_invalid', {
        text: outcome.text,
      })
    case 'disbands':
      return say(`reason_disbands_${snake(outcome.why)}`)
    case 'retreat-clash':
      return say('reason_retreat_clash', { by: units(outcome.with, telling) })
    case 'removed':
      return say(`reason_removed_${snake(outcome.why)}`)
    default:
      return assertNever(outcome)
  }
}

/** Who stopped a move: a unit that wanted to leave and did not, or a strength that was not overcome. */
function bounceOf(
  result: Tellable,
  outcome: Extract<Outcome, { kind: 'bounced' }>,
  telling: Telling,
): Reason {
  const { order } = result
  const goal = order?.kind === 'move' ? provinceOf(order.to) : null
  const there = outcome.by.find(({ at }) => provinceOf(at) === goal)
  // Nothing helps a unit to stay that is ordered to leave.
  if (there && outcome.by.length === 1 && outcome.against === 1 && goes(there, telling))
    return tell('reason_not_left', result, telling, {
      target: writeUnit(there, telling),
      ...culprits([there], telling),
    })
  // Whatever the unit there was ordered to do, it was in its place that it stood against the move.
  const by = outcome.by.map((unit) => (unit === there ? writeUnit(unit, telling) : doings([unit], telling)))
  return tell(outcome.attack < outcome.against ? 'reason_beaten' : 'reason_bounced', result, telling, {
    ...strengths(outcome),
    by: listed(by),
  })
}

function tell(key: ReasonKey, result: Tellable, telling: Telling, more: Partial<ReasonParams> = {}): Reason {
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

const strengths = ({ attack, against }: { attack: number; against: number }) => ({
  attack: String(attack),
  against: String(against),
})

const culprits = (by: readonly UnitRef[], telling: Telling) => ({ by: doings(by, telling) })

const units = (of: readonly UnitRef[], telling: Telling): string =>
  listed(of.map((unit) => writeUnit(unit, telling)))

/** A culprit that moved is shown with its order, since that is what did it. */
const doings = (of: readonly UnitRef[], telling: Telling): string =>
  listed(
    of.map((unit) =>
      goes(unit, telling) ? writeOrder(goes(unit, telling)!, telling) : writeUnit(unit, telling),
    ),
  )

/** The order of a unit that tried to go somewhere; null for any other, and where the results are not known. */
function goes(unit: UnitRef, { results }: Telling): Order | null {
  const its = results?.find((result) => provinceOf(result.unit.at) === provinceOf(unit.at))
  const tried =
    its?.order?.kind === 'move' && its.outcome.kind !== 'illegal' && its.outcome.kind !== 'invalid'
  return tried ? its.order : null
}

const listed = (texts: readonly string[]): string => [...new Set(texts)].join(', ')
