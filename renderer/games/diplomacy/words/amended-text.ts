// What a ruling changed in the position, in words.
import type { Amended } from '../../../../shared/games/diplomacy/game/amending.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { m } from '../../../words/rooms.ts'
import { wordsOf } from './notation-words.ts'
import { polesText } from './peace-text.ts'
import { powerText } from './power-text.ts'

/** "Belgium: France; A GAL: Austria". */
export function amendedText(change: unknown): string {
  const amended = change as Amended | null
  const words = wordsOf(getLocale())
  const changes = [
    ...(amended?.owners ?? []).map(({ centre, owner }) =>
      owner
        ? `${words.place(centre)}: ${powerText(owner)}`
        : m.ruling_centre_free({ centre: words.place(centre) }),
    ),
    ...(amended?.units ?? []).map(({ at, unit }) =>
      unit
        ? `${words.shortUnit(unit)}: ${powerText(unit.power)}`
        : m.ruling_no_unit({ place: words.place(at) }),
    ),
    // Rulings of an earlier version removed nobody.
    ...(amended?.removed ?? []).map((unit) =>
      m.ruling_no_dislodged({ unit: words.shortUnit(unit), power: powerText(unit.power) }),
    ),
    ...(amended?.peace ? [m.ruling_peace({ poles: polesText(amended.peace) })] : []),
  ]
  return changes.length > 0 ? changes.join('; ') : '…'
}
