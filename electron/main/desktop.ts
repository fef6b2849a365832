// The desktop application around the host: windows, menus, files, sleep. The host runs without any of it. Electron is
// an argument, so that a test can replace it.
import type { CommandId } from '../../shared/commands/commands.ts'
import type { DesktopEvent } from '../../shared/desktop/desktop-api.ts'
import type { DesktopHost } from './desktop-host.ts'
import type { DesktopWindow, ElectronApi } from './electron-api.ts'
import { guard } from './guards.ts'
import { Memory } from './memory.ts'
import { menuTemplate } from './menu.ts'
import { watchPower } from './power.ts'
import { keepAlive } from './recovery.ts'
import { TableFiles, tableFiles } from './table-files.ts'
import { openVerbs } from './verbs.ts'
import { openHostWindow, openScreenWindow } from './windows.ts'
import { languageOf, wordsIn } from './words.ts'

export interface DesktopOptions {
  readonly appId: string
  readonly preload: string
  /** `show` brings the window to the front: a second start, in plain Node, calls it. */
  readonly startHost: (dataDir: string, show: () => void) => Promise<DesktopHost>
  readonly argv: readonly string[]
  readonly platform: NodeJS.Platform
  readonly now?: () => number
  readonly every?: (ms: number, run: () => void) => () => void
}

const repeat = (ms: number, run: () => void) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/** Runs the application; false when another one runs already, or the host cannot start. */
export async function startDesktop(electron: ElectronApi, options: DesktopOptions): Promise<boolean> {
  const { app, dialog, ipcMain, Menu } = electron
  const { platform, now = () => Date.now(), every = repeat } = options
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return false
  }
  app.enableSandbox()
  app.setAppUserModelId(options.appId)
  const waiting = tableFiles(options.argv.slice(1), process.cwd())
  // macOS may send a file before the application is ready.
  let takeFile = async (file: string): Promise<void> => void waiting.push(file)
  app.on('open-file', (event, file) => {
    event.preventDefault()
    void takeFile(file)
  })
  await app.whenReady()

  const userData = app.getPath('userData')
  let host: DesktopHost
  /** There is nothing to show yet. */
  let bringUp = () => {}
  try {
    host = await options.startHost(userData.replaceAll('\\', '/'), () => bringUp())
  } catch (error) {
    dialog.showErrorBox('Entente', error instanceof Error ? error.message : String(error))
    app.quit()
    return false
  }
  const memory = new Memory(userData)
  let words = wordsIn(languageOf(app.getLocale()))
  let able: ReadonlySet<CommandId> = new Set()
  let window: DesktopWindow
  let bigScreen: DesktopWindow | undefined

  const { origin } = new URL(host.hostUrl)
  const { isOurs } = guard(electron, origin, (code) => {
    const url = `${origin}/#screen=${code}`
    if (bigScreen && !bigScreen.isDestroyed()) {
      void bigScreen.loadURL(url)
      bigScreen.focus()
    } else bigScreen = openScreenWindow(electron, memory, window, url)
  })

  const send = (event: DesktopEvent) => {
    if (!window.isDestroyed()) window.webContents.send('desktop:event', event)
  }
  const showMenu = () =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate(
          { words, able, recent: memory.data.recent, platform },
          {
            give: (id) => send({ kind: 'command', id }),
            openRecent: (file) => void takeFile(file),
            clearRecent: () => {
              memory.change({ recent: [] })
              app.clearRecentDocuments()
              showMenu()
            },
          },
        ),
      ),
    )
  const files = new TableFiles({
    dialog,
    host,
    memory,
    fileType: () => words.fileType,
    onUsed: (file) => {
      app.addRecentDocument(file)
      showMenu()
    },
  })

  let leaving: 'no' | 'asking' | 'closing' | 'closed' = 'no'
  const openWindow = () => {
    const opened = openHostWindow(electron, memory, options.preload, host.hostUrl)
    keepAlive(opened, { dialog, now, words: () => words })
    opened.on('close', (event) => {
      // On a Mac a program keeps running without windows, and so does the table.
      if (platform === 'darwin' || leaving !== 'no' || host.atTable() === 0) return
      event.preventDefault()
      app.quit()
    })
    return opened
  }
  window = openWindow()
  showMenu()

  openVerbs(ipcMain, {
    isOurs,
    contents: () => window.webContents,
    files,
    onPageState: ({ locale, commands }) => {
      words = wordsIn(languageOf(locale))
      able = new Set(commands)
      showMenu()
    },
  })
  const stopWatching = watchPower(electron, {
    host,
    now,
    every,
    onWake: (sleptMs) => send({ kind: 'woke', sleptMs }),
  })

  const show = () => {
    if (window.isDestroyed()) window = openWindow()
    if (window.isMinimized()) window.restore()
    window.focus()
  }
  bringUp = show
  takeFile = async (file) => {
    show()
    send({ kind: 'opened', opened: await files.open(file) })
  }
  app.on('second-instance', (_event, argv, from) => {
    show()
    for (const file of tableFiles(argv.slice(1), from)) void takeFile(file)
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })

  /** The first quit asks for confirmation if people sit at the table, and waits until everything is on the disk. */
  const leave = async () => {
    const people = host.atTable()
    if (people > 0) {
      leaving = 'asking'
      const { title, detail, yes, no } = words.quit
      const { response } = await dialog.showMessageBox({
        type: 'question',
        message: title(people),
        detail,
        buttons: [yes, no],
        defaultId: 1,
        cancelId: 1,
      })
      if (response !== 0) {
        leaving = 'no'
        return
      }
    }
    leaving = 'closing'
    stopWatching()
    await host.close().finally(() => {
      leaving = 'closed'
      app.quit()
    })
  }
  app.on('before-quit', (event) => {
    if (leaving === 'closed') return
    event.preventDefault()
    if (leaving === 'no') void leave()
  })
  for (const file of waiting) await takeFile(file)
  return true
}
