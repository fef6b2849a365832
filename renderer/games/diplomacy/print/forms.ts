// Paper to write orders on: what each power has to decide, one line each.
import { namingIn } from '../words/board-shown.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

export interface OrderForm {
  readonly power: PowerId
  /** What each line begins with: a unit, or nothing where the power chooses. */
  readonly lines: readonly string[]
  /** Builds (positive) or removals (negative) due; 0 in other phases. */
  readonly adjustment: number
}

/** A form for each power that has something to decide in the phase that is open. */
export function orderForms(view: DiplomacyView, language: Language): readonly OrderForm[] {
  const { phase } = view.turn
  return view.powers.flatMap(({ power, adjustment }): OrderForm[] => {
    const own =
      phase === 'retreats'
        ? view.dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => unit)
        : view.units.filter((unit) => unit.power === power)
    const lines =
      phase === 'adjustments'
        ? Array.from({ length: Math.abs(adjustment) }, () => '')
        : own.map((unit) => writeUnit(unit, { ...namingIn(language), style: 'codes' }))
    return lines.length === 0 ? [] : [{ power, lines, adjustment: phase === 'adjustments' ? adjustment : 0 }]
  })
}
