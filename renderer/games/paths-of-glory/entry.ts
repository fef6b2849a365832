// What the list of games says of Paths of Glory; its pages are fetched when there is a table of it.
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { GameEntry } from '../pages.ts'

export const pathsOfGlory: GameEntry = {
  title: m.game_paths_of_glory,
  async load() {
    const { loadTexts } = await import('./words/text.ts')
    await loadTexts(getLocale())
    const { pages } = await import('./pages.ts')
    return { pages }
  },
}
