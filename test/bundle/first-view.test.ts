// Measures what a phone fetches before it shows its sheet, packed as an installed host sends it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { headFor } from '../../electron/host/net/front-page.ts'
import { GAMES } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { VARIANT_IDS } from '../../shared/games/diplomacy/variants/index.ts'
import { packAll } from '../../tools/bundle/packed.ts'
import { needBuild } from '../../tools/setup/build.mjs'

/** Bytes of a first view, whatever the game. */
const BUDGET = 150_000
/** What the names and drawing of the largest board take beyond it, in bytes. */
const BEYOND: Readonly<Record<string, number>> = { imperial: 58_000 }
const pages = path.resolve(import.meta.dirname, '../../out/renderer')
const inPages = (file: string) => path.join(pages, file)
const mapFile = (map: string) => `../resources/maps/${map}.json`
/** The names on a map, a module a language; maps of other games have none apart. */
const namesFile = (map: string | null, language: string) =>
  `../resources/maps/${map ?? ''}.json?names=${language}`

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

let manifest: Readonly<Record<string, Chunk>>
/** The files of all first views, packed as tightly as what is shipped. */
let packed: ReadonlyMap<string, Uint8Array>
beforeAll(async () => {
  await needBuild()
  manifest = JSON.parse(readFileSync(inPages('.vite/manifest.json'), 'utf8')) as typeof manifest
  const files = LANGUAGES.flatMap((language) => TABLES.flatMap((table) => [...first(language, table)]))
  packed = await packAll([...new Set(files)].filter((file) => existsSync(`${inPages(file)}.gz`)).map(inPages))
}, 400_000)

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

/** The script that a game's pages are in. */
function scriptOf(game: string): string {
  const [script] = Object.keys(manifest).filter((key) => key.startsWith(`_${game}-`) && key.endsWith('.js'))
  return chunkOf(script ?? game).file
}

/** Bytes of a file as an installed host sends it. */
const sent = (file: string): number => packed.get(inPages(file))?.length ?? statSync(inPages(file)).size

/** What a host's tables may play: each game, on each of its boards. */
const TABLES = Object.values(GAMES).flatMap((game) =>
  (game.id === 'diplomacy' ? VARIANT_IDS.map((variant) => ({ variant })) : [{}]).map((options) => ({
    game: game.id,
    map: game.map?.(game.optionsSchema.parse(options)) ?? null,
  })),
)
const [USUAL] = TABLES as [(typeof TABLES)[number]]

/** What the page names for the tables of a host, scripts, styles and icon, and what those bring with them. */
function ofThePage(...tables: typeof TABLES): ReadonlySet<string> {
  const written = readFileSync(path.join(pages, 'index.html'), 'utf8')
  const html = headFor(written, tables.length > 0 ? tables : [USUAL])
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file)
  const files = new Set<string>()
  for (const chunk of Object.values(manifest)) if (named.includes(chunk.file)) filesOf(chunk, files)
  return new Set([...named, ...files])
}

const first = (language: string, table = USUAL): ReadonlySet<string> =>
  new Set([
    'index.html',
    ...ofThePage(table),
    ...filesOf(chunkOf(`paraglide/messages/${language}.js`)),
    ...(manifest[namesFile(table.map, language)] ? filesOf(chunkOf(namesFile(table.map, language))) : []),
  ])

describe('the first view of a phone', () => {
  describe.each(TABLES)('of $game on $map', (table) => {
    it.each(LANGUAGES)('fits its budget in the language %s', (language) => {
      const bytes = [...first(language, table)].reduce((sum, file) => sum + sent(file), 0)
      expect(bytes).toBeLessThan(BUDGET + (BEYOND[table.map ?? ''] ?? 0))
    })

    it('brings this game and this map, and no other', () => {
      const files = ofThePage(table)
      for (const { game, map } of TABLES) {
        expect(files.has(scriptOf(game)), game).toBe(game === table.game)
        if (map) expect(files.has(chunkOf(mapFile(map)).file), map).toBe(map === table.map)
      }
    })
  })

  it('brings no game and no map where tables differ', () => {
    const files = ofThePage(...TABLES)
    for (const { game, map } of TABLES) {
      expect(files).not.toContain(scriptOf(game))
      if (map) expect(files).not.toContain(chunkOf(mapFile(map)).file)
    }
  })

  it('brings one language and nothing of other rooms', () => {
    const named = [...first('en')].join(' ')
    expect(named).toMatch(/assets\/en-/)
    expect(named).not.toMatch(/assets\/((ru|bg|cs)-|Host|Screen|Learning|Planning|History|Reading)/)
  })

  it.each(['table/NewsLine.svelte', 'commands/CommandDesk.svelte'])(
    'brings no words of other rooms with %s, which every page fetches',
    (part) => {
      expect([...filesOf(chunkOf(part))].join(' ')).not.toMatch(/assets\/(rooms|news-text)-/)
    },
  )

  it('lists no messages in the page: the language is known only when it runs', () => {
    for (const language of LANGUAGES)
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
  ])('leaves %s to the page that needs it', (room) => {
    expect(ofThePage()).not.toContain(chunkOf(room).file)
  })

  it('comes as one script, one that games share, one of its game and its map: every request costs a slow phone milliseconds', () => {
    const scripts = [...ofThePage()].filter((file) => file.endsWith('.js'))
    expect(scripts).toHaveLength(4)
  })
})
