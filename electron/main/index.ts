// Joins the shell to the real Electron and the real host; everything with behaviour lives in desktop.ts and host/.
import path from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, session, shell } from 'electron'
import { USUAL_PORTS } from '../headless/arguments.ts'
import { bonjourAnnouncer } from '../host/discovery/bonjour-announcer.ts'
import { consoleLog } from '../host/ports/log.ts'
import { startHost } from '../host/start-host.ts'
import { startDesktop } from './desktop.ts'

void startDesktop(
  { app, BrowserWindow, dialog, ipcMain, session, shell },
  {
    preload: path.join(import.meta.dirname, '../preload/index.cjs'),
    argv: process.argv,
    platform: process.platform,
    startHost: (dataDir) =>
      startHost({
        port: USUAL_PORTS,
        dataDir: path.posix.join(dataDir, 'host'),
        assets: path.join(import.meta.dirname, '../renderer'),
        announcer: bonjourAnnouncer({ log: consoleLog }),
      }),
  },
)
