// Loads a page again when its process ends; the table is not affected. A page that ends again and again is not loaded
// until the user acts.
import type { DesktopWindow, ElectronApi } from './electron-api.ts'
import type { Words } from './words.ts'

/** After more ends than this within the time (milliseconds) the page is not reloaded automatically. */
const DEATHS = 3
const WITHIN_MS = 60_000

/** Reloads a window's page whenever its process ends by itself. */
export function keepAlive(
  window: DesktopWindow,
  { dialog, now, words }: { dialog: ElectronApi['dialog']; now: () => number; words: () => Words },
): void {
  let deaths: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    deaths = [...deaths.filter((at) => now() - at < WITHIN_MS), now()]
    if (deaths.length <= DEATHS) return window.webContents.reload()
    const { title, detail, reload } = words().crash
    void dialog.showMessageBox({ type: 'error', message: title, detail, buttons: [reload] }).then(() => {
      deaths = []
      if (!window.isDestroyed()) window.webContents.reload()
    })
  })
}
