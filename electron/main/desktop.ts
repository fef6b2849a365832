// The desktop application around the host: one window, files, and nothing that the table itself needs. It takes
// Electron as an argument, so a test hands in its own.
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as Electron from 'electron'
import { z } from 'zod'
import { refusal, type Refusal } from '../../shared/kernel/refusal.ts'
import { tableId, type TableId } from '../../shared/table/holder.ts'
import type { Result } from '../../shared/kernel/result.ts'
import { LARGEST_TABLE_FILE } from '../host/storage/table-file.ts'

/** The slice of Electron used here, typed by electron.d.ts. */
export interface ElectronApi {
  readonly app: Pick<
    typeof Electron.app,
    'whenReady' | 'on' | 'quit' | 'requestSingleInstanceLock' | 'getPath' | 'enableSandbox'
  >
  readonly BrowserWindow: {
    new (options?: Electron.BrowserWindowConstructorOptions): DesktopWindow
    getAllWindows(): readonly unknown[]
  }
  readonly ipcMain: Pick<typeof Electron.ipcMain, 'handle'>
  readonly shell: Pick<typeof Electron.shell, 'openExternal'>
  readonly dialog: Pick<typeof Electron.dialog, 'showSaveDialog' | 'showOpenDialog' | 'showErrorBox'>
  readonly session: { readonly defaultSession: Pick<Electron.Session, 'setPermissionRequestHandler'> }
}
export type DesktopWindow = Pick<
  Electron.BrowserWindow,
  'loadURL' | 'on' | 'isMinimized' | 'isDestroyed' | 'restore' | 'focus'
> & { readonly webContents: Pick<Electron.WebContents, 'on' | 'send' | 'setWindowOpenHandler'> }

/** What the shell asks of the host. */
export interface DesktopHost {
  readonly hostUrl: string
  saveFile(table: TableId): Promise<Result<{ readonly name: string; readonly text: string }, Refusal>>
  openFile(text: string): Promise<Result<TableId, Refusal>>
  close(): Promise<void>
}

export interface DesktopOptions {
  readonly preload: string
  readonly startHost: (dataDir: string) => Promise<DesktopHost>
  readonly argv: readonly string[]
  readonly platform: NodeJS.Platform
}

const FILTERS = [{ name: 'Entente', extensions: ['entente'] }]
/** Permissions a page may use: the big screen fills its display, a laptop stays awake. */
const PERMITTED: readonly string[] = ['fullscreen', 'screen-wake-lock', 'clipboard-sanitized-write']

const tableFiles = (argv: readonly string[]): string[] => argv.filter((word) => word.endsWith('.entente'))

/** Runs the application; false when another one runs already, or the host cannot start. */
export async function startDesktop(electron: ElectronApi, options: DesktopOptions): Promise<boolean> {
  const { app, BrowserWindow, ipcMain, shell, dialog, session } = electron
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return false
  }
  app.enableSandbox()
  const waiting = tableFiles(options.argv.slice(1))
  // macOS may hand over a file before anything is ready.
  let takeFile = async (file: string): Promise<void> => void waiting.push(file)
  app.on('open-file', (event, file) => {
    event.preventDefault()
    void takeFile(file)
  })
  await app.whenReady()

  let host: DesktopHost
  try {
    host = await options.startHost(app.getPath('userData').replaceAll('\\', '/'))
  } catch (error) {
    dialog.showErrorBox('Entente', error instanceof Error ? error.message : String(error))
    app.quit()
    return false
  }
  const { origin } = new URL(host.hostUrl)
  const isOurs = (url: string): boolean => URL.canParse(url) && new URL(url).origin === origin
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(PERMITTED.includes(permission) && isOurs(details.requestingUrl)),
  )

  const openWindow = (): DesktopWindow => {
    const window = new BrowserWindow({
      width: 1280,
      height: 820,
      minWidth: 800,
      minHeight: 560,
      autoHideMenuBar: true,
      backgroundColor: '#1b1d22',
      webPreferences: {
        preload: options.preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
      },
    })
    window.webContents.setWindowOpenHandler(({ url }) => {
      if (url.startsWith('https://')) void shell.openExternal(url)
      return { action: 'deny' }
    })
    window.webContents.on('will-navigate', (event) => {
      if (!isOurs(event.url)) event.preventDefault()
    })
    void window.loadURL(host.hostUrl)
    return window
  }
  let window = openWindow()

  takeFile = async (file) => {
    const opened = await openTableFile(host, file)
    window.webContents.send('desktop:opened', opened)
  }
  const verb = <T>(name: string, schema: z.ZodType<T>, run: (argument: T) => Promise<unknown>) =>
    ipcMain.handle(`desktop:${name}`, async (event, argument: unknown) => {
      if (!isOurs(event.senderFrame?.url ?? '')) throw new Error('not our page')
      return run(schema.parse(argument))
    })
  verb('save', tableId, (table) => saveTableFile(dialog, host, table))
  verb('open', z.undefined(), async () => {
    const chosen = await dialog.showOpenDialog({ filters: FILTERS, properties: ['openFile'] })
    return chosen.filePaths[0] === undefined ? null : openTableFile(host, chosen.filePaths[0])
  })

  app.on('second-instance', (_event, argv) => {
    if (window.isMinimized()) window.restore()
    window.focus()
    for (const file of tableFiles(argv.slice(1))) void takeFile(file)
  })
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) window = openWindow()
  })
  app.on('window-all-closed', () => {
    if (options.platform !== 'darwin') app.quit()
  })
  // The first quit waits until everything is on the disk and the network was told goodbye.
  let closed = false
  app.on('before-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void host.close().finally(() => {
      closed = true
      app.quit()
    })
  })
  for (const file of waiting) await takeFile(file)
  return true
}

/** Takes a file in as a new table: its id, or why not. */
async function openTableFile(host: DesktopHost, file: string): Promise<Result<TableId, Refusal>> {
  try {
    const { size } = await stat(file)
    if (size > LARGEST_TABLE_FILE)
      return { ok: false, error: refusal('file/too-large', { most: LARGEST_TABLE_FILE }) }
    return await host.openFile(await readFile(file, 'utf8'))
  } catch {
    return { ok: false, error: refusal('file/unreadable', { file: path.basename(file) }) }
  }
}

/** Asks where to, and saves a table there. Null when nobody chose a place. */
async function saveTableFile(
  dialog: ElectronApi['dialog'],
  host: DesktopHost,
  table: TableId,
): Promise<Result<string, Refusal> | null> {
  const saved = await host.saveFile(table)
  if (!saved.ok) return saved
  const chosen = await dialog.showSaveDialog({ defaultPath: saved.value.name, filters: FILTERS })
  if (!chosen.filePath) return null
  try {
    await writeFile(chosen.filePath, saved.value.text)
    return { ok: true, value: chosen.filePath }
  } catch {
    return { ok: false, error: refusal('file/unwritable', { file: path.basename(chosen.filePath) }) }
  }
}
