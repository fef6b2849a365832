// Why an order came out as it did, as a message key and the texts its sentence names.
import { assertNever } from '../../../kernel/assert-never.ts'
import { provinceOf } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import type { Order } from '../orders/order.ts'
import type { Outcome } from '../rules/outcome.ts'
import { snake } from './message-key.ts'
import {
  illegalityKey,
  tell,
  type Reason,
  type ReasonKey,
  type ReasonParams,
  type Tellable,
  type Telling,
} from './telling.ts'
import { writeOrder, writeUnit } from './write.ts'

/** The sentence that explains a result. A unit that stayed put and was dislodged is reported as dislodged. */
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

/** The full report on a result: its reason, and the fate of its unit where that is not the same. */
export function reasonsOf(result: Tellable, telling: Telling): readonly Reason[] {
  const reason = reasonOf(result, telling)
  const dislodged =
    result.dislodgedBy && !TELL_DISLODGER.includes(reason.key) ? dislodgementOf(result, telling) : null
  return [reason, shortfallOf(result, telling), dislodged, lossOf(result, telling)].filter(
    (one) => one !== null,
  )
}

/** "F Tyrrhenian Sea dislodged by F ION - TYS": the fate of the unit beside that of its order. */
function dislodgementOf(result: Tellable, telling: Telling): Reason {
  const by = result.dislodgedBy ? [result.dislodgedBy] : []
  return tell('reason_dislodged', result, telling, { by: doings(by, telling) })
}

/** Why a move was weaker than its supports suggest: some do not count against a unit of their own power. */
function shortfallOf(result: Tellable, telling: Telling): Reason | null {
  const { outcome } = result
  const uncounted = 'uncounted' in outcome ? outcome.uncounted : undefined
  return uncounted ? tell('reason_uncounted', result, telling, { by: units(uncounted, telling) }) : null
}

/**
 * Says that the unit is off the board where its outcome does not: it was dislodged without a retreat, or its retreat
 * order was illegal ("F Brest is therefore disbanded").
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
      return say(`reason_${outcome.kind}`)
    case 'retreats':
      return say(outcome.lot ? 'reason_retreats_lot' : 'reason_retreats')
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

/** What stopped a move: a unit that tried to leave and did not, or a strength that was not overcome. */
function bounceOf(
  result: Tellable,
  outcome: Extract<Outcome, { kind: 'bounced' }>,
  telling: Telling,
): Reason {
  const { order } = result
  const goal = order?.kind === 'move' ? provinceOf(order.to) : null
  const there = outcome.by.find(({ at }) => provinceOf(at) === goal)
  // A unit that is ordered to leave gets no support to stay.
  if (there && outcome.by.length === 1 && outcome.against === 1 && goes(there, telling))
    return tell('reason_not_left', result, telling, {
      target: writeUnit(there, telling),
      ...culprits([there], telling),
    })
  // Whatever the unit there was ordered to do, it defended its own place against the move.
  const by = outcome.by.map((unit) => (unit === there ? writeUnit(unit, telling) : doings([unit], telling)))
  return tell(outcome.attack < outcome.against ? 'reason_beaten' : 'reason_bounced', result, telling, {
    ...strengths(outcome),
    by: listed(by),
  })
}

const strengths = ({ attack, against }: { attack: number; against: number }) => ({
  attack: String(attack),
  against: String(against),
})

const culprits = (by: readonly UnitRef[], telling: Telling) => ({ by: doings(by, telling) })

const units = (of: readonly UnitRef[], telling: Telling): string =>
  listed(of.map((unit) => writeUnit(unit, telling)))

/** A culprit that moved is shown with its order, since the order is the cause. */
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
