// A vignette stays on its own land, and lies along every border of it.
import { describe, expect, it } from 'vitest'
import packed from '../../resources/maps/standard.json' with { type: 'json' }
import type { MapProvince, Point } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { lengthOf } from '../../test/map/geometry.ts'
import { bandsOf } from './band.ts'
import { EdgeGrid } from './edge-grid.ts'

const map = decodeMap(packed as unknown as PackedMap)
const bordersOf = ({ id }: MapProvince) => map.borders.filter(({ between }) => between.includes(id))

/** Steps of the grid on which a band is looked at, px. */
const STEP_PX = 0.5

/** The corners of a path of relative and absolute steps. */
function cornersOf(path: string): Point[] {
  const corners: Point[] = []
  for (const [, letter, x = '', y = ''] of path.matchAll(/([MLl])(-?[\d.]+) (-?[\d.]+)/g)) {
    const [px, py] = (letter === 'l' && corners.at(-1)) || [0, 0]
    corners.push([px + Number(x), py + Number(y)])
  }
  return corners
}

/** Where a row cuts a shape: the place on the row, and 1 or −1 as the edge goes down or up. */
function cutsOf(rings: readonly (readonly Point[])[], y: number): (readonly [x: number, turn: number])[] {
  const cuts: [number, number][] = []
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!
      if (ay > y !== by > y) cuts.push([ax + ((bx - ax) * (y - ay)) / (by - ay), by > ay ? 1 : -1])
    })
  return cuts
}

/** The area a band covers, px²: of its own province, and of others. A band is filled by the nonzero rule. */
function areaOf(path: string, province: MapProvince): { own: number; others: number } {
  const corners = cornersOf(path)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const area = { own: 0, others: 0 }
  for (let y = Math.min(...ys) + STEP_PX / 2; y < Math.max(...ys); y += STEP_PX) {
    const [band, land] = [cutsOf([corners], y), cutsOf(province.rings, y)]
    for (let x = Math.min(...xs) + STEP_PX / 2; x < Math.max(...xs); x += STEP_PX) {
      const right = band.filter(([cut]) => cut > x)
      if (right.reduce((turns, [, turn]) => turns + turn, 0) === 0) continue
      const onLand = land.filter(([cut]) => cut > x).length % 2 === 1
      area[onLand ? 'own' : 'others'] += STEP_PX ** 2
    }
  }
  return area
}

describe('a band', () => {
  // Fjords, islands, a province on two shores, coasts that come near each other, and the middle of the land.
  it.each(['NWY', 'CLY', 'DEN', 'CON', 'GRE', 'MUN'])('stays in %s and lies along all its borders', (id) => {
    const province = map.provinces.get(id)!
    for (const border of bordersOf(province)) {
      const { soft, strong } = bandsOf(border, province)
      const [wide, narrow] = [areaOf(soft, province), areaOf(strong, province)]
      // A corner of one px² where an inlet is narrower than the test's resolution.
      expect(wide.others + narrow.others, border.between.join()).toBeLessThan(
        1 + 0.02 * (wide.own + narrow.own),
      )
      expect(narrow.own, border.between.join()).toBeGreaterThan(0)
    }
  })

  it('is as deep as it should be where there is room', () => {
    const province = map.provinces.get('MUN')!
    const border = bordersOf(province).find(({ between }) => between.includes('BOH'))!
    const length = lengthOf(border.points)
    const { soft, strong } = bandsOf(border, province)
    // Less than 4 and 6 px, because the border winds and the bands' inner edges do not.
    expect(areaOf(strong, province).own / length).toBeGreaterThan(3.2)
    expect(areaOf(soft, province).own / length).toBeGreaterThan(4.5)
  })

  it('is the same text when asked for again', () => {
    const province = map.provinces.get('MUN')!
    const border = bordersOf(province)[0]!
    expect(bandsOf(border, province)).toBe(bandsOf(border, province))
  })
})

describe('an edge grid', () => {
  const square = { rings: [[[0, 0], [20, 0], [20, 20], [0, 20]]] as const } // oxfmt-ignore

  it('says how far a segment is free', () => {
    const edges = new EdgeGrid(square)
    expect(edges.free(5, 5, 15, 15)).toBe(1)
    expect(edges.free(15, 10, 25, 10)).toBeCloseTo(0.5)
    expect(edges.free(10, 10, 10, 90)).toBeCloseTo(0.125)
  })

  it('lets a segment begin and end on an edge', () => {
    const edges = new EdgeGrid(square)
    expect(edges.free(0, 10, 8, 10)).toBe(1)
    expect(edges.free(12, 10, 20, 10)).toBe(1)
  })
})
