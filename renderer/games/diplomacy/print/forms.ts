// Forms to write orders on: a line for each decision of a power.
import { namingIn } from '../words/board-shown.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import { HOMES_TO_NAME } from '../../../../shared/games/diplomacy/rules/homes.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

export interface OrderForm {
  readonly power: PowerId
  /** The beginning of each line: a unit, or nothing where the power chooses. */
  readonly lines: readonly string[]
  /** Builds (positive) or removals (negative) due; 0 in other phases. */
  readonly adjustment: number
}

/** Empty lines where a power chooses: builds and removals, units to place, homes to name; null where its units are ordered. */
function blanks(
  { turn, placing, powers }: DiplomacyView,
  power: PowerId,
  standing: number,
  adjustment: number,
): number | null {
  switch (turn.phase) {
    case 'placement':
      return Math.max(0, (placing?.each ?? 0) - standing)
    case 'homes':
      return powers.some((one) => one.power === power && one.deciding) ? HOMES_TO_NAME : 0
    case 'adjustments':
      return Math.abs(adjustment)
    default:
      return null
  }
}

/** A form for each power that has something to decide in the phase that is open. */
export function orderForms(view: DiplomacyView, language: Language): readonly OrderForm[] {
  const { phase } = view.turn
  return view.powers.flatMap(({ power, adjustment }): OrderForm[] => {
    const own =
      phase === 'retreats'
        ? view.dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => unit)
        : view.units.filter((unit) => unit.power === power)
    const blank = blanks(view, power, own.length, adjustment)
    const lines =
      blank !== null
        ? Array.from({ length: blank }, () => '')
        : own.map((unit) => writeUnit(unit, { ...namingIn(language), style: 'codes' }))
    return lines.length === 0 ? [] : [{ power, lines, adjustment: phase === 'adjustments' ? adjustment : 0 }]
  })
}
