// The shell's own behaviour, with Electron's part played by a fake of the same types.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DesktopHost } from '../../electron/main/desktop.ts'
import { startDesktop } from '../../electron/main/desktop.ts'
import { refusal } from '../../shared/kernel/refusal.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { fakeElectron } from './fake-electron.ts'

const HOST_URL = 'http://127.0.0.1:1901/#host=secret'
const PAGE = 'http://127.0.0.1:1901/'

const fakeHost = () => ({
  hostUrl: HOST_URL,
  saveFile: vi.fn(async () => ({ ok: true, value: { name: 'Friday.entente', text: 'saved' } }) as const),
  openFile: vi.fn<DesktopHost['openFile']>(async () => ({ ok: true, value: 't9' as TableId })),
  close: vi.fn(async () => undefined),
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entente-desktop-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function run(
  settings: Parameters<typeof fakeElectron>[0] = {},
  { argv = ['entente'], platform = 'linux' }: { argv?: string[]; platform?: NodeJS.Platform } = {},
) {
  const electron = fakeElectron(settings)
  const host = fakeHost()
  const startHost = vi.fn(async () => host)
  const runs = await startDesktop(electron.api, { preload: '/p.cjs', startHost, argv, platform })
  return { electron, host, startHost, runs }
}

describe('the window', () => {
  it('opens on the host, sandboxed, with the key in the fragment that is never sent', async () => {
    const { electron, startHost, runs } = await run({ userData: '/home/u' })
    expect(runs).toBe(true)
    expect(startHost).toHaveBeenCalledWith('/home/u')
    expect(electron.windows).toHaveLength(1)
    expect(electron.windows[0]?.loaded).toEqual([HOST_URL])
    expect(electron.windows[0]?.options.webPreferences).toEqual({
      preload: '/p.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    })
  })

  it('opens no others, and sends only https links out', async () => {
    const { electron } = await run()
    const open = electron.windows[0]?.openHandler
    for (const url of ['https://example.test/', 'http://example.test/', 'file:///etc/passwd', 'javascript:1'])
      expect(open?.({ url } as never)).toEqual({ action: 'deny' })
    expect(electron.opened).toEqual(['https://example.test/'])
  })

  it('leaves the host for nowhere', async () => {
    const { electron } = await run()
    const leave = (url: string) => {
      const event = { url, preventDefault: vi.fn() }
      electron.windows[0]?.contents.emit('will-navigate', event)
      return event.preventDefault.mock.calls.length > 0
    }
    expect(leave('http://127.0.0.1:1901/#elsewhere')).toBe(false)
    expect(leave('http://127.0.0.1:1902/')).toBe(true)
    expect(leave('https://example.test/')).toBe(true)
  })

  it('may fill the screen and keep it awake, and nothing else', async () => {
    const { electron } = await run()
    expect(electron.permits('fullscreen', PAGE)).toBe(true)
    expect(electron.permits('fullscreen', 'https://example.test/')).toBe(false)
    for (const permission of ['media', 'geolocation', 'notifications', 'openExternal'])
      expect(electron.permits(permission, PAGE)).toBe(false)
  })
})

describe('the program', () => {
  it('runs once: a second start shows the first one', async () => {
    const second = await run({ lock: false })
    expect(second.runs).toBe(false)
    expect(second.startHost).not.toHaveBeenCalled()
    expect(second.electron.gone).toBe(true)
    const { electron } = await run()
    const [window] = electron.windows
    if (window) window.minimized = true
    electron.emit('second-instance', {}, ['entente'])
    expect(window).toMatchObject({ minimized: false, focused: 1 })
  })

  it('says why it cannot start, and ends', async () => {
    const electron = fakeElectron()
    const startHost = async () => Promise.reject(new Error('Port 1901 is taken.'))
    const runs = await startDesktop(electron.api, { preload: '', startHost, argv: [], platform: 'linux' })
    expect(runs).toBe(false)
    expect(electron.complaints).toEqual(['Port 1901 is taken.'])
    expect(electron.gone).toBe(true)
  })

  it('ends only when the host has written everything out', async () => {
    const { electron, host } = await run()
    electron.api.app.quit()
    expect(electron.gone).toBe(false)
    await vi.waitFor(() => expect(electron.gone).toBe(true))
    expect(host.close).toHaveBeenCalledTimes(1)
  })

  it('ends with its last window, except on macOS', async () => {
    for (const [platform, quits] of [
      ['linux', true],
      ['win32', true],
      ['darwin', false],
    ] as const) {
      const { electron } = await run({}, { platform })
      electron.emit('window-all-closed')
      expect(electron.quits > 0).toBe(quits)
    }
  })
})

describe('table files', () => {
  it('are saved where the person chose, and nowhere without a choice', async () => {
    const choice = path.join(folder, 'mine.entente')
    const { electron } = await run({ choice })
    expect(await electron.invoke('desktop:save', PAGE, 't1')).toEqual({ ok: true, value: choice })
    expect(await readFile(choice, 'utf8')).toBe('saved')
    const none = await run()
    expect(await none.electron.invoke('desktop:save', PAGE, 't1')).toBeNull()
    expect(await none.electron.invoke('desktop:open', PAGE)).toBeNull()
  })

  it('are opened from a dialog, the command line, a second start and a double click', async () => {
    const file = path.join(folder, 'old.entente')
    await writeFile(file, 'a table')
    const { electron, host } = await run({ choice: file }, { argv: ['entente', file] })
    expect(host.openFile).toHaveBeenCalledTimes(1)
    expect(await electron.invoke('desktop:open', PAGE)).toEqual({ ok: true, value: 't9' })
    electron.emit('second-instance', {}, ['entente', '--flag', file])
    electron.emit('open-file', { preventDefault: () => undefined }, file)
    await vi.waitFor(() => expect(host.openFile).toHaveBeenCalledTimes(4))
    expect(host.openFile).toHaveBeenCalledWith('a table')
    await vi.waitFor(() => expect(electron.windows[0]?.sent).toHaveLength(3))
  })

  it('that are none are refused with the reason', async () => {
    const missing = path.join(folder, 'missing.entente')
    const { electron } = await run({ choice: missing })
    const refused = { ok: false, error: refusal('file/unreadable', { file: 'missing.entente' }) }
    expect(await electron.invoke('desktop:open', PAGE)).toEqual(refused)
  })

  it('are given to no page but our own, and to no argument but a table', async () => {
    const { electron, host } = await run({ choice: path.join(folder, 'x') })
    await expect(electron.invoke('desktop:save', 'https://example.test/', 't1')).rejects.toThrow(
      'not our page',
    )
    await expect(electron.invoke('desktop:save', PAGE, { path: '/etc' })).rejects.toThrow()
    expect(host.saveFile).not.toHaveBeenCalled()
  })
})
