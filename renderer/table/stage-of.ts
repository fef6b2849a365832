// What a table's stage is called, and how its game has ended.
import type { TableView } from '../../shared/table/view.ts'
import type { AnyPages } from '../games/pages.ts'
import { stageText } from '../words/stage-text.ts'

/** In the game's words where it has its own for this phase, else in the table's. */
export const stageOf = ({ words }: Pick<AnyPages, 'words'>, view: TableView): string =>
  (view.gameView ? words.stage?.({ ...view, gameView: view.gameView }) : null) ?? stageText(view.stage.name)

/** How the game has ended, in the game's words for a heading; null while it goes on, and where it has no such words. */
export const outcomeOf = ({ words }: Pick<AnyPages, 'words'>, view: TableView): string | null =>
  (view.gameView ? words.outcome?.({ ...view, gameView: view.gameView }) : null) ?? null
