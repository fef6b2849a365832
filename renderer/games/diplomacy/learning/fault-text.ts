// Why an answer is wrong, in sentences: what it overlooks, then what the engine says instead.
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Fault, OutOfReach } from '../../../../shared/games/diplomacy/lessons/faults.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { writeOrder, writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { resultText } from '../reading/caption.ts'
import { namingIn } from '../words/board-shown.ts'
import type { Words } from '../words/notation-words.ts'
import { named, t } from '../words/learning-text.ts'

/** What an answer overlooks: that it would be right without this order. */
export const overlookedText = (order: Order, language: Language): string =>
  t('learn_fault_overlooks', { order: writeOrder(order, { ...namingIn(language), style: 'names' }) })

/** One thing that is wrong with an answer. `results` are those of the whole turn. */
export function faultText(fault: Fault, results: readonly OrderResult[], language: Language): string {
  const writing = { ...namingIn(language), style: 'names' } as const
  const why = (result: OrderResult) => resultText(result, results, language)
  switch (fault.kind) {
    case 'fails':
      return why(fault.result)
    case 'falls':
      return t('learn_fault_falls', {
        unit: writeUnit(fault.result.unit, writing),
        by: fault.result.dislodgedBy ? writeUnit(fault.result.dislodgedBy, writing) : '',
      })
    case 'goes': {
      const order = fault.result.order ? writeOrder(fault.result.order, writing) : ''
      const by = fault.by.map((unit) => writeUnit(unit, writing)).join(', ')
      return fault.by.length > 0 ? t('learn_fault_helped', { order, by }) : t('learn_fault_goes', { order })
    }
    case 'stands':
      return fault.result
        ? why(fault.result)
        : t('learn_fault_stands', { unit: writeUnit(fault.unit, writing) })
    default:
      return assertNever(fault)
  }
}

/** Why a place is out of a unit's reach. */
export const outOfReachText = (why: OutOfReach, unit: Unit, place: ProvinceId, words: Words): string =>
  named(`learn_fault_${why}`, { place: words.place(place), from: words.place(provinceOf(unit.at)) }) ?? ''
