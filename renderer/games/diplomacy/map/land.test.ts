import { expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { COUNTRIES } from '../../../../shared/games/diplomacy/variants/standard/countries.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { coastOf, isCountryBorder } from './land.ts'

const map = decodeMap(standard as unknown as PackedMap)
const thick = new Set(
  map.borders
    .filter((border) => isCountryBorder(border, COUNTRIES))
    .map(({ between }) => [...between].sort().join(' ')),
)

test.each([
  'TYR VEN',
  'BOH MUN',
  'GAL WAR',
  'PRU WAR',
  'BEL BUR',
  'SPA POR',
  'BUL SER',
  'ARM SEV',
  'FIN NWY',
])('a thick line parts %s', (pair) => {
  expect(thick).toContain(pair.split(' ').sort().join(' '))
})

test.each(['TYR VIE', 'BOH GAL', 'BUR PAR', 'RUH MUN', 'LVN MOS', 'CLY EDI', 'PIE VEN', 'ARM SYR'])(
  'a thin line parts %s',
  (pair) => {
    expect(thick).not.toContain(pair.split(' ').sort().join(' '))
  },
)

test.each([
  ['standard', map],
  ['Imperial II', decodeMap(imperial as unknown as PackedMap)],
])('the coast of the %s map is drawn whole, in few elements', (_, { borders, ...map }) => {
  const drawn = coastOf({ ...map, borders }, 'path')
  const strokes = (paths: readonly string[]) => paths.flatMap((path) => path.split(/(?=M)/)).sort()
  expect(strokes(drawn)).toEqual(
    strokes(borders.flatMap(({ kind, path }) => (kind === 'coast' ? [path] : []))),
  )
  expect(drawn.length).toBeLessThan(150)
})
