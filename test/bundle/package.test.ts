// What the packages are made from. The builder itself downloads Electron's program, so it is not run here: its
// configuration is checked by the builder's own validation, and the pictures that it needs are read.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { icns, ico } from '../../tools/icons/formats.ts'

const root = path.resolve(import.meta.dirname, '../..')
const at = (...parts: string[]) => path.join(root, ...parts)

interface Builder {
  getConfig(project: string, file: null, options: null): Promise<unknown>
  validateConfiguration(configuration: unknown, log: unknown): Promise<void>
}
// electron-builder keeps these to itself; its own packages are found from where it lies.
const require = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const builder = require('app-builder-lib/out/util/config/config.js') as Builder
const { DebugLogger } = require('builder-util') as { DebugLogger: new (on: boolean) => unknown }

async function readByBuilder(settings: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'entente-package-'))
  try {
    await writeFile(path.join(folder, 'electron-builder.yml'), settings)
    await writeFile(path.join(folder, 'package.json'), '{"name": "entente", "version": "0.1.0"}')
    const configuration = await builder.getConfig(folder, null, null)
    await builder.validateConfiguration(configuration, new DebugLogger(false))
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the builder’s configuration', () => {
  let settings: string
  beforeAll(async () => {
    settings = await readFile(at('electron-builder.yml'), 'utf8')
  })

  it('is one that the builder takes', async () => {
    await readByBuilder(settings)
  })

  it('would be refused with an option that the builder does not know', async () => {
    await expect(readByBuilder(`${settings}\nportabel: {}\n`)).rejects.toThrow(/portabel/)
    await expect(readByBuilder(settings.replace('perMachine: true', 'perMachine: perhaps'))).rejects.toThrow()
  })

  it('builds an installer and a portable program, a universal disk image, an AppImage and a deb', () => {
    expect(settings).toMatch(/^win:\n {2}target: \[nsis, portable\]$/m)
    expect(settings).toMatch(/^ {4}- target: dmg\n {6}arch: universal$/m)
    expect(settings).toMatch(/^ {2}target: \[AppImage, deb\]$/m)
    expect(settings).toMatch(/^fileAssociations:\n {2}- ext: entente$/m)
  })

  it('names files that exist', () => {
    for (const file of ['LICENSE', 'resources/icons/icon.ico', 'resources/icons/icon.icns'])
      expect(existsSync(at(file)), file).toBe(true)
    for (const size of [16, 32, 48, 64, 128, 256, 512]) {
      const png = readFileSync(at(`resources/icons/linux/${size}x${size}.png`))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })
})

describe('icon files', () => {
  const picture = (size: number, bytes: string) => ({ size, png: Buffer.from(bytes) })

  it('point to their pictures on Windows', () => {
    const file = ico([picture(16, 'small'), picture(256, 'large')])
    expect(file.readUInt16LE(4)).toBe(2)
    expect([file[6], file[22]]).toEqual([16, 0])
    const where = (entry: number) =>
      file.subarray(
        file.readUInt32LE(entry + 12),
        file.readUInt32LE(entry + 12) + file.readUInt32LE(entry + 8),
      )
    expect([where(6).toString(), where(22).toString()]).toEqual(['small', 'large'])
  })

  it('have chunks whose lengths add up on a Mac', () => {
    const file = icns([picture(128, 'middle'), picture(1024, 'huge'), picture(24, 'no name for it')])
    expect(file.toString('latin1', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
    expect(file.toString('latin1')).toContain('ic07')
    expect(file.toString('latin1')).not.toContain('no name')
  })
})

describe('the list of dependencies', () => {
  it('gives a reason for each one that a start installs and for no other', async () => {
    const { dependencies } = JSON.parse(await readFile(at('package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const [shipped = '', building = ''] =
      /## In what is shipped\n([\s\S]*?)\n## To start from a clone\n([\s\S]*?)\n## /
        .exec(await readFile(at('docs/dependencies.md'), 'utf8'))
        ?.slice(1) ?? []
    const listed = (table: string) =>
      [...table.matchAll(/^\| `([^`]+)`\s*\| (.{7,}) \|$/gm)].map(([, name]) => name)
    expect([...listed(shipped), ...listed(building)].toSorted()).toEqual(Object.keys(dependencies).toSorted())
  })
})
