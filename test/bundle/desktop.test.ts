// The shell's own behaviour, with Electron's part played by a fake of the same types.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDesktop } from '../../electron/main/desktop.ts'
import type { DesktopHost } from '../../electron/main/desktop-host.ts'
import { refusal } from '../../shared/kernel/refusal.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { fakeElectron } from './fake-electron.ts'

const HOST_URL = 'http://127.0.0.1:1901/#host=secret'
const PAGE = 'http://127.0.0.1:1901/'
const LAPTOP = { x: 0, y: 0, width: 1440, height: 900 }
const TELEVISION = { x: 1440, y: 0, width: 1920, height: 1080 }

const fakeHost = () => {
  const host = {
    hostUrl: HOST_URL,
    people: 0,
    playing: false,
    saveFile: vi.fn(async () => ({ ok: true, value: { name: 'Friday.entente', text: 'saved' } }) as const),
    openFile: vi.fn<DesktopHost['openFile']>(async () => ({ ok: true, value: 't9' as TableId })),
    atTable: () => host.people,
    inPlay: () => host.playing,
    pause: vi.fn(async () => void (host.playing = false)),
    close: vi.fn(async () => undefined),
  }
  return host
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entente-desktop-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function run(
  settings: Parameters<typeof fakeElectron>[0] = {},
  { argv = ['entente'], platform = 'linux' }: { argv?: string[]; platform?: NodeJS.Platform } = {},
) {
  const electron = fakeElectron({ userData: folder, ...settings })
  const host = fakeHost()
  const startHost = vi.fn(async () => host)
  let time = 0
  let tick = () => {}
  const runs = await startDesktop(electron.api, {
    appId: 'test',
    preload: '/p.cjs',
    startHost,
    argv,
    platform,
    now: () => time,
    every: (_ms, look) => {
      tick = look
      return () => undefined
    },
  })
  return {
    electron,
    host,
    startHost,
    runs,
    window: electron.windows[0],
    wait: (ms: number) => (time += ms),
    tick: () => tick(),
  }
}

describe('the window', () => {
  it('opens on the host, with the key in the fragment that is never sent', async () => {
    const { electron, window, startHost, runs } = await run()
    expect(runs).toBe(true)
    expect(startHost).toHaveBeenCalledWith(folder, expect.any(Function))
    expect(electron.windows).toHaveLength(1)
    expect(window?.loaded).toEqual([HOST_URL])
  })

  it('opens where it stood, unless its display is gone', async () => {
    const first = await run({ displays: [LAPTOP, TELEVISION] })
    if (first.window) Object.assign(first.window, { bounds: { x: 1500, y: 20, width: 900, height: 700 } })
    first.window?.maximize()
    first.window?.close()
    const second = await run({ displays: [LAPTOP, TELEVISION] })
    expect(second.window).toMatchObject({
      bounds: { x: 1500, y: 20, width: 900, height: 700 },
      maximized: true,
    })
    const third = await run({ displays: [LAPTOP] })
    expect(third.window).toMatchObject({ bounds: { width: 1280, height: 820 }, maximized: false })
  })

  it('loads its page again when the page’s process ends, and asks when it ends again and again', async () => {
    const { electron, window, wait } = await run()
    const die = (reason: string) => window?.contents.emit('render-process-gone', {}, { reason })
    die('clean-exit')
    expect(window?.contents.reloads).toBe(0)
    for (const reason of ['crashed', 'oom', 'killed']) die(reason)
    expect(window?.contents.reloads).toBe(3)
    die('crashed')
    expect(electron.asked).toHaveLength(1)
    await expect.poll(() => window?.contents.reloads).toBe(4)
    wait(70_000)
    die('crashed')
    expect(window?.contents.reloads).toBe(5)
  })
})

describe('the big screen', () => {
  const ask = (electron: Awaited<ReturnType<typeof run>>['electron'], code = 'ABCD') =>
    electron.windows[0]?.contents.openHandler?.({ url: `${PAGE}#screen=${code}` } as never)

  it('fills the display that the host is not on', async () => {
    const { electron } = await run({ displays: [LAPTOP, TELEVISION] })
    expect(ask(electron)).toEqual({ action: 'deny' })
    expect(electron.windows[1]).toMatchObject({
      loaded: [`${PAGE}#screen=ABCD`],
      bounds: TELEVISION,
      fullScreen: true,
      menuBar: false,
    })
    expect(electron.windows[1]?.options.webPreferences).not.toHaveProperty('preload')
  })

  it('is a window where there is one display, and only one window however often it is asked for', async () => {
    const { electron } = await run()
    ask(electron)
    ask(electron, 'WXYZ')
    expect(electron.windows).toHaveLength(2)
    expect(electron.windows[1]).toMatchObject({
      loaded: [`${PAGE}#screen=ABCD`, `${PAGE}#screen=WXYZ`],
      fullScreen: false,
      focused: 1,
    })
  })

  it('stands where it stood the last time', async () => {
    const first = await run({ displays: [LAPTOP, TELEVISION] })
    ask(first.electron)
    const screen = first.electron.windows[1]
    if (screen) Object.assign(screen, { bounds: { ...LAPTOP, width: 700, height: 500 }, fullScreen: false })
    screen?.close()
    const second = await run({ displays: [LAPTOP, TELEVISION] })
    ask(second.electron)
    expect(second.electron.windows[1]).toMatchObject({ bounds: { x: 0, width: 700 }, fullScreen: false })
  })
})

describe('the menus', () => {
  it('are in the page’s language and enable only what can be done', async () => {
    const { electron, window } = await run({ locale: 'cs-CZ' })
    expect(electron.menu.map(({ label }) => label)).toEqual(['Soubor', 'Úpravy', 'Stůl', 'Okno', 'Nápověda'])
    expect(electron.item('Nový stůl')).toMatchObject({ enabled: false })
    await electron.invoke('desktop:tell', PAGE, { locale: 'ru', commands: ['tables.new'] })
    expect(electron.item('Новый стол')).toMatchObject({
      enabled: true,
      accelerator: 'CmdOrCtrl+N',
      registerAccelerator: false,
    })
    electron.choose('Новый стол')
    expect(window?.contents.sent).toEqual([{ kind: 'command', id: 'tables.new' }])
  })

  it('have the application’s own menu on a Mac, and the quit item only there', async () => {
    const mac = await run({}, { platform: 'darwin' })
    expect(mac.electron.menu[0]).toEqual({ role: 'appMenu' })
    expect(mac.electron.item('Quit')).toBeUndefined()
    const linux = await run()
    expect(linux.electron.item('Quit')).toMatchObject({ role: 'quit' })
  })
})

describe('the program', () => {
  it('runs once: a second start shows the first one', async () => {
    const second = await run({ lock: false })
    expect(second.runs).toBe(false)
    expect(second.startHost).not.toHaveBeenCalled()
    expect(second.electron.gone).toBe(true)
    const { electron, window } = await run()
    if (window) window.minimized = true
    electron.emit('second-instance', {}, ['entente'], folder)
    expect(window).toMatchObject({ minimized: false, focused: 1 })
  })

  it('shows why it cannot start, and ends', async () => {
    const electron = fakeElectron()
    const startHost = async () => Promise.reject(new Error('Port 1901 is taken.'))
    const runs = await startDesktop(electron.api, {
      appId: 'test',
      preload: '',
      startHost,
      argv: [],
      platform: 'linux',
    })
    expect(runs).toBe(false)
    expect(electron.complaints).toEqual(['Port 1901 is taken.'])
    expect(electron.gone).toBe(true)
  })

  it('ends only when the host has written everything to the disk', async () => {
    const { electron, host } = await run()
    electron.api.app.quit()
    expect(electron.gone).toBe(false)
    await expect.poll(() => electron.gone).toBe(true)
    expect(host.close).toHaveBeenCalledTimes(1)
    expect(electron.asked).toEqual([])
  })

  it('asks once before it quits while people are at the table', async () => {
    const { electron, host, window } = await run({ answer: 1 })
    host.people = 3
    window?.close()
    electron.api.app.quit()
    await expect.poll(() => electron.asked).toEqual(['3 people are at the table.'])
    expect(window?.isDestroyed()).toBe(false)
    expect(host.close).not.toHaveBeenCalled()
    electron.answerNext(0)
    electron.api.app.quit()
    await expect.poll(() => electron.gone).toBe(true)
    expect(electron.asked).toHaveLength(2)
    expect(host.close).toHaveBeenCalledTimes(1)
  })

  it('ends with its last window, except on macOS, where a click opens another', async () => {
    for (const [platform, quits] of [
      ['linux', true],
      ['win32', true],
      ['darwin', false],
    ] as const) {
      const { electron, window } = await run({}, { platform })
      window?.close()
      expect(electron.quits > 0).toBe(quits)
      electron.emit('activate')
      expect(electron.windows).toHaveLength(2)
    }
  })
})

describe('the machine’s sleep', () => {
  it('is kept off while a game goes on or people are there', async () => {
    const { electron, host, tick } = await run()
    expect(electron.awake.size).toBe(0)
    host.people = 1
    tick()
    tick()
    expect(electron.awake.size).toBe(1)
    host.people = 0
    host.playing = true
    tick()
    expect(electron.awake.size).toBe(1)
    host.playing = false
    tick()
    expect(electron.awake.size).toBe(0)
  })

  it('pauses the games, and the page offers to go on afterwards', async () => {
    const { electron, host, window, wait } = await run()
    host.playing = true
    electron.power('suspend')
    expect(host.pause).toHaveBeenCalledTimes(1)
    wait(2_400_000)
    electron.power('resume')
    expect(window?.contents.sent).toEqual([{ kind: 'woke', sleptMs: 2_400_000 }])
    // Nothing was paused for the second sleep, so there is nothing to offer.
    electron.power('suspend')
    electron.power('resume')
    expect(window?.contents.sent).toHaveLength(1)
  })
})

describe('table files', () => {
  const save = (electron: Awaited<ReturnType<typeof run>>['electron'], way: string, table = 't1') =>
    electron.invoke('desktop:save', PAGE, { table, way })

  it('are saved at the chosen path, and nowhere without a choice', async () => {
    const choice = path.join(folder, 'mine.entente')
    const { electron } = await run({ choice })
    expect(await save(electron, 'as')).toEqual({ ok: true, value: choice })
    expect(await readFile(choice, 'utf8')).toBe('saved')
    await rm(path.join(folder, 'desktop.json'))
    const none = await run()
    expect(await save(none.electron, 'again')).toBeNull()
    expect(await none.electron.invoke('desktop:open', PAGE)).toBeNull()
  })

  it('are saved again without asking, each table into its own', async () => {
    const choice = path.join(folder, 'mine.entente')
    await save((await run({ choice })).electron, 'again')
    // Another start, without a user to choose anything.
    const { electron } = await run()
    expect(await save(electron, 'again')).toEqual({ ok: true, value: choice })
    expect(await save(electron, 'as')).toBeNull()
    expect(await save(electron, 'again', 't2')).toBeNull()
  })

  it('that cannot be written leave the old copy alone', async () => {
    const choice = path.join(folder, 'no such folder', 'mine.entente')
    const { electron } = await run({ choice })
    expect(await save(electron, 'as')).toEqual({
      ok: false,
      error: refusal('file/unwritable', { file: 'mine.entente' }),
    })
  })

  it('are opened from a dialog, the command line, a second start, a double click and the menu', async () => {
    const file = path.join(folder, 'old.entente')
    await writeFile(file, 'a table')
    const { electron, host, window } = await run({ choice: file }, { argv: ['entente', file] })
    expect(host.openFile).toHaveBeenCalledTimes(1)
    expect(await electron.invoke('desktop:open', PAGE)).toEqual({ ok: true, value: 't9' })
    // A name relative to the folder in which the second start was made.
    electron.emit('second-instance', {}, ['entente', '--flag', 'old.entente'], folder)
    electron.emit('open-file', { preventDefault: () => undefined }, file)
    electron.choose('old')
    await expect.poll(() => host.openFile).toHaveBeenCalledTimes(5)
    expect(host.openFile).toHaveBeenCalledWith('a table')
    await expect.poll(() => window?.contents.sent).toHaveLength(4)
    expect(window?.contents.sent[0]).toEqual({ kind: 'opened', opened: { ok: true, value: 't9' } })
    expect(electron.recent).toContain(file)
  })

  it('are remembered for the next start, the newest first, until the list is cleared', async () => {
    const files = ['a', 'b', 'a'].map((name) => path.join(folder, `${name}.entente`))
    for (const file of files) await writeFile(file, 'a table')
    await run({}, { argv: ['entente', ...files] })
    const { electron } = await run()
    const names = () =>
      (electron.item('Recent files')!.submenu as { label?: string }[]).flatMap(({ label }) => label ?? [])
    expect(names()).toEqual(['a', 'b', 'Clear this list'])
    electron.choose('Clear this list')
    expect(names()).toEqual(['Clear this list'])
    expect((await run()).electron.item('Recent files')).toMatchObject({ enabled: false })
  })

  it('that are not table files are refused with the reason, and removed from the list', async () => {
    const missing = path.join(folder, 'missing.entente')
    const { electron } = await run({ choice: missing })
    const refused = { ok: false, error: refusal('file/unreadable', { file: 'missing.entente' }) }
    expect(await electron.invoke('desktop:open', PAGE)).toEqual(refused)
    expect(electron.item('Recent files')).toMatchObject({ enabled: false })
  })

  it('survive a damaged memory', async () => {
    await writeFile(path.join(folder, 'desktop.json'), '{"recent": 7')
    expect((await run()).runs).toBe(true)
  })
})

describe('a page for print', () => {
  it('is saved as a PDF file where the person chose', async () => {
    const choice = path.join(folder, 'sheet.pdf')
    const { electron } = await run({ choice })
    expect(await electron.invoke('desktop:pdf', PAGE, 'Spring 1901')).toEqual({ ok: true, value: choice })
    expect(await readFile(choice, 'utf8')).toBe('%PDF-')
  })
})
