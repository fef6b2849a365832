// What a player's page says of own units that left the board when orders were resolved: they have no retreat to write,
// so the sheet would not mention them.
import { namingIn } from '../words/board-shown.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { lossOf } from '../../../../shared/games/diplomacy/notation/reason.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { reasonText } from '../reading/reason-text.ts'

type Closed = Pick<DiplomacyView, 'turn' | 'recent' | 'sheets'>

/** The own dislodged units that had no retreat, one sentence each, until the first order after them is written. */
export function lossesOf({ turn, recent, sheets }: Closed, power: PowerId, language: Language): string[] {
  const written = sheets.find((sheet) => sheet.power === power)?.drafts.length ?? 0
  if (turn.phase === 'movement' && written > 0) return []
  return recent
    .flatMap(({ results }) => results)
    .filter(({ unit, disbanded }) => unit.power === power && disbanded)
    .flatMap((result) => lossOf(result, { ...namingIn(language), style: 'names' }) ?? [])
    .map(reasonText)
}
