// A stand-in for the part of Electron that the shell uses. `satisfies ElectronApi` and the types below come from
// electron.d.ts, so a new Electron that changes a signature breaks this file's type check.
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import type { ElectronApi } from '../../electron/main/desktop.ts'

type Invoke = Parameters<typeof Electron.ipcMain.handle>[1]
type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0]
type PermissionHandler = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>

interface Settings {
  readonly lock?: boolean
  readonly userData?: string
  /** What the person chooses in a dialog; nothing, when left out. */
  readonly choice?: string
}

export function fakeElectron({ lock = true, userData = '/u', choice }: Settings = {}) {
  const events = new EventEmitter()
  const verbs = new Map<string, Invoke>()
  const windows: FakeWindow[] = []
  const opened: string[] = []
  const complaints: string[] = []
  let quits = 0
  let gone = false
  let mayUse: PermissionHandler | undefined

  class FakeWindow {
    readonly loaded: string[] = []
    readonly sent: unknown[][] = []
    readonly options: Electron.BrowserWindowConstructorOptions
    readonly contents = new EventEmitter()
    focused = 0
    minimized = false
    openHandler: OpenHandler | undefined
    readonly webContents = {
      // The real `on` has an overload for each event; one loose signature stands in for all of them.
      on: this.contents.on.bind(this.contents) as unknown as Electron.WebContents['on'],
      send: (...sent: unknown[]) => void this.sent.push(sent),
      setWindowOpenHandler: (handler: OpenHandler) => {
        this.openHandler = handler
      },
    }
    constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
      this.options = options
      windows.push(this)
    }
    static getAllWindows() {
      return windows
    }
    async loadURL(url: string) {
      this.loaded.push(url)
    }
    on() {
      return this as never
    }
    isDestroyed() {
      return false
    }
    isMinimized() {
      return this.minimized
    }
    restore() {
      this.minimized = false
    }
    focus() {
      this.focused++
    }
  }

  const api = {
    app: {
      whenReady: async () => undefined,
      on: ((name: string, run: (...args: unknown[]) => void) => {
        events.on(name, run)
        return undefined as never
      }) as ElectronApi['app']['on'],
      // As Electron does it: everybody may object before anything ends.
      quit: () => {
        quits++
        let objected = false
        events.emit('before-quit', { preventDefault: () => (objected = true) })
        gone = !objected
      },
      requestSingleInstanceLock: () => lock,
      getPath: (name) => (name === 'userData' ? userData : `/tmp/${name}`),
      enableSandbox: () => undefined,
    },
    BrowserWindow: FakeWindow,
    ipcMain: { handle: (channel, run) => void verbs.set(channel, run) },
    shell: { openExternal: async (url) => void opened.push(url) },
    dialog: {
      showErrorBox: (_title, text) => void complaints.push(text),
      showOpenDialog: async () => ({ canceled: choice === undefined, filePaths: choice ? [choice] : [] }),
      showSaveDialog: async () => ({ canceled: choice === undefined, filePath: choice ?? '' }),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler) => {
          mayUse = handler ?? undefined
        },
      },
    },
  } satisfies ElectronApi

  return {
    api,
    windows,
    opened,
    complaints,
    get quits() {
      return quits
    },
    /** Whether the program would have ended. */
    get gone() {
      return gone
    },
    emit: (name: string, ...args: unknown[]) => events.emit(name, ...args),
    /** Calls a verb as a page at this address would. */
    async invoke(channel: string, from: string, argument?: unknown): Promise<unknown> {
      const run = verbs.get(channel)
      if (!run) throw new Error(`no verb ${channel}`)
      return (await run({ senderFrame: { url: from } } as Electron.IpcMainInvokeEvent, argument)) as unknown
    },
    permits(permission: string, requestingUrl: string): boolean {
      let answer = false
      mayUse?.({} as never, permission as never, (granted) => (answer = granted), { requestingUrl } as never)
      return answer
    },
  }
}
