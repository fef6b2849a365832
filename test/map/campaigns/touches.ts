// npm run campaign:touches [-- TOUCHES [SEED [BOARD]]]: ten thousand random touches, or as many as are asked for, on a board,
// usually the standard one, at each size it has; tells those that hit another province than what is drawn there, or than a legal one beside it.
import { readFileSync } from 'node:fs'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decodeMap } from '../../../shared/map/decode.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'
import { VARIANT_IDS, variantOf } from '../../../shared/games/diplomacy/variants/index.ts'
import { USUAL_VARIANT } from '../../../shared/games/diplomacy/variants/usual.ts'
import { showBoard } from '../../../renderer/games/diplomacy/words/board-shown.ts'
import { sheets, sheetsOn, touches, WINDOWS } from '../touches.ts'

const [count = '10000', seed = 'touches', board = USUAL_VARIANT] = process.argv.slice(2)
const variant = VARIANT_IDS.find((id) => id === board)
if (!variant) throw new Error(`no board ${board}: ${VARIANT_IDS.join(', ')}`)
const { look } = variantOf(variant)
showBoard(variant, look)
const file = readFileSync(new URL(`../../../resources/maps/${look.map}.json`, import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const all = variant === USUAL_VARIANT ? sheets() : sheetsOn(variant)

for (const [size, window] of Object.entries(WINDOWS)) {
  const { misses, meanMs, slowestMs } = touches(map, window, all, Number(count), randomFrom(seed, size))
  console.log(
    `${size}: ${count} touches, ${misses.length} astray; ${meanMs.toFixed(3)} ms each, ${slowestMs.toFixed(1)} ms at most`,
  )
  for (const miss of misses.slice(0, 10)) console.log(`  ${JSON.stringify(miss)}`)
  if (misses.length > 0) process.exitCode = 1
}
