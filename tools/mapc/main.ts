// npm run map: compiles the facts of every folder in variants/ into resources/maps; with --preview, draws what is there. See docs/map.md.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compileMap } from './compile.ts'
import { writePreviews } from './preview/write.ts'
import type { VariantFacts } from './variant.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAPS = join(ROOT, 'resources/maps')

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

for (const folder of readdirSync(join(import.meta.dirname, 'variants'))) {
  const { facts: variant } = (await import(`./variants/${folder}/index.ts`)) as {
    readonly facts: VariantFacts
  }
  const file = join(MAPS, `${variant.id}.json`)
  if (process.argv.includes('--preview')) {
    console.log(writePreviews(file, join(ROOT, 'out/map')).join('\n'))
    continue
  }
  const { map, errors, notes } = compileMap(variant)
  for (const note of notes) console.log(`${variant.id}: ${note}`)
  for (const error of errors) console.error(`${variant.id}: ERROR ${error}`)
  if (!map) {
    process.exitCode = 1
    continue
  }
  const json = `${JSON.stringify(map)}\n`
  mkdirSync(MAPS, { recursive: true })
  writeFileSync(file, json)
  console.log(`${variant.id}: ${kB(json.length)}, ${kB(gzipSync(json, { level: 9 }).length)} gzipped`)
}
