// Random touches, a sample of what `npm run campaign:touches` does.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { sheets, touches, WINDOWS } from './touches.ts'

const file = readFileSync(new URL('../../resources/maps/standard.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const all = sheets()

test.each(Object.entries(WINDOWS))(
  'a touch hits what is drawn under it, or what is legal beside it: %s',
  (size, window) => {
    const { misses } = touches(map, window, all, 400, randomFrom('touches', size))
    expect(misses).toEqual([])
  },
)
