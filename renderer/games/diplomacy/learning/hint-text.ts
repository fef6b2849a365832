import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Hint } from '../../../../shared/games/diplomacy/hints/hints.ts'
import { writeOrder } from '../../../../shared/games/diplomacy/notation/write.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import { namingIn } from '../words/board-shown.ts'
import type { Words } from '../words/notation-words.ts'
import { t } from '../words/learning-text.ts'

/** A hint as a sentence, with names instead of codes. */
export function hintText(hint: Hint, words: Words): string {
  const units = (all: readonly Unit[]) => all.map(words.unit).join(', ')
  switch (hint.kind) {
    case 'clash':
      return t('learn_hint_clash', {
        orders: hint.orders
          .map((order) => writeOrder(order, { ...namingIn(words.language), style: 'names' }))
          .join(', '),
      })
    case 'take': {
      const said = { place: words.place(provinceOf(hint.to)), unit: words.unit(hint.unit) }
      return hint.by.length === 0
        ? t('learn_hint_free', said)
        : t('learn_hint_sure', { ...said, by: units(hint.by) })
    }
    case 'help':
      return t('learn_hint_help', {
        unit: words.unit(hint.unit),
        by: units(hint.by),
        help: units(hint.help),
      })
    case 'guard':
      return t('learn_hint_guard', { place: words.place(hint.centre), by: units(hint.by) })
    case 'near':
      return t('learn_hint_near', {
        place: words.place(hint.to),
        unit: words.unit(hint.unit),
        over: words.place(hint.over),
      })
    case 'stay':
      return t('learn_hint_stay', {
        unit: words.unit(hint.unit),
        place: words.place(provinceOf(hint.unit.at)),
        by: units(hint.by),
      })
    case 'count':
      return t('learn_hint_count')
    default:
      return assertNever(hint)
  }
}
