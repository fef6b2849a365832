// What a phone fetches before it shows its sheet, packed as the host sends it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { needBuild } from '../../tools/setup/build.mjs'

/** Bytes. */
const BUDGET = 150_000
const pages = path.resolve(import.meta.dirname, '../../out/renderer')
const MAP = '../resources/maps/standard.json'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

let manifest: Readonly<Record<string, Chunk>>
beforeAll(async () => {
  await needBuild()
  manifest = JSON.parse(readFileSync(path.join(pages, '.vite/manifest.json'), 'utf8')) as typeof manifest
}, 180_000)

/** The files a module brings with it, imports and styles included. */
function filesOf(module: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`no ${module} in the build`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const other of chunk.imports ?? []) filesOf(other, seen)
  return seen
}

/** Bytes of a file as the host sends it. */
function sent(file: string): number {
  const full = path.join(pages, file)
  return statSync(existsSync(`${full}.gz`) ? `${full}.gz` : full).size
}

const first = (language: string) => {
  const files = new Set(['index.html'])
  for (const module of ['index.html', `paraglide/messages/${language}.js`, MAP])
    for (const file of filesOf(module)) files.add(file)
  return files
}

describe('the first view of a phone', () => {
  it.each(['en', 'ru', 'bg', 'cs'])('fits its budget in the language %s', (language) => {
    const bytes = [...first(language)].reduce((sum, file) => sum + sent(file), 0)
    expect(bytes).toBeLessThan(BUDGET)
  })

  it('brings one language and nothing of other rooms', () => {
    const named = [...first('en')].join(' ')
    expect(named).toMatch(/assets\/en-/)
    expect(named).not.toMatch(/assets\/((ru|bg|cs)-|Host|Screen|Learning|Planning|History|Reading)/)
  })
})
