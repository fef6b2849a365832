// npm run campaign:touches [-- TOUCHES [SEED]]: ten thousand random touches, or as many as are asked for, on the board at
// each size it has; tells those that hit another province than what is drawn there, or than a legal one beside it.
import { readFileSync } from 'node:fs'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decodeMap } from '../../../shared/map/decode.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'
import { sheets, touches, WINDOWS } from '../touches.ts'

const [count = '10000', seed = 'touches'] = process.argv.slice(2)
const file = readFileSync(new URL('../../../resources/maps/standard.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const all = sheets()

for (const [size, window] of Object.entries(WINDOWS)) {
  const { misses, meanMs, slowestMs } = touches(map, window, all, Number(count), randomFrom(seed, size))
  console.log(
    `${size}: ${count} touches, ${misses.length} astray; ${meanMs.toFixed(3)} ms each, ${slowestMs.toFixed(1)} ms at most`,
  )
  for (const miss of misses.slice(0, 10)) console.log(`  ${JSON.stringify(miss)}`)
  if (misses.length > 0) process.exitCode = 1
}
