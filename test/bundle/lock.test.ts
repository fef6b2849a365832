// The lock must name what any system needs, or `npm ci` refuses it there.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>
}

/** Where Node would find a package from a folder: the nearest node_modules upwards. */
function found(from: string, name: string): boolean {
  if (packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`]) return true
  if (from === '') return false
  const up = from.lastIndexOf('/node_modules/')
  return found(up < 0 ? '' : from.slice(0, up), name)
}

describe('the lock', () => {
  it('names every dependency of every package, those of other systems too', () => {
    const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !found(folder, name))
        .map((name) => `${name} of ${folder}`),
    )
    expect(missing).toEqual([])
  })

  it.each(['win32-x64-msvc', 'darwin-x64', 'darwin-arm64', 'linux-x64-gnu', 'linux-arm64-gnu'])(
    'has the bundler for %s',
    (system) => {
      expect(packages[`node_modules/@rolldown/binding-${system}`]?.version).toMatch(/^\d/)
    },
  )

  it('names no address of a registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
  })
})
