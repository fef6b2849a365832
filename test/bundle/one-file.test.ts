// The host as one file, alone in an empty folder, as a user with only Node would run it.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { needBuild } from '../../tools/setup/build.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const made = path.join(root, 'out/headless/entente.mjs')
let folder: string
let program: string
let child: ChildProcess | undefined

beforeAll(async () => {
  await needBuild()
  const pages = path.join(root, 'out/renderer/index.html')
  if (!existsSync(made) || statSync(made).mtimeMs < statSync(pages).mtimeMs)
    await promisify(execFile)('npx', ['tsx', 'tools/bundle/one-file.ts'], { cwd: root })
  folder = await mkdtemp(path.join(tmpdir(), 'entente-one-file-'))
  program = path.join(folder, 'entente.mjs')
  await copyFile(made, program)
}, 300_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const start = (...words: string[]) => {
  const started = spawn(process.execPath, [program, ...words], { cwd: folder })
  child = started
  const said = { out: '', err: '' }
  started.stdout.on('data', (data: Buffer) => (said.out += data.toString()))
  started.stderr.on('data', (data: Buffer) => (said.err += data.toString()))
  return { started, said }
}

it('opens a table with its pages, and stops cleanly', { timeout: 60_000 }, async () => {
  const data = path.join(folder, 'data')
  const { started, said } = start(
    '--address',
    '127.0.0.1',
    '--no-announce',
    '--port',
    '0',
    '--data',
    data,
    '--json',
  )
  await expect.poll(() => said.out + said.err, { timeout: 20_000 }).toContain('\n')
  const { listening } = JSON.parse(said.out) as { listening: number }
  const page = await (await fetch(`http://127.0.0.1:${listening}/`)).text()
  expect(page).toContain('<div id="app">')
  const script = /src="\.?(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'none'
  expect((await fetch(`http://127.0.0.1:${listening}${script}`)).headers.get('content-type')).toContain(
    'javascript',
  )
  expect(readdirSync(path.join(data, 'program'))).toHaveLength(1)
  const gone = new Promise((resolve) => started.once('exit', resolve))
  started.kill('SIGTERM')
  expect(await gone).toBe(0)
  expect(said.err).toBe('')
})

it('explains itself without unpacking anything', { timeout: 60_000 }, async () => {
  const { started, said } = start('--help')
  await new Promise((resolve) => started.once('exit', resolve))
  expect(said.out).toContain('--port N')
})
