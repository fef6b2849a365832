import type { StageView } from '../../../../shared/table/view.ts'
import type { Season, Turn } from '../../../../shared/games/diplomacy/turn.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../paraglide/messages.js'
import { stageText } from '../../../words/stage-text.ts'

const SEASON_WORDS: Record<Season, (params: { year: number }) => string> = {
  spring: m.turn_spring,
  fall: m.turn_fall,
  winter: m.turn_winter,
}

/** "Spring 1901": season and year as orders are dated (R51). */
export const turnText = ({ season, year }: Turn): string => SEASON_WORDS[season]({ year })

/** What is needed to say where a table stands. */
export interface TableNow {
  readonly gameView: {
    readonly turn: Turn
    readonly last: { readonly turn: Turn } | null
    readonly ending?: DiplomacyView['ending']
  }
  readonly stage: Pick<StageView, 'name'>
}

/**
 * The turn that a page shows: while results are read it is their turn, although the game is already in the next one, and
 * after a game that its results have ended too. What is agreed on ends a game in the turn that it is in.
 */
export function shownTurn({ gameView: { turn, last, ending }, stage }: TableNow): Turn {
  const isOfLast = stage.name === 'reading' || ending?.how === 'victory' || ending?.how === 'time'
  return isOfLast && last ? last.turn : turn
}

/** Where a table stands: "Spring 1901 · Negotiation". A line may break after the dot, never before it. */
export const presentText = (now: TableNow): string =>
  `${turnText(shownTurn(now))}\u00A0· ${stageText(now.stage.name)}`
