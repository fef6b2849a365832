import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../../../shared/table/view.ts'

/** What a page sees of a table that has begun: its board is there. */
export type PlayedTable = TableView<DiplomacyView> & { readonly board: DiplomacyView }
