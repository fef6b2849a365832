// Drawings of boards that people bring: what is read of them, what is refused, and whether the map shows the same.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BoardMap } from '../../../map/board-map.ts'
import { decodeMap } from '../../../map/decode.ts'
import { definitionSchema, type Definition } from './definition.ts'
import { DRAWING_FAULT_CODES, mapFrom, shapesFor } from './drawn.ts'
import { idOf, keep, readKept } from './kept.ts'

const boards = new URL('../../../../resources/boards/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, boards), 'utf8')
const example = definitionSchema.parse(JSON.parse(read('three-isles.json')))
const svg = read('three-isles.svg')

const drawnAs = (drawing: Definition['drawing'], definition: Definition = example) => {
  const shapes = shapesFor({ ...definition, drawing }, (name) => (name === 'three-isles.svg' ? svg : null))
  return shapes.ok ? mapFrom(definition, shapes.value) : shapes
}
const faultsIn = (drawing: Definition['drawing'], definition?: Definition) => {
  const drawn = drawnAs(drawing, definition)
  return drawn.ok ? [] : drawn.error.map(({ code, of }) => [code, ...of].join(' '))
}

/** A square of a chessboard as a feature. */
const square = (id: string, x: number, y: number, size = 10) => ({
  type: 'Feature' as const,
  id,
  geometry: {
    type: 'Polygon' as const,
    coordinates: [[[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]] as [number, number][]],
  },
}) // oxfmt-ignore
const four: Definition = definitionSchema.parse({
  format: 'entente-board',
  version: 1,
  id: 'four-squares',
  title: 'Four Squares',
  powers: [
    { id: 'RED', name: 'Red', homes: ['AAA'], start: ['A AAA'] },
    { id: 'BLUE', name: 'Blue', homes: ['DDD'], start: ['A DDD'] },
  ],
  provinces: ['AAA', 'BBB', 'CCC', 'DDD'].map((id) => ({ id, name: id, kind: 'inland', centre: true })),
  armies: { AAA: ['BBB', 'CCC'], BBB: ['AAA', 'DDD'], CCC: ['AAA', 'DDD'], DDD: ['BBB', 'CCC'] },
  fleets: {},
  victory: 3,
})
const squares = [square('AAA', 0, 0), square('BBB', 10, 0), square('CCC', 0, 10), square('DDD', 10, 10)]
const collection = (features: typeof squares) => ({ type: 'FeatureCollection' as const, features })

describe('the example', () => {
  let map: BoardMap
  beforeAll(() => {
    const drawn = drawnAs(example.drawing)
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.error))
    const kept = keep(example, drawn.value)
    const again = readKept(JSON.parse(JSON.stringify(kept)))
    if (!again.ok) throw new Error(again.error.code)
    expect(idOf(again.value)).toBe(idOf(kept))
    map = decodeMap(again.value.map)
  })

  it('shows every province with all its signs, and a place for a fleet on each coast', () => {
    expect([...map.provinces.keys()].sort()).toEqual(example.provinces.map(({ id }) => id).sort())
    for (const { id, centre, coasts } of example.provinces) {
      const { sites } = map.provinces.get(id)!
      expect(Object.keys(sites.names)).toEqual(['en', 'ru', 'bg', 'cs'])
      expect(sites.star !== null).toBe(centre)
      expect(Object.keys(sites.coasts)).toEqual(coasts)
    }
  })

  it('draws as neighbours what are neighbours', () => {
    const drawn = new Set(
      map.borders.map(({ between: [a, b] }) => (b === null ? '' : [a, b].sort().join('-'))),
    )
    const ruled = [...Object.entries(example.armies), ...Object.entries(example.fleets)].flatMap(
      ([from, list]) => list.map((to) => [from.slice(0, 3), to.slice(0, 3)].sort().join('-')),
    )
    expect([...drawn].filter(Boolean).sort()).toEqual([...new Set(ruled)].sort())
  })

  it('covers its frame without gap or overlap', () => {
    const areaOf = (ring: readonly (readonly [number, number])[]) =>
      ring.reduce((sum, [x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length]!
        return sum + (x * v - u * y) / 2
      }, 0)
    const all = [...map.provinces.values(), ...map.scenery].flatMap(({ rings }) => rings)
    const total = all.reduce((sum, ring) => sum + areaOf(ring), 0)
    expect(total / (map.width * map.height)).toBeCloseTo(1, 5)
  })
})

describe('a drawing in GeoJSON', () => {
  it('has north at the top, and leaves free what nobody has', () => {
    const drawn = drawnAs(collection([...squares, square('water', 20, 0, 5)]), four)
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.error))
    const map = decodeMap(drawn.value)
    const at = (id: string) => map.provinces.get(id)!.sites.unit
    expect(at('AAA')[1]).toBeGreaterThan(at('CCC')[1])
    expect(at('AAA')[0]).toBeLessThan(at('BBB')[0])
    expect(map.scenery.map(({ kind }) => kind).sort()).toEqual(['impassable', 'water'])
  })
})

/** Drawings that are refused, with their faults. */
const REFUSED: readonly (readonly [fault: string, drawing: Definition['drawing']])[] = [
  ['no-drawing', undefined],
  ['drawing-not-found other.svg', 'other.svg'],
  ['drawing-broken 1', '<svg><path></svg>'],
  ['drawing-broken 1', '<html/>'],
  ['drawing-too-large', `<svg>${'<g>'.repeat(100)}`],
  ['not-drawn DDD', collection(squares.slice(0, 3))],
  ['too-small DDD', collection([...squares.slice(0, 3), square('DDD', 10, 10, 0.3)])],
  ['shape-unknown Utopia', collection([...squares, square('Utopia', 20, 20)])],
]

describe('a drawing', () => {
  it.each(REFUSED)('is refused with %s', (says, drawing) => {
    expect(faultsIn(drawing, four)).toContain(says)
  })

  it('has a case here for every fault there is', () => {
    const found = REFUSED.map(([says]) => says.split(' ')[0]!)
    expect([...new Set(found)].sort()).toEqual([...DRAWING_FAULT_CODES].sort())
  })

  it('leaves nothing of an SVG behind but numbers', () => {
    const active = svg
      .replace('<svg ', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg onload="alert(1)" ')
      .replace('</svg>', `<script>alert(2)</script><style>@import "http://evil.example"</style>
        <image href="http://evil.example"/><a href="javascript:alert(3)"><text>&b;</text></a>
        <foreignObject><iframe src="http://evil.example"/></foreignObject></svg>`) // oxfmt-ignore
    const [plain, odd] = [drawnAs(svg), drawnAs(active)]
    expect(odd.ok && plain.ok && JSON.stringify(odd.value) === JSON.stringify(plain.value)).toBe(true)
  })
})
