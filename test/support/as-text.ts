// Resolutions in short lines, so that tests can state them whole.
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type {
  OrderResult,
  Outcome,
  PhaseResolution,
  Stray,
} from '../../shared/games/diplomacy/rules/outcome.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

/** `FRANCE A PAR` */
export const place = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`

const places = (units: readonly Unit[]): string => units.map(place).join(', ')

const without = ({ uncounted }: { readonly uncounted?: readonly Unit[] }): string =>
  uncounted ? ` without ${places(uncounted)}` : ''

/** An outcome with everything it says: `bounced 1:2 by GERMANY A MUN`, `illegal unreachable`. */
export function outcomeText(outcome: Outcome): string {
  const { kind } = outcome
  switch (kind) {
    case 'moves':
      return outcome.convoyed ? 'moves by sea' : kind
    case 'bounced':
      return `${kind} ${outcome.attack}:${outcome.against} by ${places(outcome.by)}${without(outcome)}`
    case 'head-to-head':
      return `${kind} ${outcome.attack}:${outcome.against} by ${place(outcome.by)}${without(outcome)}`
    case 'supports':
      return outcome.spares ? `${kind} sparing ${place(outcome.spares)}` : kind
    case 'convoys':
      if (outcome.broken) return `${kind} in vain, ${places(outcome.broken)} lost`
      return outcome.unlanded ? `${kind} in vain, ${outcome.unlanded}` : kind
    case 'own-unit':
      return `${kind} ${outcome.attack}:${outcome.against} ${place(outcome.unit)}`
    case 'convoy-broken':
      return `${kind} ${outcome.fleets.map(({ fleet, by }) => `${place(fleet)} by ${place(by)}`).join(', ')}`
    case 'paradox':
      return `${kind} ${outcome.policy} ${places(outcome.fleets)}`
    case 'convoy-attacked':
    case 'cut':
    case 'powerless':
    case 'cut-by-dislodgement':
      return `${kind} by ${place(outcome.by)}`
    case 'unmatched':
      return `${kind} ${place(outcome.target)} ${outcome.did}`
    case 'illegal':
    case 'disbands':
    case 'removed':
      return `${kind} ${outcome.why}`
    case 'invalid':
      return `${kind} ${outcome.text}`
    case 'retreat-clash':
      return `${kind} with ${places(outcome.with)}`
    default:
      return kind
  }
}

const orderText = (order: Order | null): string =>
  order ? writeOrder(order, { names: NAMES, language: 'en', style: 'codes' }) : '-'

const typed = (line: OrderResult | Stray): string[] => ('written' in line ? [line.written] : [])

/** `FRANCE A PAR | A PAR - BUR | moves`, and the text where it was typed. */
export const resultText = (result: OrderResult): string =>
  [place(result.unit), orderText(result.order), outcomeText(result.outcome), ...typed(result)].join(' | ')

/** `FRANCE | A PAR H | illegal no-such-unit` */
export const strayText = (stray: Stray): string =>
  [stray.power, orderText(stray.order), outcomeText(stray.outcome), ...typed(stray)].join(' | ')

/** A retreat or adjustment phase told whole. */
export const phaseText = ({ results, strays, units }: PhaseResolution) => ({
  results: results.map(resultText),
  strays: strays.map(strayText),
  units: units.map(place),
})
