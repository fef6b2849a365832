// What a phone fetches before it shows its sheet, packed as the host sends it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { needBuild } from '../../tools/setup/build.mjs'

/** Bytes. */
const BUDGET = 149_000
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

/** The files that an entry of the manifest brings with it, imports and styles included. */
function filesOf(chunk: Chunk, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const other of chunk.imports ?? []) filesOf(chunkOf(other), seen)
  return seen
}

function chunkOf(module: string): Chunk {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`no ${module} in the build`)
  return chunk
}

/** Bytes of a file as the host sends it. */
function sent(file: string): number {
  const full = path.join(pages, file)
  return statSync(existsSync(`${full}.gz`) ? `${full}.gz` : full).size
}

/** What the page itself names, scripts, styles and icon, and what those bring with them. */
function ofThePage(): ReadonlySet<string> {
  const html = readFileSync(path.join(pages, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file)
  const files = new Set<string>()
  for (const chunk of Object.values(manifest)) if (named.includes(chunk.file)) filesOf(chunk, files)
  return new Set([...named, ...files])
}

const first = (language: string): ReadonlySet<string> =>
  new Set(['index.html', ...ofThePage(), ...filesOf(chunkOf(`paraglide/messages/${language}.js`))])

describe('the first view of a phone', () => {
  it.each(['en', 'ru', 'bg', 'cs'])('fits its budget in the language %s', (language) => {
    const files = first(language)
    expect(files).toContain(chunkOf(MAP).file)
    const bytes = [...files].reduce((sum, file) => sum + sent(file), 0)
    expect(bytes).toBeLessThan(BUDGET)
  })

  it('brings one language and nothing of other rooms', () => {
    const named = [...first('en')].join(' ')
    expect(named).toMatch(/assets\/en-/)
    expect(named).not.toMatch(/assets\/((ru|bg|cs)-|Host|Screen|Learning|Planning|History|Reading)/)
  })

  it('names no words itself: whose they are is known when it runs', () => {
    for (const language of ['en', 'ru', 'bg', 'cs'])
      expect(ofThePage()).not.toContain(chunkOf(`paraglide/messages/${language}.js`).file)
  })

  it.each([
    'host/HostWindow.svelte',
    'screen/Screen.svelte',
    'games/diplomacy/learning/LearningRoom.svelte',
    'games/diplomacy/planning/PlanningBoard.svelte',
    'games/diplomacy/reading/Reading.svelte',
    'games/diplomacy/reading/History.svelte',
    'games/diplomacy/print/PrintRoom.svelte',
    'commands/Palette.svelte',
  ])('leaves %s to whoever enters it', (room) => {
    expect(ofThePage()).not.toContain(chunkOf(room).file)
  })

  it('comes as one script and one of its game, beside board and words: every request costs a slow phone milliseconds', () => {
    const scripts = [...ofThePage()].filter((file) => file.endsWith('.js'))
    expect(scripts).toHaveLength(3)
  })
})
