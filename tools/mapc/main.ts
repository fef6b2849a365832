// npm run map: compiles every variant's facts into resources/maps. See docs/map.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compileMap } from './compile.ts'
import { standard } from './variants/standard/index.ts'

const OUT = join(import.meta.dirname, '../../resources/maps')

let failed = false
for (const variant of [standard]) {
  const { map, errors, notes } = compileMap(variant)
  for (const note of notes) console.log(`${variant.id}: ${note}`)
  for (const error of errors) console.error(`${variant.id}: ERROR ${error}`)
  failed ||= errors.length > 0
  if (!map) continue
  const json = JSON.stringify(map) + '\n'
  mkdirSync(OUT, { recursive: true })
  if (errors.length === 0) writeFileSync(join(OUT, `${variant.id}.json`), json)
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(`${variant.id}: ${kB(json.length)}, ${kB(gzipSync(json, { level: 9 }).length)} gzipped`)
}
if (failed) process.exitCode = 1
