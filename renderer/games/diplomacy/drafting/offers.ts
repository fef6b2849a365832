// The chips beside the sentence: all other choices for the next step. They include everything that can be reached by
// touch.
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Edit } from '../../../../shared/games/diplomacy/view.ts'
import { missingConvoys } from './convoy-chain.ts'
import {
  draftOf,
  helpedTo,
  optionsOf,
  orderAt,
  orderKey,
  sameOrder,
  unitsToOrder,
  within,
  type Desk,
} from './desk.ts'
import { dutyOf } from './duty.ts'
import { spokenOrder } from './grammar.ts'
import { meanings } from './movement.ts'
import type { ChoiceReason, Press, Selection, Verb } from './selection.ts'

export type Offer =
  | { readonly kind: 'verb'; readonly key: string; readonly verb: Verb; readonly on: boolean }
  | {
      readonly kind: 'order'
      readonly key: string
      readonly order: Order
      /** What distinguishes it from its neighbours: a coast, a verb, what is built, or that it is not allowed. */
      readonly why: ChoiceReason
    }
  /** Own fleets that would carry the army just ordered over the sea. */
  | {
      readonly kind: 'chain'
      readonly key: string
      readonly fleets: readonly UnitRef[]
      readonly edits: readonly Edit[]
    }
  /** A unit that still needs an order. */
  | { readonly kind: 'unit'; readonly key: string; readonly unit: UnitRef }
  /** A home centre to build in, or a unit that may be removed: the tap on it. */
  | {
      readonly kind: 'place'
      readonly key: string
      readonly province: ProvinceId
      readonly unit: UnitRef | null
    }
  | { readonly kind: 'clear'; readonly key: string }
  | { readonly kind: 'waive'; readonly key: string }

const orders = (list: readonly Order[], why: ChoiceReason): Offer[] =>
  list.map((order) => ({ kind: 'order', key: orderKey(order), order, why }))
const verb = (name: Verb, on: boolean): Offer => ({ kind: 'verb', key: name, verb: name, on })
const CLEAR: Offer = { kind: 'clear', key: 'clear' }

/** The press an offer stands for; a chain is several orders at once and has none. */
export function pressOf(offer: Offer): Press | null {
  switch (offer.kind) {
    case 'verb':
      return { kind: 'verb', verb: offer.verb }
    case 'order':
      return { kind: 'choose', order: offer.order }
    case 'unit':
      return { kind: 'select', unit: offer.unit }
    case 'place':
      return { kind: 'tap', province: offer.province }
    case 'clear':
      return { kind: 'clear' }
    case 'waive':
      return { kind: 'waive' }
    case 'chain':
      return null
  }
}

/** All other choices at a selection. */
export function offersOf(desk: Desk, selection: Selection): readonly Offer[] {
  switch (selection.step) {
    case 'idle':
      return idleOffers(desk, selection)
    case 'unit':
      return unitOffers(desk, selection)
    case 'to': {
      const { unit, target, written } = selection
      const others = meanings(desk, unit, provinceOf(target.at)).filter((order) => !sameOrder(order, written))
      const canSupport = helpedTo(desk, unit, target, 'support').length > 0
      const canConvoy = helpedTo(desk, unit, target, 'convoy').length > 0
      const says = (name: 'support' | 'convoy') => others.some((order) => order.kind.startsWith(name))
      return [
        ...orders(others, 'meaning'),
        ...(canSupport && (selection.verb === 'convoy' || written?.kind === 'move') && !says('support')
          ? [verb('support', false)]
          : []),
        ...(canConvoy && selection.verb === 'support' && !says('convoy') ? [verb('convoy', false)] : []),
      ]
    }
    case 'choose':
      return [
        ...orders(selection.choices, selection.why),
        ...(selection.why === 'build' && orderAt(desk.sheet, selection.at) ? [CLEAR] : []),
      ]
  }
}

function idleOffers(desk: Desk, selection: Extract<Selection, { step: 'idle' }>): readonly Offer[] {
  const order = spokenOrder(desk, selection)
  const builds = (desk.sheet.adjustment?.count ?? 0) > 0
  const waive: Offer[] = builds && dutyOf(desk.sheet).left > 0 ? [{ kind: 'waive', key: 'waive' }] : []
  const open = [...openUnits(desk), ...openPlaces(desk)]
  if (!order) return [...waive, ...open]
  if (order.kind !== 'move') return [...waive, CLEAR, ...open]
  const options = optionsOf(desk, order.unit)
  const place = provinceOf(order.to)
  const coasts = within(options?.moves ?? [], place)
    .filter((to) => to !== order.to)
    .map((to): Order => ({ kind: 'move', unit: order.unit, to }))
  const both = options?.convoyed.includes(order.to) && options.moves.includes(order.to)
  const { via, ...plain } = order
  const other: Order[] = both ? [via === true ? plain : { ...plain, via: true }] : []
  const fleets = missingConvoys(desk, order)
  const chain: Offer[] =
    fleets.length === 0
      ? []
      : [
          {
            kind: 'chain',
            key: 'chain',
            fleets,
            edits: fleets.map((unit) => ({
              at: unit.at,
              order: { kind: 'convoy', unit, target: order.unit, to: order.to },
            })),
          },
        ]
  return [...chain, ...orders(coasts, 'coast'), ...orders(other, 'meaning'), CLEAR, ...open]
}

/** The units still to order, as chips. */
function openUnits(desk: Desk): Offer[] {
  return unitsToOrder(desk)
    .filter((unit) => draftOf(desk.sheet, unit) === null)
    .map((unit) => ({ kind: 'unit', key: `${unit.type} ${unit.at}`, unit }))
}

/** Centres or units of an adjustment that still needs some, as chips. */
function openPlaces({ sheet }: Desk): Offer[] {
  const { adjustment } = sheet
  if (!adjustment || adjustment.count === 0 || dutyOf(sheet).left === 0) return []
  const building = adjustment.count > 0
  const units = (building ? adjustment.builds : adjustment.removals).filter(
    ({ at }) => orderAt(sheet, provinceOf(at)) === null,
  )
  const places = new Map(units.map((unit) => [provinceOf(unit.at), unit]))
  return [...places].map(([province, unit]) => ({
    kind: 'place',
    key: `place ${province}`,
    province,
    unit: building ? null : unit,
  }))
}

function unitOffers(desk: Desk, selection: Extract<Selection, { step: 'unit' }>): readonly Offer[] {
  const { unit } = selection
  const clear = draftOf(desk.sheet, unit) ? [CLEAR] : []
  if (desk.phase === 'retreats') return [verb('disband', false), ...clear]
  const options = optionsOf(desk, unit)
  const on = (name: Verb) => selection.verb === name
  const has = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0
  return [
    verb('hold', false),
    verb('move', on('move')),
    ...(has(options?.supportsHold) || has(options?.supportsMove) ? [verb('support', on('support'))] : []),
    ...(has(options?.convoys) ? [verb('convoy', on('convoy'))] : []),
    ...(has(options?.convoyed) ? [verb('via', on('via'))] : []),
    ...clear,
  ]
}
