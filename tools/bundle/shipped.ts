// The third-party packages in a build, with their licences: read from the bundle itself, so that the list is what is
// shipped and not what is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A package that is shipped. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The licence's own text; empty where the package brings none. */
  readonly text: string
}

/** The folder of the package that a module belongs to; undefined for our own modules. */
function packageFolder(id: string): string | undefined {
  const file = path.normalize(id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0]
}

/** A package by its folder. */
export function describePackage(folder: string): Shipped {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return {
    name: about['name'] ?? path.basename(folder),
    version: about['version'] ?? '',
    licence: about['license'] ?? '',
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : '',
  }
}

/** Writes `licences.json` beside a build: its own packages, and those that other builds wrote to `others` before. */
export function shipped(others: readonly string[] = []): Plugin {
  return {
    name: 'shipped',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? Object.keys(file.modules).flatMap((id) => packageFolder(id) ?? []) : [],
        ),
      )
      const before = others
        .filter((file) => existsSync(file))
        .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly Shipped[])
      const all = new Map(
        [...before, ...[...folders].map(describePackage)].map((one) => [`${one.name} ${one.version}`, one]),
      )
      const list = [...all.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) })
    },
  }
}
