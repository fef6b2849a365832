// No file and no room imports itself through others, be it for a type alone or for a page fetched later.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'

type Imports = ReadonlyMap<string, readonly string[]>

const root = path.resolve(import.meta.dirname, '../..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|svelte|mjs)$/.test(file) && existsSync(path.join(root, file)))

/** Groups of files that reach each other, after Tarjan: each is one circle or several that share files. */
function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    open.push(file)
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) visit(other)
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(other)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1 || imports.get(file)?.includes(file)) found.push(circle.sort())
  }
  for (const file of imports.keys()) visit(file)
  return found
}

it('finds circles of one, two and three files, and none in a diamond', () => {
  const drawn = (...arrows: string[]): Imports =>
    new Map(arrows.map((arrow) => [arrow[0]!, [...arrow.slice(1)]] as const))
  expect(circlesIn(drawn('abc', 'bd', 'cd', 'd'))).toEqual([])
  expect(circlesIn(drawn('aa'))).toEqual([['a']])
  expect(circlesIn(drawn('ab', 'ba', 'ca'))).toEqual([['a', 'b']])
  expect(circlesIn(drawn('ab', 'bc', 'ca', 'da'))).toEqual([['a', 'b', 'c']])
})

const imports = new Map(files.map((file) => [file, importsOf(file)]))

it('there is no circle of imports', () => {
  // The walk has read pages, types and what is fetched later.
  expect(imports.get('renderer/App.svelte')?.length).toBeGreaterThan(3)
  expect(imports.size).toBeGreaterThan(800)
  expect(circlesIn(imports)).toEqual([])
})

/** Folders whose own folders are rooms. */
const HOUSES = [
  'shared',
  'shared/map',
  ...rooms('shared/games'),
  'electron',
  'electron/host',
  'renderer',
  ...rooms('renderer/games'),
]

/** The rooms of a folder. */
function rooms(folder: string): readonly string[] {
  const names = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => path.posix.relative(folder, file))
    .filter((file) => file.includes('/'))
    .map((file) => `${folder}/${file.split('/')[0]}`)
  return [...new Set(names)]
}

/** Lists of games: they name what stands above the rooms that read them. */
const LISTS: readonly string[] = ['renderer/games/index.ts', 'shared/games/index.ts']

/**
 * The room of a file in a house: files that lie in the house itself put its rooms together and are none. What every game brings to the
 * pages (`renderer/games/*.ts`) is a room below them, each game one above.
 */
function roomOf(house: string, file: string): string | null {
  const within = path.posix.relative(house, file)
  if (within.startsWith('..') || !within.includes('/') || LISTS.includes(file)) return null
  const [room, part = ''] = within.split('/')
  return house === 'renderer' && room === 'games' && !part.includes('.') ? `games/${part}` : room!
}

it.each(HOUSES)('the rooms of %s import each other in one direction', (house) => {
  const between = new Map<string, Set<string>>()
  for (const [file, others] of imports) {
    const room = roomOf(house, file)
    if (room === null || file.endsWith('.test.ts')) continue
    const seen = between.get(room) ?? new Set()
    between.set(room, seen)
    for (const other of others) seen.add(roomOf(house, other) ?? room)
    seen.delete(room)
  }
  expect(between.size).toBeGreaterThan(1)
  expect(circlesIn(new Map([...between].map(([room, others]) => [room, [...others]])))).toEqual([])
})
