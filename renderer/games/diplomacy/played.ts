import type { DiplomacyOptions } from '../../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../../shared/table/view.ts'
import type { Played } from '../game-words.ts'
import type { SetSettings } from '../pages.ts'

/** What a page sees of a table of Diplomacy, whether its game has begun or not. */
export type DiplomacyTable = TableView<DiplomacyView, DiplomacyOptions>

/** What a page sees of a game of Diplomacy that has begun. */
export type PlayedTable = Played<DiplomacyView, DiplomacyOptions>

/** Changes the settings of a table of Diplomacy. */
export type SetDiplomacy = SetSettings<DiplomacyView, DiplomacyOptions>
