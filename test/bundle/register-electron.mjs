// node --import this out/main/index.js: runs the built shell with `electron` replaced. What it exports is what the
// shell uses; fake-electron.ts holds those uses to electron.d.ts.
import { register } from 'node:module'

const electron = `
import { EventEmitter } from 'node:events'
const say = (...words) => process.send(words)
export const app = Object.assign(new EventEmitter(), {
  whenReady: async () => {}, requestSingleInstanceLock: () => true, enableSandbox() {}, setAppUserModelId() {},
  getLocale: () => 'en', addRecentDocument() {}, clearRecentDocuments() {},
  getPath: (name) => process.env.FAKE_USER_DATA + '/' + name,
  quit() {
    let objected = false
    app.emit('before-quit', { preventDefault() { objected = true } })
    if (!objected) process.exit(0)
  },
})
export class BrowserWindow {
  webContents = { setWindowOpenHandler() {}, on() {}, send() {}, reload() {} }
  constructor(options) {
    say('window', options.webPreferences)
    app.emit('web-contents-created', {}, this.webContents)
  }
  async loadURL(url) { say('load', url) }
  on() { return this } isMinimized() { return false } isDestroyed() { return false } restore() {} focus() {}
  maximize() {} setFullScreen() {} setMenuBarVisibility() {}
}
export const Menu = {
  buildFromTemplate: (template) => template,
  setApplicationMenu: (menu) => say('menu', menu.map(({ label }) => label)),
}
export const ipcMain = { handle: (channel) => say('verb', channel) }
export const shell = { openExternal: async () => {} }
export const dialog = { showErrorBox: (_, text) => say('complaint', text) }
export const session = {
  defaultSession: {
    setPermissionRequestHandler() {}, setPermissionCheckHandler() {}, setDevicePermissionHandler() {},
    webRequest: { onHeadersReceived() {} },
  },
}
export const screen = { getAllDisplays: () => [], getDisplayMatching: () => ({ id: 1 }) }
export const powerMonitor = { on() {} }
export const powerSaveBlocker = { start: () => 1, stop() {} }
process.on('message', (message) => message === 'quit' && app.quit())
`
const hooks = `
const source = ${JSON.stringify(electron)}
export const resolve = (name, context, next) =>
  name === 'electron' ? { url: 'fake:electron', format: 'module', shortCircuit: true } : next(name, context)
export const load = (url, context, next) =>
  url === 'fake:electron' ? { format: 'module', source, shortCircuit: true } : next(url, context)
`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
