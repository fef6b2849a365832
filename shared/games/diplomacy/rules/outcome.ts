// The outcome of an order. An outcome names its culprit; success is derived from it, never stored beside it.
import { assertNever } from '../../../kernel/assert-never.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Illegality } from '../orders/illegality.ts'
import type { Order } from '../orders/order.ts'
import type { KeyRule } from './key-rules.ts'

/** The strength of a move, and the strength against it. */
interface Strengths {
  readonly attack: number
  readonly against: number
  /** Supports left out of `attack`: a power's units do not help to dislodge a unit of their own power (R125). */
  readonly uncounted?: readonly Unit[]
}

/** Why an army stayed ashore although its convoy was not broken. */
export type Unlanded = 'held-off' | 'paradox'

/** What is wrong with text that is understood and can be no order: a support goes nowhere (000:486). */
export type Misorder = 'convoyed-support'

export type Outcome =
  | { readonly kind: 'holds' }
  /** No order was written: it holds (R47). */
  | { readonly kind: 'unordered' }
  | { readonly kind: 'moves'; readonly convoyed: boolean }
  /** `spares`: the unit of its own power that it does not help to dislodge (R125); for all else it counts. */
  | { readonly kind: 'supports'; readonly spares?: Unit }
  /**
   * `broken`: other fleets of the chain were lost, while this one stood (R113). `unlanded`: the chain stood, but the
   * army did not land: it was held off there (R115), or stayed because of a paradox (D1).
   */
  | { readonly kind: 'convoys'; readonly broken?: readonly Unit[]; readonly unlanded?: Unlanded }
  /**
   * Equal or greater strength stood against it (R76, R84). `by` begins with the unit that did not leave, where that was
   * enough; else it names the strongest of the moves to the same space.
   */
  | ({ readonly kind: 'bounced'; readonly by: readonly Unit[] } & Strengths)
  /** Lost or tied the exchange of places with the unit moving the other way (R80). */
  | ({ readonly kind: 'head-to-head'; readonly by: Unit } & Strengths)
  /** Dislodged by the unit that came out of its destination, so that it kept no other unit out (R97). */
  | { readonly kind: 'powerless'; readonly by: Unit }
  /** Would have dislodged a unit of its own power (R125, R127). */
  | { readonly kind: 'own-unit'; readonly unit: Unit; readonly attack: number; readonly against: number }
  /** The move needs a convoy, and no fleets were ordered that reach all the way (R106). */
  | { readonly kind: 'no-convoy' }
  /** Fleets the route needed were dislodged (R113), or `attacked` where that is enough (S16). */
  | {
      readonly kind: 'convoy-broken'
      readonly fleets: readonly { readonly fleet: Unit; readonly by: Unit }[]
      readonly manner?: 'attacked'
    }
  /** The fleet was attacked, which is enough to stop its convoy where the rules say so (S16). */
  | { readonly kind: 'convoy-attacked'; readonly by: Unit }
  /** The convoy and an attack that its army would affect wait for each other; the army stays (D1). */
  | { readonly kind: 'paradox'; readonly policy: string; readonly fleets: readonly Unit[] }
  | { readonly kind: 'cut'; readonly by: Unit }
  | { readonly kind: 'cut-by-dislodgement'; readonly by: Unit }
  /** The supported or convoyed unit was ordered to do something else (R91..R93, R106). */
  | {
      readonly kind: 'unmatched'
      readonly target: Unit
      /**
       * `went-by-land`: the army walked, so the convoy was not needed (R122). `had-no-convoy`: it was ordered to make
       * that very move, and no fleet carried it. `had-no-legal-order`: its order was illegal.
       */
      readonly did:
        | 'held'
        | 'moved'
        | 'moved-elsewhere'
        | 'went-by-land'
        | 'had-no-convoy'
        | 'had-no-legal-order'
    }
  | { readonly kind: 'illegal'; readonly why: Illegality; readonly data?: Readonly<Record<string, string>> }
  /** Text that cannot be read, or that can be read in two ways (R49); `why` where more is known. */
  | { readonly kind: 'invalid'; readonly text: string; readonly why?: Misorder }
  // Retreats
  /** `lot`: it had no order, and a lot chose the retreat (S31). */
  | { readonly kind: 'retreats'; readonly lot?: true }
  | { readonly kind: 'disbands'; readonly why: 'ordered' | 'unordered' | 'nowhere' | 'civil-disorder' }
  /** Two or more to one space: all disband (R136). */
  | { readonly kind: 'retreat-clash'; readonly with: readonly Unit[] }
  // Adjustments
  | { readonly kind: 'builds' }
  | { readonly kind: 'waives' }
  | { readonly kind: 'removed'; readonly why: 'ordered' | 'too-few-orders' | 'civil-disorder' | 'lot' }

/** Why a dislodged unit is removed before the retreats: it has nowhere to go (R133), or its power is absent (R158). */
export type AtOnce = 'nowhere' | 'civil-disorder'

/** One unit's order with its outcome; strengths are filled in for moves. */
export interface OrderResult {
  readonly unit: Unit
  /** The order as carried out or tried; null where none was written. */
  readonly order: Order | null
  /** The text as typed, where it was typed (R44). */
  readonly written?: string
  readonly outcome: Outcome
  /** The unit that dislodged it, where it was dislodged. */
  readonly dislodgedBy?: Unit
  /** Why it left the board at once when it was dislodged; a unit that waits for its retreat has none. */
  readonly disbanded?: AtOnce
  /** The rule that explains the outcome; `ruleNumber` has its number in the printed list (R166). */
  readonly rule?: KeyRule
  /**
   * The seas of the convoy of an army, in the order of the journey; left out by land. Records of earlier versions
   * have none.
   */
  readonly route?: readonly ProvinceId[]
}

/** A line that is no unit's order: there is no unit, the unit is another power's, or the line cannot be read. */
export interface Stray {
  readonly power: PowerId
  readonly order: Order | null
  readonly written?: string
  readonly outcome: Extract<Outcome, { kind: 'illegal' | 'invalid' }>
}

/** A unit that lost its space and where it may go. */
export interface Dislodged {
  readonly unit: Unit
  readonly by: Unit
  /** The province the attacker came from (closed to the retreat, R132). */
  readonly from: ProvinceId
  readonly retreats: readonly LocationId[]
}

/** The end of a movement phase. */
export interface MovementResolution {
  /** One for each unit that stood on the board, in the order the units were given. */
  readonly results: readonly OrderResult[]
  /** Lines that were no unit's order. */
  readonly strays: readonly Stray[]
  /** Units where they stand now, without the dislodged. */
  readonly units: readonly Unit[]
  readonly dislodged: readonly Dislodged[]
  /** Spaces left empty by a stand-off, closed to retreats (R132). */
  readonly standoffs: readonly ProvinceId[]
}

/** The end of a retreat or an adjustment phase. */
export interface PhaseResolution {
  readonly results: readonly OrderResult[]
  /** Lines that were no unit's order. */
  readonly strays: readonly Stray[]
  readonly units: readonly Unit[]
}

/**
 * Whether an order succeeded: the move arrived, the support counted, the fleet stood and could convoy, the unit kept
 * its place. A support that counted succeeded even where its unit was then dislodged (R65).
 */
export function succeeded({
  outcome,
  dislodgedBy,
}: {
  readonly outcome: Outcome
  readonly dislodgedBy?: Unit | undefined
}): boolean {
  switch (outcome.kind) {
    case 'holds':
    case 'unordered':
    case 'convoys':
      return !dislodgedBy
    case 'moves':
    case 'supports':
    case 'retreats':
    case 'builds':
    case 'waives':
    case 'removed':
      return true
    case 'disbands':
      return outcome.why === 'ordered'
    case 'bounced':
    case 'head-to-head':
    case 'powerless':
    case 'own-unit':
    case 'no-convoy':
    case 'convoy-broken':
    case 'convoy-attacked':
    case 'paradox':
    case 'cut':
    case 'cut-by-dislodgement':
    case 'unmatched':
    case 'illegal':
    case 'invalid':
    case 'retreat-clash':
      return false
    default:
      return assertNever(outcome)
  }
}
