// npm run map: compiles the facts of every folder in variants/ and places/boards/ into resources/maps; with --check, says
// whether the files there are what the facts compile to; with --preview, draws the variants that are there; with the name of a
// folder, checks and draws the boards in it. See docs/map.md.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { VariantId } from '../../shared/games/diplomacy/variants/index.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { tryBoards } from './brought/folder.ts'
import { compileMap } from './compile.ts'
import { pathsOfGlory } from './places/boards/paths-of-glory/index.ts'
import { compilePlaces } from './places/compile.ts'
import { openingOf } from './preview/opening.ts'
import { writePreviews } from './preview/write.ts'
import type { VariantFacts } from './variant.ts'
import { compileWorld } from './world/compile.ts'
import type { WorldFacts } from './world/facts.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAPS = join(ROOT, 'resources/maps')

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const fileOf = (id: string) => join(MAPS, `${id}.json`)

/** What a compiler found, and the map, if it made one. */
interface Compiled {
  readonly map: object | null
  readonly errors: readonly string[]
  readonly notes: readonly string[]
}

/** Prints what a compiler says; null where it made no map. */
function reported(id: string, { map, errors, notes }: Compiled): string | null {
  for (const note of notes) console.log(`${id}: ${note}`)
  for (const error of errors) console.error(`${id}: ERROR ${error}`)
  if (map) return `${JSON.stringify(map)}\n`
  process.exitCode = 1
  return null
}

function write(id: string, compiled: Compiled): void {
  const json = reported(id, compiled)
  if (json === null) return
  mkdirSync(MAPS, { recursive: true })
  writeFileSync(fileOf(id), json)
  console.log(`${id}: ${kB(json.length)}, ${kB(gzipSync(json, { level: 9 }).length)} gzipped`)
}

/** Says whether the file of a map is what its facts compile to, byte for byte. */
function check(id: string, compiled: Compiled): void {
  const json = reported(id, compiled)
  if (json === null) return
  const same = json === readFileSync(fileOf(id), 'utf8')
  console.log(`${id}: ${same ? 'as shipped' : 'differs from the shipped file: run npm run map'}`)
  if (!same) process.exitCode = 1
}

const PICTURES = join(ROOT, 'out/map')

/** Draws a map that is shipped. */
function preview(id: string): void {
  const map = decodeMap(JSON.parse(readFileSync(fileOf(id), 'utf8')) as PackedMap)
  console.log(writePreviews(map, openingOf(map.variant as VariantId), join(PICTURES, map.variant)).join('\n'))
}

async function previewAll(): Promise<void> {
  for (const { id } of await drawnVariants()) preview(id)
}

/** Compiles every board, one after the other. */
async function compileAll(take: (id: string, compiled: Compiled) => void): Promise<void> {
  for (const facts of await drawnVariants())
    take(facts.id, 'spaces' in facts ? compileWorld(facts) : compileMap(facts))
  take(pathsOfGlory.id, compilePlaces(pathsOfGlory))
}

async function drawnVariants(): Promise<readonly (VariantFacts | WorldFacts)[]> {
  const folders = readdirSync(join(import.meta.dirname, 'variants'))
  const all = folders.map((folder) => import(`./variants/${folder}/index.ts`))
  return (await Promise.all(all)).map(({ facts }: { readonly facts: VariantFacts | WorldFacts }) => facts)
}

/** Checks and draws somebody's own boards. */
function tryFolder(folder: string): void {
  const { notes, errors } = tryBoards(folder, PICTURES)
  for (const note of notes) console.log(note)
  for (const error of errors) console.error(`ERROR ${error}`)
  if (errors.length > 0) process.exitCode = 1
}

const own = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (own) tryFolder(own)
else if (process.argv.includes('--preview')) await previewAll()
else await compileAll(process.argv.includes('--check') ? check : write)
