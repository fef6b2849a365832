import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { m } from '../../../paraglide/messages.js'
import type { Offer } from './offers.ts'
import type { IconName } from '../../../ui/icons.ts'
import { verbOf, type Verb } from './selection.ts'
import type { Words } from '../words/notation-words.ts'

const VERB_TEXT: Readonly<Record<Verb, () => string>> = {
  hold: m.draft_verb_hold,
  move: m.draft_verb_move,
  via: m.draft_verb_via,
  support: m.draft_verb_support,
  convoy: m.draft_verb_convoy,
  disband: m.draft_verb_disband,
}

/** The coast's own name, out of the name of the place: "south coast". */
const coastOf = (place: string): string => /\((.+)\)$/.exec(place)?.[1] ?? place

/** What a chip says and the sign beside it. */
function offerText(offer: Offer, words: Words): { readonly text: string; readonly icon: IconName | null } {
  switch (offer.kind) {
    case 'verb':
      return { text: VERB_TEXT[offer.verb](), icon: offer.verb }
    case 'clear':
      return { text: m.draft_clear(), icon: 'wipe' }
    case 'waive':
      return { text: m.draft_waive(), icon: null }
    case 'unit':
      return { text: words.shortUnit(offer.unit), icon: null }
    case 'place':
      return offer.unit
        ? { text: words.shortUnit(offer.unit), icon: 'disband' }
        : { text: words.place(offer.province), icon: null }
    case 'chain':
      return { text: m.draft_chain({ fleets: offer.fleets.map(words.shortUnit).join(', ') }), icon: 'convoy' }
    case 'order':
      return orderOffer(offer.order, offer.why, words)
    default:
      return assertNever(offer)
  }
}

/** What each chip of a row says: where two orders would be called the same, what they differ in is said too. */
export function offerTexts(offers: readonly Offer[], words: Words): readonly ReturnType<typeof offerText>[] {
  const plain = offers.map((offer) => offerText(offer, words))
  return plain.map((chip, at) => {
    const offer = offers[at]
    const alike = plain.filter(({ text }) => text === chip.text).length > 1
    return alike && offer?.kind === 'order'
      ? { ...chip, text: distinct(chip.text, offer.order, words) }
      : chip
  })
}

const distinct = (verb: string, order: Order, words: Words): string =>
  'to' in order && order.to.includes('/')
    ? m.draft_verb_coast({ verb, coast: coastOf(words.place(order.to)) })
    : words.order(order)

function orderOffer(order: Order, why: Extract<Offer, { kind: 'order' }>['why'], words: Words) {
  switch (why) {
    case 'coast':
      return { text: 'to' in order ? coastOf(words.place(order.to)) : words.order(order), icon: null }
    case 'illegal':
      return { text: m.draft_anyway({ order: words.order(order) }), icon: 'warn' } as const
    case 'build':
      return buildOffer(order, words)
    case 'meaning':
      return order.kind === 'support-move' || order.kind === 'convoy'
        ? { text: words.order(order), icon: verbOf(order) }
        : { text: VERB_TEXT[verbOf(order)](), icon: verbOf(order) }
    default:
      return assertNever(why)
  }
}

function buildOffer(order: Order, words: Words): { readonly text: string; readonly icon: IconName | null } {
  if (order.kind !== 'build') return { text: words.order(order), icon: null }
  return { text: kindText(order.unit, words), icon: order.unit.type === 'A' ? 'army' : 'fleet' }
}

/** What a unit is, where its place is known: "Army", "Fleet, south coast". */
export function kindText({ type, at }: UnitRef, words: Words): string {
  if (type === 'A') return m.draft_army()
  return at.includes('/') ? m.draft_fleet_coast({ coast: coastOf(words.place(at)) }) : m.draft_fleet()
}
