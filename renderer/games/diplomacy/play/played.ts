import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { Played } from '../../pages.ts'

/** What a page sees of a game of Diplomacy that has begun. */
export type PlayedTable = Played<DiplomacyView>
