// Units and orders as answers write them, in the codes of the board. No character of them needs an escape in JSON.
import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { LocationId } from '../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'

export const unitText = ({ type, at }: UnitRef): string => `${type} ${at}`

/** What answers contain about a unit. */
export interface UnitTexts {
  /** `"A PAR"` */
  readonly quoted: string
  /** The same after another unit. */
  readonly listed: string
  /** The beginning of its result, after another result. */
  readonly opened: string
}

/** Texts that were made before, by where the unit stands: to find them is faster than to join them anew. */
const made = { A: new Map<LocationId, UnitTexts>(), F: new Map<LocationId, UnitTexts>() }

export function textsOf(unit: UnitRef): UnitTexts {
  const its = unit.type === 'A' ? made.A : made.F
  const known = its.get(unit.at)
  if (known !== undefined) return known
  const quoted = inOnePiece('"', unit.type, ' ', unit.at, '"')
  const texts = { quoted, listed: inOnePiece(',', quoted), opened: inOnePiece('},', quoted, ':{') }
  its.set(unit.at, texts)
  return texts
}

/** A text that is kept. One that was added up stays a tree of its parts, which is gone through whenever it is used. */
export const inOnePiece = (...parts: readonly string[]): string => parts.join('')

export const quotedUnit = (unit: UnitRef): string => textsOf(unit).quoted

/** An order as a field of a result. */
export const orderField = (order: Order): string => inOnePiece(',"order":"', orderText(order), '"')

/** An order in the board's own codes: what `writeOrder` writes in English. */
export function orderText(order: Order): string {
  switch (order.kind) {
    case 'waive':
      return 'WAIVE'
    case 'hold':
      return `${unitText(order.unit)} H`
    case 'move':
      return `${unitText(order.unit)} - ${order.to}${order.via ? ' VIA' : ''}`
    case 'support-hold':
      return `${unitText(order.unit)} S ${unitText(order.target)}`
    case 'support-move':
      return `${unitText(order.unit)} S ${unitText(order.target)} - ${order.to}`
    case 'convoy':
      return `${unitText(order.unit)} C ${unitText(order.target)} - ${order.to}`
    case 'retreat':
      return `${unitText(order.unit)} R ${order.to}`
    case 'build':
      return `${unitText(order.unit)} B`
    case 'disband':
    case 'remove':
      return `${unitText(order.unit)} D`
    default:
      return assertNever(order)
  }
}
