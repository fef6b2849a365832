// npm run map: compiles the facts of every folder in variants/ and places/boards/ into resources/maps; with --preview, draws
// the variants that are there. See docs/map.md.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compileMap } from './compile.ts'
import { pathsOfGlory } from './places/boards/paths-of-glory/index.ts'
import { compilePlaces } from './places/compile.ts'
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

function write(id: string, { map, errors, notes }: Compiled): void {
  for (const note of notes) console.log(`${id}: ${note}`)
  for (const error of errors) console.error(`${id}: ERROR ${error}`)
  if (!map) {
    process.exitCode = 1
    return
  }
  const json = `${JSON.stringify(map)}\n`
  mkdirSync(MAPS, { recursive: true })
  writeFileSync(fileOf(id), json)
  console.log(`${id}: ${kB(json.length)}, ${kB(gzipSync(json, { level: 9 }).length)} gzipped`)
}

const isPreview = process.argv.includes('--preview')
for (const folder of readdirSync(join(import.meta.dirname, 'variants'))) {
  const { facts: variant } = (await import(`./variants/${folder}/index.ts`)) as {
    readonly facts: VariantFacts | WorldFacts
  }
  if (isPreview) console.log(writePreviews(fileOf(variant.id), join(ROOT, 'out/map')).join('\n'))
  else write(variant.id, 'spaces' in variant ? compileWorld(variant) : compileMap(variant))
}
if (!isPreview) write(pathsOfGlory.id, compilePlaces(pathsOfGlory))
