// One grammar for finger, key and chip: a selection, the desk and a press give the next selection and what to write.
// Pure and total: a press without a meaning changes nothing.
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { adjust, tapToAdjust, withoutAdjustment } from './adjustment.ts'
import { draftOf, orderAt, ownUnitAt, sameUnit, unitsToOrder, type Desk } from './desk.ts'
import { everyMeaning, sayVerb, stepBack, take, tapWithTarget, tapWithUnit } from './movement.ts'
import { onlyDislodged, tapWithDislodged } from './retreat.ts'
import { IDLE, finish, inHand, turnTo, write, type Answer, type Press, type Selection } from './selection.ts'

/** The first selection of a phase: the only unit that must retreat, else none. */
export function opening(desk: Desk): Selection {
  const only = desk.phase === 'retreats' ? onlyDislodged(desk) : null
  return only ? take(only) : IDLE
}

/** Handles one press. */
export function press(desk: Desk, selection: Selection, event: Press): Answer {
  switch (event.kind) {
    case 'tap':
      return tap(desk, selection, event.province, event.coast ?? null)
    case 'long':
      return long(desk, selection, event.province)
    case 'select':
      return turnTo(take(event.unit))
    case 'choose':
      return choose(desk, event.order)
    case 'verb': {
      const held = selection.step === 'choose' ? selection.back : selection
      if (held.step !== 'unit' && held.step !== 'to') return turnTo(selection)
      if (event.verb === 'disband') return finish(held.unit, { kind: 'disband', unit: held.unit })
      return desk.phase === 'movement' ? sayVerb(desk, held, event.verb) : turnTo(held)
    }
    case 'back':
      return back(selection)
    case 'next':
      return turnTo(next(desk, selection, event.step))
    case 'clear':
      return clear(desk, selection)
    case 'waive':
      return desk.phase === 'adjustments' ? adjust(desk, { kind: 'waive' }) : turnTo(selection)
    default:
      return assertNever(event)
  }
}

function tap(desk: Desk, selection: Selection, province: ProvinceId, coast: string | null): Answer {
  if (desk.phase === 'adjustments') return tapToAdjust(desk, province)
  switch (selection.step) {
    case 'idle': {
      const own = ownUnitAt(desk, province)
      return turnTo(own ? take(own) : { step: 'idle', last: null, peek: province })
    }
    case 'unit':
      return desk.phase === 'movement'
        ? tapWithUnit(desk, selection, province, coast)
        : tapWithDislodged(desk, selection, province, coast)
    case 'to':
      return tapWithTarget(desk, selection, province, coast)
    case 'choose': {
      // The question stays while the same place is tapped, unless the finger is on a coast, which answers it; a tap
      // elsewhere is handled as usual.
      if (province === selection.at)
        return selection.why === 'coast' && coast !== null
          ? tap(desk, selection.back, province, coast)
          : turnTo(selection)
      const own = selection.why === 'illegal' ? ownUnitAt(desk, province) : undefined
      if (own && !sameUnit(own, inHand(selection.back) ?? own)) return turnTo(take(own))
      return tap(desk, selection.back, province, coast)
    }
  }
}

function long(desk: Desk, selection: Selection, province: ProvinceId): Answer {
  if (desk.phase === 'adjustments') return tapToAdjust(desk, province)
  const held = selection.step === 'choose' ? selection.back : selection
  if (desk.phase === 'movement' && held.step === 'unit' && province !== provinceOf(held.unit.at))
    return everyMeaning(desk, held, province)
  const own = ownUnitAt(desk, province)
  return turnTo(own ? take(own) : { step: 'idle', last: null, peek: province })
}

function choose(desk: Desk, order: Order): Answer {
  switch (order.kind) {
    case 'build':
    case 'remove':
    case 'waive':
      return adjust(desk, order)
    default:
      return finish(order.unit, order)
  }
}

function back(selection: Selection): Answer {
  switch (selection.step) {
    case 'idle':
      return turnTo(IDLE)
    case 'unit':
    case 'to':
      return stepBack(selection)
    case 'choose':
      return turnTo(selection.back)
  }
}

/** The next unit to order: those without an order first, then all of them in turn. */
function next(desk: Desk, selection: Selection, step: 1 | -1): Selection {
  const all = unitsToOrder(desk)
  const held = inHand(selection) ?? (selection.step === 'idle' ? selection.last : null)
  const at = held ? all.findIndex((unit) => sameUnit(unit, held)) : step === 1 ? -1 : all.length
  const round = all.map(
    (_, i) => all[(((at + step * (i + 1)) % all.length) + all.length) % all.length] as UnitRef,
  )
  const open = round.filter((unit) => draftOf(desk.sheet, unit) === null && !(held && sameUnit(unit, held)))
  const unit = open[0] ?? round[0]
  return unit ? take(unit) : selection
}

/**
 * Whether a step to the next unit stays in the sheet. It goes to the last unit in its direction without an order (to
 * the last of all where each has one) and no further, so that the same key then leaves the sheet. After an order was
 * just written it goes to the next missing one, in any direction.
 */
export function canStep(desk: Desk, selection: Selection, step: 1 | -1): boolean {
  const all = unitsToOrder(desk)
  const isOpen = (unit: UnitRef) => draftOf(desk.sheet, unit) === null
  const held = inHand(selection) ?? (selection.step === 'idle' ? selection.last : null)
  if (!held) return all.length > 0
  const waiting = all.some(isOpen)
  if (waiting && !isOpen(held)) return true
  const at = all.findIndex((unit) => sameUnit(unit, held))
  const ahead = step === 1 ? all.slice(at + 1) : all.slice(0, Math.max(0, at))
  return ahead.some((unit) => !waiting || isOpen(unit))
}

function clear(desk: Desk, selection: Selection): Answer {
  if (desk.phase === 'adjustments') {
    const at =
      selection.step === 'choose'
        ? selection.at
        : selection.step === 'idle' && selection.last
          ? provinceOf(selection.last.at)
          : null
    if (at === null || !orderAt(desk.sheet, at)) return turnTo(IDLE)
    return { selection: IDLE, edits: withoutAdjustment(desk.sheet, at) }
  }
  const unit = inHand(selection) ?? (selection.step === 'idle' ? selection.last : null)
  return unit ? write({ step: 'unit', unit, verb: null }, unit, null) : turnTo(selection)
}

/** The order that the bar shows: the one just finished, or the selected unit's half order. */
export function spokenOrder(desk: Desk, selection: Selection): Order | null {
  switch (selection.step) {
    case 'idle':
      return selection.last === null ? null : draftOf(desk.sheet, selection.last)
    case 'unit':
      return null
    case 'to':
      return selection.written
    case 'choose':
      return selection.choices.length === 1 ? (selection.choices[0] ?? null) : null
  }
}
