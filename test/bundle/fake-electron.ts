// A stand-in for the part of Electron that the shell uses. `satisfies ElectronApi` and the types below come from
// electron.d.ts, so a new Electron that changes a signature breaks this file's type check.
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import type { DesktopEvent } from '../../shared/desktop/desktop-api.ts'
import type { ElectronApi } from '../../electron/main/electron-api.ts'

type Invoke = Parameters<typeof Electron.ipcMain.handle>[1]
type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0]
type PermissionHandler = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>
type CheckHandler = NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>
type DeviceHandler = NonNullable<Parameters<Electron.Session['setDevicePermissionHandler']>[0]>
type HeadersListener = (
  details: { readonly responseHeaders: Record<string, string[]> },
  answer: (response: Electron.HeadersReceivedResponse) => void,
) => void
type MenuItem = Electron.MenuItemConstructorOptions

interface Settings {
  readonly lock?: boolean
  readonly userData?: string
  readonly locale?: string
  /** What the person chooses in a file dialog; nothing, when left out. */
  readonly choice?: string
  /** The button a person presses in a message box. */
  readonly answer?: number
  readonly displays?: readonly Electron.Rectangle[]
}

const LAPTOP: Electron.Rectangle = { x: 0, y: 0, width: 1440, height: 900 }

export function fakeElectron(settings: Settings = {}) {
  const { lock = true, userData = '/nonexistent', locale = 'en', choice, displays = [LAPTOP] } = settings
  const events = new EventEmitter()
  const power = new EventEmitter()
  const verbs = new Map<string, Invoke>()
  const windows: FakeWindow[] = []
  const opened: string[] = []
  const complaints: string[] = []
  const asked: string[] = []
  const recent: string[] = []
  const awake = new Set<number>()
  let quits = 0
  let gone = false
  let answer = settings.answer ?? 0
  let menu: MenuItem[] = []
  let mayUse: PermissionHandler | undefined
  let mayCheck: CheckHandler | undefined
  let mayHave: DeviceHandler | undefined
  let headersOf: HeadersListener | undefined

  class FakeContents extends EventEmitter {
    readonly sent: DesktopEvent[] = []
    reloads = 0
    openHandler: OpenHandler | undefined
    send(channel: string, event: DesktopEvent) {
      if (channel !== 'desktop:event') throw new Error(`no page listens to ${channel}`)
      this.sent.push(event)
    }
    setWindowOpenHandler(handler: OpenHandler) {
      this.openHandler = handler
    }
    reload() {
      this.reloads++
    }
    async printToPDF() {
      return Buffer.from('%PDF-')
    }
  }

  class FakeWindow {
    readonly loaded: string[] = []
    readonly options: Electron.BrowserWindowConstructorOptions
    readonly contents = new FakeContents()
    readonly webContents = this.contents as unknown as InstanceType<
      ElectronApi['BrowserWindow']
    >['webContents']
    bounds: Electron.Rectangle
    focused = 0
    minimized = false
    maximized = false
    fullScreen = false
    menuBar = true
    destroyed = false
    readonly #events = new EventEmitter()
    constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
      this.options = options
      const { x = 0, y = 0, width = 800, height = 600 } = options
      this.bounds = { x, y, width, height }
      windows.push(this)
      events.emit('web-contents-created', {}, this.contents)
    }
    async loadURL(url: string) {
      this.loaded.push(url)
    }
    on = ((name: string, run: (...args: unknown[]) => void) => {
      this.#events.on(name, run)
      return this
    }) as unknown as InstanceType<ElectronApi['BrowserWindow']>['on']
    /** Closes the window as a person does: listeners may prevent it. */
    close() {
      let objected = false
      this.#events.emit('close', { preventDefault: () => (objected = true) })
      if (objected) return
      this.destroyed = true
      if (windows.every(({ destroyed }) => destroyed)) events.emit('window-all-closed')
    }
    isDestroyed = () => this.destroyed
    isMinimized = () => this.minimized
    isMaximized = () => this.maximized
    isFullScreen = () => this.fullScreen
    getBounds = () => this.bounds
    getNormalBounds = () => this.bounds
    maximize = () => void (this.maximized = true)
    setFullScreen = (yes: boolean) => void (this.fullScreen = yes)
    setMenuBarVisibility = (yes: boolean) => void (this.menuBar = yes)
    restore = () => void (this.minimized = false)
    focus = () => void this.focused++
  }

  const display = (workArea: Electron.Rectangle, id: number) => ({ id, workArea }) as Electron.Display
  const holds = ({ workArea }: Electron.Display, { x, y }: Electron.Rectangle) =>
    x >= workArea.x && x < workArea.x + workArea.width && y >= workArea.y && y < workArea.y + workArea.height

  const api = {
    app: {
      whenReady: async () => undefined,
      on: ((name: string, run: (...args: unknown[]) => void) => {
        events.on(name, run)
        return undefined as never
      }) as ElectronApi['app']['on'],
      // Quits as Electron does: every listener may prevent it before anything ends.
      quit: () => {
        quits++
        let objected = false
        events.emit('before-quit', { preventDefault: () => (objected = true) })
        gone = !objected
      },
      requestSingleInstanceLock: () => lock,
      getPath: (name) => (name === 'userData' ? userData : `/tmp/${name}`),
      getLocale: () => locale,
      enableSandbox: () => undefined,
      addRecentDocument: (file) => void recent.push(file),
      clearRecentDocuments: () => void recent.splice(0),
      setAppUserModelId: () => undefined,
    },
    BrowserWindow: FakeWindow,
    ipcMain: { handle: (channel, run) => void verbs.set(channel, run) },
    shell: { openExternal: async (url) => void opened.push(url) },
    dialog: {
      showErrorBox: (_title, text) => void complaints.push(text),
      showOpenDialog: async () => ({ canceled: choice === undefined, filePaths: choice ? [choice] : [] }),
      showSaveDialog: async () => ({ canceled: choice === undefined, filePath: choice ?? '' }),
      showMessageBox: (async (options: Electron.MessageBoxOptions) => {
        asked.push(options.message)
        return { response: answer, checkboxChecked: false }
      }) as ElectronApi['dialog']['showMessageBox'],
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler) => {
          mayUse = handler ?? undefined
        },
        setPermissionCheckHandler: (handler) => {
          mayCheck = handler ?? undefined
        },
        setDevicePermissionHandler: (handler) => {
          mayHave = handler ?? undefined
        },
        webRequest: {
          onHeadersReceived: ((hear: HeadersListener) => {
            headersOf = hear
          }) as Electron.WebRequest['onHeadersReceived'],
        },
      },
    },
    Menu: {
      buildFromTemplate: (template) => template,
      setApplicationMenu: (built) => void (menu = built as MenuItem[]),
    },
    screen: {
      getAllDisplays: () => displays.map(display),
      getDisplayMatching: (rect) => {
        const all = displays.map(display)
        const at = all.find((one) => holds(one, rect)) ?? all[0]
        if (!at) throw new Error('no display')
        return at
      },
    },
    powerMonitor: {
      on: ((name: string, run: () => void) => {
        power.on(name, run)
      }) as unknown as ElectronApi['powerMonitor']['on'],
    },
    powerSaveBlocker: {
      start: () => {
        awake.add(awake.size + 1)
        return awake.size
      },
      stop: (id) => awake.delete(id),
    },
  } satisfies ElectronApi

  const submenu = (item: MenuItem): readonly MenuItem[] => (Array.isArray(item.submenu) ? item.submenu : [])
  const items = (): readonly MenuItem[] =>
    menu.flatMap((top) => submenu(top).flatMap((item) => [item, ...submenu(item)]))

  return {
    api,
    windows,
    opened,
    complaints,
    asked,
    recent,
    awake,
    get quits() {
      return quits
    },
    /** Whether the program would have ended. */
    get gone() {
      return gone
    },
    get menu() {
      return menu
    },
    answerNext: (button: number) => void (answer = button),
    emit: (name: string, ...args: unknown[]) => events.emit(name, ...args),
    power: (name: 'suspend' | 'resume') => power.emit(name),
    /** The item of a menu by its label. */
    item: (label: string) => items().find((item) => item.label === label),
    choose(label: string): void {
      const item = items().find((one) => one.label === label)
      if (!item?.click) throw new Error(`no item ${label}`)
      item.click({} as never, undefined, {})
    },
    /** Calls a verb as a page at this address would, from the first window's top frame unless said otherwise. */
    async invoke(
      channel: string,
      from: string,
      argument?: unknown,
      { window = 0, framed = false }: { window?: number; framed?: boolean } = {},
    ): Promise<unknown> {
      const run = verbs.get(channel)
      if (!run) throw new Error(`no verb ${channel}`)
      const event = {
        sender: windows[window]?.contents,
        senderFrame: { url: from, parent: framed ? {} : null },
      } as unknown as Electron.IpcMainInvokeEvent
      return (await run(event, argument)) as unknown
    },
    verbs: () => [...verbs.keys()],
    permits(permission: string, requestingUrl: string): boolean {
      let granted = false
      mayUse?.({} as never, permission as never, (yes) => (granted = yes), { requestingUrl } as never)
      const checked = mayCheck?.(null, permission as never, new URL(requestingUrl).origin, {} as never)
      if (checked !== granted) throw new Error('asking and checking differ')
      return granted
    },
    /** The headers of an answer as the page gets them. */
    headers(sent: Record<string, string[]>): Electron.HeadersReceivedResponse['responseHeaders'] {
      let got: Electron.HeadersReceivedResponse['responseHeaders']
      headersOf?.({ responseHeaders: sent }, (response) => (got = response.responseHeaders))
      return got
    },
    permitsDevice: (): boolean => mayHave?.({} as never) ?? true,
  }
}
