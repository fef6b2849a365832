// Orders whose text occurred before. The same few thousand texts fill whole files of cases, and to find one takes a
// tenth of the time that reading it does.
import { NONE, provinceIndex, type Board } from '../../shared/games/diplomacy/board/board.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { LONGEST_LINE } from '../../shared/games/diplomacy/notation/read.ts'
import { readExact } from '../../shared/games/diplomacy/notation/reading/exact.ts'
import { isMovement } from '../../shared/games/diplomacy/orders/legality.ts'
import type { MovementOrder } from '../../shared/games/diplomacy/orders/order.ts'
import type { Outcome } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Language } from '../../shared/kernel/language.ts'
import type { Case } from './case.ts'
import { inOnePiece, orderField, textsOf } from './texts.ts'

/** An order in codes, as it is read wherever the units it names stand just as named, or none stands there. */
export interface KnownOrder {
  readonly order: MovementOrder
  /** The order as a field of a result. */
  readonly field: string
  /** The outcome that most such orders have when they succeed, and the whole result with it, after another result. */
  readonly usual: Outcome['kind']
  readonly usually: string
  /** The province of its unit, by number. */
  readonly home: number
  /** The unit supported or convoyed, and its province. */
  readonly target: UnitRef | undefined
  readonly beside: number
}

/** Orders of a movement phase on one board in one language, by their texts. */
export type KnownOrders = Map<string, KnownOrder>

const USUAL = {
  hold: { usual: 'holds', fields: '"outcome":"holds","success":true' },
  move: { usual: 'moves', fields: '"outcome":"moves","convoyed":false,"success":true' },
  'support-hold': { usual: 'supports', fields: '"outcome":"supports","success":true' },
  'support-move': { usual: 'supports', fields: '"outcome":"supports","success":true' },
  convoy: { usual: 'convoys', fields: '"outcome":"convoys","success":true' },
} as const satisfies Readonly<
  Record<MovementOrder['kind'], { readonly usual: Outcome['kind']; readonly fields: string }>
>

/** More than the texts that occur in usual files; those that come later are read each time. */
const MOST_KNOWN = 2 ** 14

const books = new WeakMap<Board, Partial<Record<Language, KnownOrders>>>()

/** The orders that are known on the board of a case and in its language. */
export function knownOrders({ board, language }: Case): KnownOrders {
  let ofBoard = books.get(board)
  if (!ofBoard) books.set(board, (ofBoard = {}))
  return (ofBoard[language] ??= new Map<string, KnownOrder>())
}

/** The order that a text is in this case; null where it has to be read. */
export function knownOrder(known: KnownOrders, given: Case, text: string): KnownOrder | null {
  const found = known.get(text) ?? learn(known, given, text)
  if (!found) return null
  const { order, home, target, beside } = found
  const { standing } = given
  const fits = isAsNamed(standing[home], order.unit) && (!target || isAsNamed(standing[beside], target))
  return fits ? found : null
}

const isAsNamed = (unit: Unit | undefined, named: UnitRef): boolean =>
  unit === undefined || (unit.type === named.type && unit.at === named.at)

/** Keeps the order that a text in codes is, whatever stands on the board. */
function learn(known: KnownOrders, { board, names, language }: Case, text: string): KnownOrder | null {
  if (text.length > LONGEST_LINE) return null
  const order = readExact(text, { names, language }, { phase: 'movement', units: null })
  if (!order || !isMovement(order)) return null
  const target = 'target' in order ? order.target : undefined
  const home = provinceIndex(board, order.unit.at)
  const beside = target ? provinceIndex(board, target.at) : NONE
  if (home === NONE || (target && beside === NONE)) return null
  const field = orderField(order)
  const { usual, fields } = USUAL[order.kind]
  const usually = inOnePiece(textsOf(order.unit).opened, fields, field)
  const learnt: KnownOrder = { order, field, usual, usually, home, target, beside }
  if (known.size < MOST_KNOWN) known.set(text, learnt)
  return learnt
}
