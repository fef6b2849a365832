import { expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { lineKeys } from './lines.ts'
import type { Frame } from './script.ts'
import { openingBox, toldBox } from './told-box.ts'

const world = decodeMap(imperial as unknown as PackedMap)

/** A frame that speaks of the first of some moves: `F APA NZE`. */
function frame(...moves: readonly string[]): Frame {
  const results = moves.map((move) => {
    const [type, at, to] = move.split(' ')
    const unit = { type, at, power: 'FRANCE' }
    return { unit, order: { kind: 'move', unit, to }, outcome: { kind: 'moves' } } as unknown as OrderResult
  })
  const record = { results, strays: [] } as unknown as Frame['record']
  const lit = new Set(lineKeys(record).slice(0, 1))
  return { record, said: { kind: 'rest', count: 0 }, drawn: lit, resolved: lit, lit }
}

test('a large board is looked at where an order is told', () => {
  const box = toldBox(world, frame('A VIE BUD', 'F SCT KSE'))!
  for (const place of ['VIE', 'BUD']) {
    const [x, y] = world.provinces.get(place)!.sites.unit
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, place).toBe(true)
  }
  expect(box.width).toBeLessThan(500)
})

test('an order across the edge of the world is looked at there', () => {
  expect(toldBox(world, frame('F APA NZE'))!.width).toBeLessThan(world.round! / 2)
})

test('a board of the usual size is read as a whole', () => {
  const map = decodeMap(standard as unknown as PackedMap)
  expect(toldBox(map, frame('A VIE BUD'))).toBeNull()
})

test('a reading that begins with nothing told opens where the reader is, at the capital of a scattered power', () => {
  const units = ['PAR', 'MRS', 'NAN', 'CMB', 'SCT'].map((at) => ({ type: 'A', at, power: 'FRANCE' }))
  const quiet = { ...frame(), record: { units: [...units, { type: 'A', at: 'PEK', power: 'CHINA' }], results: [], strays: [] } } as unknown as Frame // oxfmt-ignore
  const within = (place: string, box: NonNullable<ReturnType<typeof openingBox>>) => {
    const [x, y] = world.provinces.get(place)!.sites.unit
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  }
  const box = openingBox(world, quiet, ['FRANCE' as PowerId], 'PAR')!
  expect(['PAR', 'MRS', 'NAN', 'CMB', 'SCT', 'PEK'].filter((place) => within(place, box))).toEqual(['PAR', 'MRS', 'NAN']) // oxfmt-ignore
  expect(openingBox(world, quiet, [])).toBeNull()
  expect(openingBox(world, frame('A VIE BUD'), ['FRANCE' as PowerId])).toEqual(
    toldBox(world, frame('A VIE BUD')),
  )
})
