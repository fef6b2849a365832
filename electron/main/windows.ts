// The host's window and the big screen. Each opens where it was the last time, if there is still a display.
import type * as Electron from 'electron'
import type { DesktopWindow, ElectronApi } from './electron-api.ts'
import type { Memory, Placement } from './memory.ts'

type Port = Pick<ElectronApi, 'BrowserWindow' | 'screen'>
type Bounds = Placement['bounds']

/** Share of a window that has to lie on some display for its old position to be used. */
const SEEN = 0.25
const PAPER = '#14191f'
/** The options of every window; a test compares them with this. */
const LOCKED = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
} as const satisfies Electron.WebPreferences

const overlap = (a: Bounds, b: Bounds): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Whether a window at that position could be seen and moved. */
const isInSight = (bounds: Bounds, displays: readonly { readonly workArea: Bounds }[]): boolean =>
  displays.some(({ workArea }) => overlap(bounds, workArea) >= SEEN * bounds.width * bounds.height)

/** Opens the host's window on an address. */
export function openHostWindow(port: Port, memory: Memory, preload: string, url: string): DesktopWindow {
  const placed = inSight(port, memory.data.host)
  const window = new port.BrowserWindow({
    width: 1280,
    height: 820,
    ...placed?.bounds,
    minWidth: 800,
    minHeight: 560,
    autoHideMenuBar: true,
    backgroundColor: PAPER,
    webPreferences: { ...LOCKED, preload },
  })
  if (placed?.maximized) window.maximize()
  if (placed?.fullScreen) window.setFullScreen(true)
  remember(window, (host) => memory.change({ host }))
  void window.loadURL(url)
  return window
}

/**
 * Opens the big screen: at its old position, else full-screen on a display without the host's window, else as a
 * window beside it. It gets no preload: a television may call no function of the shell.
 */
export function openScreenWindow(
  port: Port,
  memory: Memory,
  beside: DesktopWindow,
  url: string,
): DesktopWindow {
  const placed = inSight(port, memory.data.screen)
  const here = port.screen.getDisplayMatching(beside.getBounds()).id
  const other = placed ? undefined : port.screen.getAllDisplays().find(({ id }) => id !== here)
  const window = new port.BrowserWindow({
    width: 1280,
    height: 720,
    ...(placed?.bounds ?? other?.workArea),
    autoHideMenuBar: true,
    backgroundColor: PAPER,
    webPreferences: { ...LOCKED },
  })
  window.setMenuBarVisibility(false)
  if (placed?.maximized) window.maximize()
  if (placed?.fullScreen ?? other !== undefined) window.setFullScreen(true)
  remember(window, (screen) => memory.change({ screen }))
  void window.loadURL(url)
  return window
}

const inSight = ({ screen }: Port, placement: Placement | undefined): Placement | undefined =>
  placement && isInSight(placement.bounds, screen.getAllDisplays()) ? placement : undefined

/** Stores a window's position when it closes: before that it may still be moved. */
function remember(window: DesktopWindow, keep: (placement: Placement) => void): void {
  window.on('close', () =>
    keep({
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    }),
  )
}
