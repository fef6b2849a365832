// Connects the shell to the real Electron and the real host; all behaviour is in desktop.ts and host/.
import path from 'node:path'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  powerMonitor,
  powerSaveBlocker,
  screen,
  session,
  shell,
} from 'electron'
import { announcerFor } from '../headless/announcer-for.ts'
import { readDesktopArguments } from '../headless/arguments.ts'
import { consoleLog } from '../host/ports/log.ts'
import { startHost } from '../host/start-host.ts'
import { threadReading } from '../host/brought/reading.ts'
import { WorkerStandIns } from '../host/stand-ins/worker-stand-ins.ts'
import { startDesktop } from './desktop.ts'
import type { ElectronApi } from './electron-api.ts'

const electron: ElectronApi = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu: {
    buildFromTemplate: (template) => Menu.buildFromTemplate(template),
    setApplicationMenu: (menu) => Menu.setApplicationMenu(menu as Menu),
  },
  powerMonitor,
  powerSaveBlocker,
  // Electron creates these only once it is ready.
  get screen() {
    return screen
  },
  get session() {
    return session
  },
  shell,
}

void startDesktop(electron, {
  appId: 'app.entente.table',
  preload: path.join(import.meta.dirname, '../preload/index.cjs'),
  argv: process.argv,
  platform: process.platform,
  startHost: async (usualDataDir, show) => {
    const args = readDesktopArguments(process.argv)
    if (!args.ok) throw new Error(args.error)
    const { ports, dataDir = path.posix.join(usualDataDir, 'host'), address, hosts } = args.value
    return startHost({
      port: ports,
      dataDir,
      hosts,
      ...(address === undefined ? {} : { address }),
      assets: path.join(import.meta.dirname, '../renderer'),
      show,
      announcer: announcerFor(args.value, consoleLog),
      standIns: new WorkerStandIns({
        script: path.join(import.meta.dirname, 'stand-in-worker.js'),
        log: consoleLog,
      }),
      readFiles: threadReading(path.join(import.meta.dirname, 'brought-worker.js'), consoleLog),
    })
  },
})
