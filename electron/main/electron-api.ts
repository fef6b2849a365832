import type * as Electron from 'electron'

/** The part of Electron that the shell uses, typed by electron.d.ts; a test can replace it. */
export interface ElectronApi {
  readonly app: Pick<
    typeof Electron.app,
    | 'whenReady'
    | 'on'
    | 'quit'
    | 'requestSingleInstanceLock'
    | 'getPath'
    | 'getLocale'
    | 'enableSandbox'
    | 'addRecentDocument'
    | 'clearRecentDocuments'
    | 'setAppUserModelId'
  >
  readonly BrowserWindow: {
    new (options?: Electron.BrowserWindowConstructorOptions): DesktopWindow
  }
  readonly ipcMain: Pick<typeof Electron.ipcMain, 'handle'>
  readonly shell: Pick<typeof Electron.shell, 'openExternal'>
  readonly dialog: Pick<
    typeof Electron.dialog,
    'showSaveDialog' | 'showOpenDialog' | 'showErrorBox' | 'showMessageBox'
  >
  readonly session: {
    readonly defaultSession: Pick<
      Electron.Session,
      'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
    > & { readonly webRequest: Pick<Electron.WebRequest, 'onHeadersReceived'> }
  }
  readonly Menu: {
    buildFromTemplate(template: Electron.MenuItemConstructorOptions[]): unknown
    setApplicationMenu(menu: unknown): void
  }
  readonly screen: Pick<Electron.Screen, 'getAllDisplays' | 'getDisplayMatching'>
  readonly powerMonitor: Pick<Electron.PowerMonitor, 'on'>
  readonly powerSaveBlocker: Pick<Electron.PowerSaveBlocker, 'start' | 'stop'>
}

export type DesktopWindow = Pick<
  Electron.BrowserWindow,
  | 'loadURL'
  | 'on'
  | 'isMinimized'
  | 'isMaximized'
  | 'isFullScreen'
  | 'isDestroyed'
  | 'getNormalBounds'
  | 'getBounds'
  | 'maximize'
  | 'setFullScreen'
  | 'setMenuBarVisibility'
  | 'restore'
  | 'focus'
> & { readonly webContents: DesktopContents }

export type DesktopContents = Pick<
  Electron.WebContents,
  'on' | 'send' | 'setWindowOpenHandler' | 'reload' | 'printToPDF'
>
