// The tap grammar of a movement phase. A tap on a space means the likeliest order and writes it; the others stay one
// chip, one verb or one more tap away (docs/drafting.md lists the table of meanings).
import { provinceOf, type LocationId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { MovementOrder, Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import {
  draftOf,
  helpedTo,
  isLegal,
  optionsOf,
  ownUnitAt,
  sameOrder,
  sameUnit,
  unitAt,
  within,
  type Desk,
  type ShownDraft,
} from './desk.ts'
import { finish, turnTo, verbOf, write, type Answer, type Selection, type Verb } from './selection.ts'

type InHand = Extract<Selection, { step: 'unit' }>
type Naming = Extract<Selection, { step: 'to' }>

const ref = ({ type, at }: UnitRef): UnitRef => ({ type, at })

/** Selects a unit. */
export function take(unit: UnitRef, verb: Verb | null = null): InHand {
  return { step: 'unit', unit: ref(unit), verb }
}

/** A tap on a province while a unit is selected. */
export function tapWithUnit(
  desk: Desk,
  selection: InHand,
  province: ProvinceId,
  coast: string | null,
): Answer {
  const { unit, verb } = selection
  if (province === provinceOf(unit.at)) return finish(unit, { kind: 'hold', unit })
  const meant = likeliest(desk, selection, province, coast)
  if (meant) return meant
  return ask(selection, province, onPurpose(desk, unit, province, verb))
}

/** A tap on a province once a second unit is named. */
export function tapWithTarget(
  desk: Desk,
  selection: Naming,
  province: ProvinceId,
  coast: string | null,
): Answer {
  const { unit, target, verb, written } = selection
  const own = ownUnitAt(desk, province)
  if (province === provinceOf(unit.at)) return turnTo(take(unit))
  // Once the support or convoy is written, a tap on the supported unit selects that unit, if it is an own one.
  if (province === provinceOf(target.at))
    return own && written ? turnTo(take(own)) : turnOver(desk, selection)
  const places = within(helpedTo(desk, unit, target, verb), province)
  // A space where an own unit stays is hardly a destination: the tap selects the next unit to order.
  if (own && (places.length === 0 || draftOf(desk.sheet, own)?.kind !== 'move')) return turnTo(take(own))
  if (places.length === 0)
    return canHelp(desk, unit, target, verb)
      ? ask(selection, province, [help(verb, unit, target, province as string as LocationId)])
      : turnTo({ step: 'idle', last: unit, peek: province })
  return orderOrAskCoast(
    desk,
    selection,
    province,
    places.map((to) => help(verb, unit, target, to)),
    coast,
  )
}

/** Every legal order of a unit that a tap on a province can mean, the likeliest first. */
export function meanings(desk: Desk, unit: UnitRef, province: ProvinceId): readonly MovementOrder[] {
  const options = optionsOf(desk, unit)
  if (!options) return []
  if (province === provinceOf(unit.at)) return [{ kind: 'hold', unit }]
  const moves = within(options.moves, province).map((to): MovementOrder => ({ kind: 'move', unit, to }))
  const convoyed = within(options.convoyed, province).map((to): MovementOrder =>
    moves.length > 0 ? { kind: 'move', unit, to, via: true } : { kind: 'move', unit, to },
  )
  const standing = unitAt(desk, province)
  const holds = options.supportsHold
    .filter((target) => provinceOf(target.at) === province)
    .map((target): MovementOrder => ({ kind: 'support-hold', unit, target: ref(target) }))
  const going = standing ? goingOrder(desk, unit, standing) : []
  const own = standing !== undefined && ownUnitAt(desk, province) !== undefined
  if (!own) return [...moves, ...convoyed, ...holds, ...going]
  // A unit that moves leaves room, and a support to hold for it would be void (R91).
  const leaves = draftOf(desk.sheet, standing)?.kind === 'move'
  return leaves ? [...going, ...moves, ...convoyed, ...holds] : [...going, ...holds, ...moves, ...convoyed]
}

const CONVOY_FIRST = ['convoy', 'support'] as const
const SUPPORT_FIRST = ['support', 'convoy'] as const

/** Support for a move that another own unit is ordered to make: convoy, then support. */
function goingOrder(desk: Desk, unit: UnitRef, standing: Unit): MovementOrder[] {
  const draft = draftOf(desk.sheet, standing)
  if (draft?.kind !== 'move') return []
  // An army that can walk there needs support; one that cannot needs a convoy.
  const verbs = needsConvoy(desk, draft) || draft.via === true ? CONVOY_FIRST : SUPPORT_FIRST
  return verbs.flatMap((verb) => {
    const places = within(helpedTo(desk, unit, standing, verb), provinceOf(draft.to))
    const to = places.find((place) => place === draft.to) ?? places[0]
    return to === undefined ? [] : [help(verb, unit, standing, to)]
  })
}

function help(verb: 'support' | 'convoy', unit: UnitRef, target: UnitRef, to: LocationId): MovementOrder {
  return { kind: verb === 'convoy' ? 'convoy' : 'support-move', unit, target: ref(target), to }
}

/** Whether a unit could support or convoy another. */
const canHelp = (desk: Desk, unit: UnitRef, target: UnitRef, verb: 'support' | 'convoy') =>
  helpedTo(desk, unit, target, verb).length > 0

/** The order or the half order a tap most likely means; null where the options have none there. */
function likeliest(desk: Desk, selection: InHand, province: ProvinceId, coast: string | null): Answer | null {
  const { unit, verb } = selection
  const orders = meanings(desk, unit, province).filter(
    (order) => verb === null || verbOf(order) === verb || (verb === 'via' && needsConvoy(desk, order)),
  )
  const standing = unitAt(desk, province)
  if (standing) return likeliestAt(desk, selection, standing, orders, coast)
  return orders.length === 0 ? null : orderOrAskCoast(desk, selection, province, sameVerb(orders), coast)
}

/** The same for a tap on another unit: one of the orders, or the half of one that names the unit. */
function likeliestAt(
  desk: Desk,
  selection: InHand,
  standing: Unit,
  orders: readonly MovementOrder[],
  coast: string | null,
): Answer | null {
  const { unit, verb } = selection
  const first = orders[0]
  const opens = (named: 'support' | 'convoy') =>
    (verb === null || verb === named) && canHelp(desk, unit, standing, named)
  if (meansConvoy(desk, selection, standing, first) && opens('convoy'))
    return naming(selection, standing, 'convoy', null)
  if (first?.kind === 'move')
    return opens('support')
      ? answerOrAskCoast(selection, orders, coast, (order) => naming(selection, standing, 'support', order))
      : orderOrAskCoast(desk, selection, provinceOf(standing.at), sameVerb(orders), coast)
  if (first)
    // Another tap turns to the next meaning, so the unit stays named while there is one.
    return orders.length > 1 || canHelp(desk, unit, standing, helpVerb(first))
      ? naming(selection, standing, helpVerb(first), first)
      : finish(unit, first)
  if (opens('support')) return naming(selection, standing, 'support', null)
  return opens('convoy') ? naming(selection, standing, 'convoy', null) : null
}

/** Names a second unit, and writes the order about it where there is one. */
function naming({ unit }: InHand, target: Unit, verb: 'support' | 'convoy', written: Order | null): Answer {
  const named: Naming = { step: 'to', unit, verb, target: ref(target), written }
  return written ? write(named, unit, written) : turnTo(named)
}

/** Whether a fleet at sea most likely convoys an army, which it does unless the army already moves elsewhere. */
const meansConvoy = (desk: Desk, { unit, verb }: InHand, army: Unit, first: MovementOrder | undefined) =>
  first?.kind !== 'convoy' &&
  first?.kind !== 'support-move' &&
  (verb === 'convoy' ||
    (ownUnitAt(desk, provinceOf(army.at)) !== undefined && !goesElsewhere(desk, unit, army)))

/** Whether an own unit already has a move that this one cannot carry. */
const goesElsewhere = (desk: Desk, unit: UnitRef, standing: Unit): boolean =>
  draftOf(desk.sheet, standing)?.kind === 'move' &&
  !goingOrder(desk, unit, standing).some((order) => order.kind === 'convoy')

const helpVerb = (order: MovementOrder) => (order.kind === 'convoy' ? 'convoy' : 'support')

/** Whether a move is possible only by sea. */
const needsConvoy = (desk: Desk, order: MovementOrder) =>
  order.kind === 'move' && !(optionsOf(desk, order.unit)?.moves.includes(order.to) ?? true)

/** The leading orders that differ by their coast alone. */
function sameVerb(orders: readonly MovementOrder[]): readonly MovementOrder[] {
  const first = orders[0]
  return first ? orders.filter((order) => verbOf(order) === verbOf(first)) : []
}

/** One of several orders that differ by coast: the province without a coast, or the coast under the finger. */
function byCoast(orders: readonly MovementOrder[], coast: string | null): MovementOrder | null {
  const to = (order: MovementOrder): string => ('to' in order ? order.to : '')
  if (orders.length === 1) return orders[0] ?? null
  return (
    orders.find((order) => !to(order).includes('/')) ??
    orders.find((order) => coast !== null && to(order).endsWith(`/${coast}`)) ??
    null
  )
}

function orderOrAskCoast(
  desk: Desk,
  selection: InHand | Naming,
  province: ProvinceId,
  orders: readonly MovementOrder[],
  coast: string | null,
): Answer {
  const order = byCoast(orders, coast) ?? sentTo(desk, selection, orders)
  if (order) return finish(selection.unit, order)
  return turnTo({ step: 'choose', why: 'coast', at: province, choices: orders, back: selection })
}

/** The coast the supported unit was itself ordered to. */
function sentTo(
  desk: Desk,
  selection: InHand | Naming,
  orders: readonly MovementOrder[],
): MovementOrder | null {
  if (selection.step !== 'to') return null
  const draft = draftOf(desk.sheet, selection.target)
  if (draft?.kind !== 'move') return null
  return orders.find((order) => 'to' in order && order.to === draft.to) ?? null
}

function answerOrAskCoast(
  selection: InHand,
  orders: readonly MovementOrder[],
  coast: string | null,
  then: (order: MovementOrder) => Answer,
): Answer {
  const alike = sameVerb(orders)
  const order = byCoast(alike, coast)
  if (order) return then(order)
  const at = alike[0]?.kind === 'move' ? provinceOf(alike[0].to) : provinceOf(selection.unit.at)
  return turnTo({ step: 'choose', why: 'coast', at, choices: alike, back: selection })
}

/** Another tap on the named unit changes attack to support and back, where both are possible. */
function turnOver(desk: Desk, selection: Naming): Answer {
  const { unit, target, written } = selection
  const complete = meanings(desk, unit, provinceOf(target.at))
  if (complete.length === 0) return turnTo(selection)
  const at = complete.findIndex((order) => sameOrder(order, written))
  const next = complete[(at + 1) % complete.length] as MovementOrder
  if (sameOrder(next, written)) return finish(unit, next)
  const verb = next.kind === 'convoy' ? 'convoy' : 'support'
  return write({ ...selection, verb, written: next }, unit, next)
}

/** The illegal orders that a tap could mean: players may give them all the same (R46). */
function onPurpose(
  desk: Desk,
  unit: UnitRef,
  province: ProvinceId,
  verb: Verb | null,
): readonly MovementOrder[] {
  const standing = unitAt(desk, province)
  const to = province as string as LocationId
  const move: MovementOrder =
    verb === 'via' ? { kind: 'move', unit, to, via: true } : { kind: 'move', unit, to }
  const hold: MovementOrder[] = standing ? [{ kind: 'support-hold', unit, target: ref(standing) }] : []
  switch (verb) {
    case 'support':
    case 'convoy':
      return hold
    case 'hold':
    case 'disband':
      return []
    case 'move':
    case 'via':
      return [move]
    case null:
      return [move, ...hold]
  }
}

function ask(selection: Selection, at: ProvinceId, choices: readonly MovementOrder[]): Answer {
  return choices.length === 0
    ? turnTo(selection)
    : turnTo({ step: 'choose', why: 'illegal', at, choices, back: selection })
}

/** A long press: everything the place can mean, legal orders first, then illegal ones. */
export function everyMeaning(desk: Desk, selection: InHand, province: ProvinceId): Answer {
  const { unit } = selection
  const legal = meanings(desk, unit, province)
  const choices = legal.length > 0 ? legal : onPurpose(desk, unit, province, null)
  return choices.length === 0
    ? turnTo(selection)
    : turnTo({
        step: 'choose',
        why: legal.length > 0 ? 'meaning' : 'illegal',
        at: province,
        choices,
        back: selection,
      })
}

/** A verb: it limits what the next tap means, or changes the order being written. */
export function sayVerb(desk: Desk, selection: InHand | Naming, verb: Verb): Answer {
  const { unit } = selection
  if (verb === 'hold') return finish(unit, { kind: 'hold', unit })
  if (selection.step === 'unit') return turnTo({ ...selection, verb: selection.verb === verb ? null : verb })
  const turned = meanings(desk, unit, provinceOf(selection.target.at)).find((order) => verbOf(order) === verb)
  if (verb === 'support' || verb === 'convoy') {
    const naming: Naming = { ...selection, verb, written: turned ?? null }
    return turned ? write(naming, unit, turned) : turnTo(naming)
  }
  return turned ? finish(unit, turned) : turnTo(take(unit, verb))
}

/** Steps back one field. An order that is written stays: its unit is left, and undoing takes the order back. */
export function stepBack(selection: InHand | Naming): Answer {
  const { unit } = selection
  if (selection.step === 'to' && selection.written !== null)
    return turnTo({ step: 'idle', last: unit, peek: null })
  if (selection.step === 'unit' && selection.verb === null)
    return turnTo({ step: 'idle', last: null, peek: null })
  return turnTo({ step: 'unit', unit, verb: null })
}

/**
 * Whether a line of the sheet is amber. The host judges it together with the other lines: there may be too many, or
 * another one for the same unit (D5). Before that the options decide: they name every coast, and correct no missing
 * one.
 */
export const isDoubtful = (desk: Desk, { order, illegal, unjudged }: ShownDraft): boolean =>
  illegal !== undefined || (unjudged === true && !allowed(desk, order))

/** Whether the rules allow the order as it is written; other phases have their own reasons. */
export function allowed(desk: Desk, order: Order): boolean {
  switch (order.kind) {
    case 'hold':
    case 'move':
    case 'support-hold':
    case 'support-move':
    case 'convoy':
      return desk.phase === 'movement' && isLegal(desk, order)
    case 'retreat':
      return desk.sheet.retreats.some(
        (option) => sameUnit(option.unit, order.unit) && option.to.includes(order.to),
      )
    case 'disband':
      return desk.phase === 'retreats'
    case 'build':
      return (
        desk.sheet.adjustment?.builds.some((b) => b.at === order.unit.at && b.type === order.unit.type) ??
        false
      )
    case 'remove':
      return desk.sheet.adjustment?.removals.some((unit) => sameUnit(unit, order.unit)) ?? false
    case 'waive':
      return (desk.sheet.adjustment?.count ?? 0) > 0
  }
}
