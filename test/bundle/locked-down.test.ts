// Electron's security checklist, point by point: loosening any of it fails here.
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { startDesktop } from '../../electron/main/desktop.ts'
import { isNeighbour, PERMITTED } from '../../electron/main/guards.ts'
import { securityHeaders } from '../../electron/host/net/headers.ts'
import { fakeElectron } from './fake-electron.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PAGE = 'http://127.0.0.1:1901/'

async function run() {
  const electron = fakeElectron({ userData: path.join(tmpdir(), 'entente-nowhere') })
  const sandbox = vi.spyOn(electron.api.app, 'enableSandbox')
  const host = {
    hostUrl: `${PAGE}#host=secret`,
    saveFile: vi.fn(),
    openFile: vi.fn(),
    atTable: () => 0,
    inPlay: () => false,
    pause: async () => undefined,
    close: async () => undefined,
  }
  await startDesktop(electron.api, {
    appId: 'test',
    preload: '/p.cjs',
    startHost: async () => host,
    argv: [],
    platform: 'linux',
    every: () => () => undefined,
  })
  electron.windows[0]?.contents.openHandler?.({ url: `${PAGE}#screen=ABCD` } as never)
  return { electron, host, sandbox }
}

describe('every window', () => {
  it('is isolated, sandboxed, and has no Node, no webviews and no experimental features', async () => {
    const { electron, sandbox } = await run()
    expect(sandbox).toHaveBeenCalled()
    const preferences = electron.windows.map(({ options }) => options.webPreferences)
    const locked = {
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
    }
    expect(preferences).toEqual([{ ...locked, preload: '/p.cjs' }, locked])
  })

  it('shows pages of the host’s own address and never leaves them', async () => {
    const { electron } = await run()
    for (const { contents, loaded } of electron.windows) {
      expect(loaded.every((url) => url.startsWith(PAGE))).toBe(true)
      for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
        const leave = (url: string) => {
          const preventDefault = vi.fn()
          contents.emit(event, { url, preventDefault })
          return preventDefault.mock.calls.length === 0
        }
        expect(leave(`${PAGE}#elsewhere`), event).toBe(true)
        for (const url of [
          'http://127.0.0.1:1902/',
          'https://example.test/',
          'file:///etc/passwd',
          'not a url',
        ])
          expect(leave(url), `${event} ${url}`).toBe(false)
      }
      const attach = vi.fn()
      contents.emit('will-attach-webview', { preventDefault: attach })
      expect(attach).toHaveBeenCalledTimes(1)
    }
  })

  it('opens no other window, and passes only addresses of tables on this network to the system', async () => {
    const { electron } = await run()
    const before = electron.windows.length
    for (const { contents } of electron.windows)
      for (const url of [
        'https://example.test/',
        'http://example.test/',
        'file:///etc/passwd',
        'javascript:1',
        'smb://192.168.1.7/share',
        `${PAGE}#host=secret`,
        'http://192.168.1.7:1901/',
      ])
        expect(contents.openHandler?.({ url } as never)).toEqual({ action: 'deny' })
    expect(electron.windows).toHaveLength(before)
    expect(new Set(electron.opened)).toEqual(new Set(['http://192.168.1.7:1901']))
  })

  it.each([
    ['http://192.168.0.9:1901/', true],
    ['http://10.1.2.3:1901/', true],
    ['http://172.20.0.1:1901/', true],
    ['http://172.40.0.1:1901/', false],
    ['http://8.8.8.8/', false],
    ['http://192.168.0.9:1901/evil.exe', false],
    ['http://user@192.168.0.9/', false],
    ['http://192.168.0.9.example.test/', false],
    ['https://192.168.0.9/', false],
  ])('takes %s for a neighbour: %s', (url, yes) => expect(isNeighbour(url)).toBe(yes))
})

describe('a page', () => {
  it('may fill the screen, keep it awake and copy, and nothing else', async () => {
    const { electron } = await run()
    expect(PERMITTED).toEqual(['fullscreen', 'screen-wake-lock', 'clipboard-sanitized-write'])
    for (const permission of PERMITTED) {
      expect(electron.permits(permission, PAGE)).toBe(true)
      expect(electron.permits(permission, 'https://example.test/')).toBe(false)
    }
    for (const permission of ['media', 'geolocation', 'notifications', 'openExternal', 'usb', 'fileSystem'])
      expect(electron.permits(permission, PAGE)).toBe(false)
    expect(electron.permitsDevice()).toBe(false)
  })

  it('has four verbs that answer, all of them only to the host’s own page at the top of its window', async () => {
    const { electron, host } = await run()
    expect(electron.verbs()).toEqual(['desktop:save', 'desktop:open', 'desktop:pdf', 'desktop:tell'])
    for (const verb of electron.verbs()) {
      await expect(electron.invoke(verb, 'https://example.test/')).rejects.toThrow('not our page')
      await expect(electron.invoke(verb, PAGE, undefined, { framed: true })).rejects.toThrow('not our page')
      await expect(electron.invoke(verb, PAGE, undefined, { window: 1 })).rejects.toThrow('not our page')
    }
    expect(host.saveFile).not.toHaveBeenCalled()
  })

  it('gets a refusal for every argument that does not parse', async () => {
    const { electron, host } = await run()
    for (const [verb, argument] of [
      ['save', { table: { path: '/etc' }, way: 'again' }],
      ['save', { table: 't1', way: 'elsewhere' }],
      ['save', { table: 't1', way: 'as', file: '/etc/passwd' }],
      ['open', '/etc/passwd'],
      ['pdf', ''],
      ['tell', { locale: 'en', commands: ['app.format-disk'] }],
    ] as const)
      await expect(electron.invoke(`desktop:${verb}`, PAGE, argument), verb).rejects.toThrow()
    expect(host.saveFile).not.toHaveBeenCalled()
  })

  it('comes with a policy that runs our scripts only and talks to this host only', () => {
    const headers = new Map<string, string>()
    securityHeaders(
      { headers: { host: '127.0.0.1:1901' } } as never,
      { setHeader: (name: string, value: string) => headers.set(name, value) } as never,
    )
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
        const [name = '', ...sources] = line.split(' ')
        return [name, sources]
      }),
    )
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'", 'ws://127.0.0.1:1901'],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    // Scripts fall back to default-src: no inline ones, no eval.
    expect(policy).not.toHaveProperty('script-src')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

it('puts the policy on every answer, whatever the server says', async () => {
  const { electron } = await run()
  const headers = electron.headers({ 'content-type': ['text/html'] })
  expect(headers).toMatchObject({ 'content-type': ['text/html'] })
  const [policy = ''] = headers?.['Content-Security-Policy'] ?? []
  expect(policy).toContain("default-src 'self'; script-src 'self';")
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:/)
})

describe('the package', () => {
  it('is built with every fuse that can be set', async () => {
    const settings = await readFile(path.join(root, 'electron-builder.yml'), 'utf8')
    const fuses = Object.fromEntries(
      [
        ...(/^electronFuses:\n((?: {2}.*\n)+)/m.exec(settings)?.[1] ?? '').matchAll(/^ {2}(\w+): (\w+)$/gm),
      ].map(([, name, value]): [string, boolean] => [name ?? '', value === 'true']),
    )
    expect(fuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    })
  })

  it('loads nothing over file: and sets no switch of Chromium', async () => {
    for (const file of ['desktop', 'windows', 'index', 'guards', 'verbs']) {
      const source = await readFile(path.join(root, `electron/main/${file}.ts`), 'utf8')
      expect(source, file).not.toMatch(/loadFile|file:\/\/|appendSwitch|executeJavaScript|openDevTools/)
    }
  })
})
