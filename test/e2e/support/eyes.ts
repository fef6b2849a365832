// The newest view that came over a page's connection.
import type { Page } from '@playwright/test'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableView } from '../../../shared/table/view.ts'

export interface Seen {
  readonly view: TableView<DiplomacyView>
  readonly board: DiplomacyView
}

/** Listens from now on; must be called before the page opens its connection. Throws while there is no view yet. */
export function eyesOf(page: Page): () => Seen {
  let newest: TableView<DiplomacyView> | null = null
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage
      if (message.type === 'view') newest = message.view as TableView<DiplomacyView>
    }),
  )
  return () => {
    if (!newest?.gameView) throw new Error('the page was told of no game yet')
    return { view: newest, board: newest.gameView }
  }
}
