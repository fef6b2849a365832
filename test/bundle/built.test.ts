// Runs the built shell, preload and headless host as they are shipped. It cannot test Electron's own part: its sandbox,
// its bridge, its windows.
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { socketOf } from '../host/support/test-client.ts'
import { needBuild } from '../../tools/setup/build.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const built = (name: string) => path.join(root, 'out', name)

let folder: string
let child: ChildProcess | undefined
beforeAll(() => needBuild(), 400_000)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entente-built-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const exitOf = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => void process.once('exit', resolve))

/** Whether the host of this data folder has released it, with everything written to the disk. */
async function isReleased(dataDir: string): Promise<boolean> {
  const locks = (await readdir(dataDir)).filter((name) => name.endsWith('.lock'))
  const [lock = ''] = await Promise.all(locks.map((name) => readFile(path.join(dataDir, name), 'utf8')))
  return lock.includes('"released":true')
}

describe('the built shell', () => {
  it('starts its host, opens a window on it, and closes both', { timeout: 30_000 }, async () => {
    child = fork(built('main/index.js'), ['--port', '0', '--address', '127.0.0.1', '--no-announce'], {
      execArgv: ['--import', path.join(import.meta.dirname, 'register-electron.mjs')],
      env: { ...process.env, FAKE_USER_DATA: folder },
    })
    const said: [string, unknown][] = []
    const loaded = await new Promise<string>((resolve, reject) => {
      child?.on('message', (message: [string, unknown]) => {
        said.push(message)
        if (message[0] === 'load') resolve(message[1] as string)
      })
      child?.once('exit', (code) => reject(new Error(`exit ${code}`)))
    })
    const window = said.find(([what]) => what === 'window')?.[1] as { preload: string }
    expect(existsSync(window.preload)).toBe(true)
    await expect.poll(() => said).toContainEqual(['menu', ['File', 'Edit', 'Table', 'Window', 'Help']])
    expect(loaded).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#host=[\w-]{22}$/)
    expect(await (await fetch(loaded)).text()).toContain('<div id="app">')
    const gone = exitOf(child)
    child.send('quit')
    expect(await gone).toBe(0)
    expect(await isReleased(path.join(folder, 'userData/host'))).toBe(true)
  })
})

describe('the list of what is shipped', () => {
  it('names every package in the build with its licence', async () => {
    const list = JSON.parse(await readFile(built('renderer/licences.json'), 'utf8')) as Record<
      string,
      string
    >[]
    const names = list.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['d3-zoom', 'lowdb', 'svelte', 'uqr', 'ws', 'zod']))
    for (const { name, version, licence } of list) expect(name && version && licence, name).toBeTruthy()
    // These packages name a licence and contain no text of it.
    const textless = list.filter(({ text }) => !text?.includes('opyright')).map(({ name }) => name)
    expect(textless.sort()).toEqual(['@polka/url', 'saxes', 'sirv'])
  })
})

describe('the built preload', () => {
  it('gives the page five functions and nothing of Electron', async () => {
    const shown: Record<string, Record<string, (...args: unknown[]) => unknown>> = {}
    const calls: unknown[][] = []
    // A sandboxed preload can require('electron') and no other module; this one gets the same.
    const require = (name: string) => {
      if (name !== 'electron') throw new Error(`the preload asked for ${name}`)
      return {
        contextBridge: { exposeInMainWorld: (key: string, api: never) => (shown[key] = api) },
        ipcRenderer: {
          invoke: (...args: unknown[]) => calls.push(args),
          on: () => undefined,
          off: () => undefined,
        },
      }
    }
    vm.runInNewContext(await readFile(built('preload/index.cjs'), 'utf8'), {
      require,
      exports: {},
      module: {},
    })
    expect(Object.keys(shown)).toEqual(['desktop'])
    const desktop = shown['desktop'] ?? {}
    expect(Object.keys(desktop).sort()).toEqual(['on', 'open', 'pdf', 'save', 'tell'])
    expect(Object.isFrozen(desktop)).toBe(true)
    desktop['save']?.('t1', 'as')
    expect(calls).toEqual([['desktop:save', { table: 't1', way: 'as' }]])
  })
})

describe('the built headless host', () => {
  const start = (args: readonly string[]) => {
    const started = spawn(process.execPath, [built('main/headless.js'), ...args])
    child = started
    const said = { out: '', err: '' }
    started.stdout.on('data', (data: Buffer) => (said.out += data.toString()))
    started.stderr.on('data', (data: Buffer) => (said.err += data.toString()))
    return { started, said }
  }
  const LOCAL = ['--headless', '--address', '127.0.0.1', '--no-announce']

  it('prints one line of JSON, serves its page, and stops cleanly', async () => {
    const { started, said } = start([...LOCAL, '--port', '0', '--data', folder, '--json'])
    await expect.poll(() => said.out).toContain('\n')
    const { listening, host } = JSON.parse(said.out) as { listening: number; host: string }
    expect(host).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${listening}/#host=`))
    expect((await fetch(`http://127.0.0.1:${listening}/`)).status).toBe(200)
    const gone = exitOf(started)
    started.kill('SIGTERM')
    expect(await gone).toBe(0)
    expect(said.err).toBe('')
  })

  it('stops cleanly when the stop comes right after its first line', async () => {
    const { started } = start([...LOCAL, '--port', '0', '--data', folder, '--json'])
    started.stdout.once('data', () => started.kill('SIGTERM'))
    expect(await exitOf(started)).toBe(0)
    expect(await isReleased(folder)).toBe(true)
  })

  it('shows people the address, a code to scan and the link of the host', async () => {
    const { said } = start([...LOCAL, '--port', '0', '--data', folder])
    await expect.poll(() => said.out).toContain('Ctrl+C')
    expect(said.out).toMatch(/Players +http:\/\/127\.0\.0\.1:\d+\//)
    expect(said.out).toMatch(/Host \(secret\) +http:\/\/127\.0\.0\.1:\d+\/#host=/)
  })

  it.each([
    ['a file as data folder', ['--port', '0', '--data', 'FILE/x'], /^The data folder .* cannot be written/],
    ['a port that is none', ['--port', '99999'], /^--port takes a number/],
    [
      'an address of another machine',
      ['--address', '192.0.2.99', '--port', '0', '--data', 'DIR'],
      /no address of this machine/,
    ],
    ['a word it does not know', ['--prot', '0'], /--prot.*--help/],
  ])('says in one sentence that it cannot start with %s', async (_what, words, sentence) => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    const args = words.map((word) => word.replace('FILE', file).replace('DIR', folder))
    const { started, said } = start([...args, '--no-announce'])
    expect(await exitOf(started)).toBe(1)
    expect(said.err.trim()).toMatch(sentence)
    expect(said.err.trim().split('\n')).toHaveLength(1)
    expect(said.out).toBe('')
  })

  it('ends in order at one Ctrl+C, although a terminal sends the signal to the starting program too', async () => {
    const plainHost = path.join(root, 'tools/setup/plain-host.mjs')
    const args = [...LOCAL, '--port', '0', '--data', folder, '--json']
    const program = `import { plainHost } from ${JSON.stringify(plainHost)}; plainHost(${JSON.stringify(args)})`
    const both = spawn(process.execPath, ['--input-type=module', '--eval', program], { detached: true })
    child = both
    const line = await new Promise<Buffer>((resolve) => void both.stdout.once('data', resolve))
    const { listening } = JSON.parse(line.toString()) as { listening: number }
    // The host waits a second for pages that do not answer its close.
    const deaf = new WebSocket(socketOf(`http://127.0.0.1:${listening}/`))
    await new Promise((resolve) => deaf.once('open', resolve))
    deaf.on('error', () => undefined).pause()
    const gone = exitOf(both)
    process.kill(-both.pid!, 'SIGINT')
    expect(await gone).toBe(0)
    expect(await isReleased(folder)).toBe(true)
  })

  it('opens its window again when it is started a second time', async () => {
    child = fork(built('main/headless.js'), [...LOCAL, '--port', '0', '--data', folder, '--json'], {
      silent: true,
    })
    const windows: unknown[] = []
    child.on('message', (message: { hostUrl: unknown }) => windows.push(message.hostUrl))
    await expect.poll(() => windows).toHaveLength(1)
    const first = child
    const { started, said } = start([...LOCAL, '--port', '0', '--data', folder])
    expect(await exitOf(started)).toBe(0)
    expect(said.out).toContain('Its window is shown.')
    await expect.poll(() => windows).toEqual([windows[0], windows[0]])
    first.kill('SIGKILL')
  })

  it('prints at a second start the address of the first host', async () => {
    const first = start([...LOCAL, '--port', '0', '--data', folder, '--json'])
    await expect.poll(() => first.said.out).toContain('\n')
    const { listening } = JSON.parse(first.said.out) as { listening: number }
    const { started, said } = start([...LOCAL, '--port', '0', '--data', folder])
    expect(await exitOf(started)).toBe(1)
    expect(said.err).toContain(`http://127.0.0.1:${listening}/`)
    first.started.kill('SIGKILL')
  })
})
