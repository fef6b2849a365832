// The shapes of an SVG. Only the numbers of a few elements and attributes are read: no style, script, link, picture
// or text of the file is kept.
import svgpath from 'svgpath'
import { localName, type XmlElement } from '../../files/xml.ts'
import type { Point } from '../board-map.ts'
import type { FillRule } from '../cells/cells.ts'
import type { Shape } from '../cells/draw.ts'

/** Elements with an outline of their own. */
const OUTLINED = ['path', 'polygon', 'rect', 'circle', 'ellipse'] as const
type Outlined = (typeof OUTLINED)[number]
/** Groups: their children are drawn in their place. */
const GROUPS: readonly string[] = ['svg', 'g', 'a', 'switch']

const MOST_POINTS = 400_000
const LONGEST_TRANSFORM = 2_000
/** Larger numbers occur in no real drawing. */
const FARTHEST = 1e7
/** Straight pieces that a curve is cut into. */
const PIECES = 16

export type SvgFault = 'too-many-points' | 'no-svg'

/** The area that an element and its children belong to; null where that is its parent's. */
export type Naming = (element: XmlElement) => string | null

/** All shapes that belong to an area, in painting order; a fault instead of them where there is one. */
export function shapesOf(root: XmlElement, naming: Naming): readonly Shape[] | SvgFault {
  if (localName(root) !== 'svg') return 'no-svg'
  const shapes: Shape[] = []
  let points = 0
  const visit = (element: XmlElement, area: string | null, transform: string, rule: FillRule): void => {
    const name = localName(element)
    const own = naming(element) ?? area
    const placed = `${transform} ${element.attributes.transform ?? ''}`.trim()
    const filled = ruleOf(element) ?? rule
    if (GROUPS.includes(name)) {
      for (const child of element.children) visit(child, own, placed, filled)
      return
    }
    if (own === null || !isOutlined(name) || points > MOST_POINTS || placed.length > LONGEST_TRANSFORM) return
    const rings = ringsOf(outline(name, element.attributes), placed)
    points += rings.reduce((sum, ring) => sum + ring.length, 0)
    if (rings.length > 0) shapes.push({ area: own, rings, rule: filled })
  }
  visit(root, null, '', 'nonzero')
  return points > MOST_POINTS ? 'too-many-points' : shapes
}

const isOutlined = (name: string): name is Outlined => (OUTLINED as readonly string[]).includes(name)

function ruleOf({ attributes: { 'fill-rule': rule, style = '' } }: XmlElement): FillRule | null {
  const said = rule ?? /fill-rule:\s*(\w+)/.exec(style.slice(0, 500))?.[1]
  return said === 'evenodd' || said === 'nonzero' ? said : null
}

type Attributes = XmlElement['attributes']

/** An element's outline as path data. */
function outline(name: Outlined, attributes: Attributes): string {
  const number = (key: string): number => {
    const value = Number.parseFloat(attributes[key] ?? '0')
    return Number.isFinite(value) ? value : 0
  }
  switch (name) {
    case 'path':
      return attributes.d ?? ''
    case 'polygon':
      return attributes.points?.trim() ? `M${attributes.points}Z` : ''
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`
    case 'circle':
      return round(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return round(number('cx'), number('cy'), number('rx'), number('ry'))
  }
}

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`

/** A path's rings, curves cut into straight pieces. Everything after an error in it is left out, as browsers do. */
function ringsOf(data: string, transform: string): Point[][] {
  if (data.trim() === '') return []
  const rings: Point[][] = []
  let ring: Point[] = []
  const end = () => {
    if (ring.length > 2) rings.push(ring)
    ring = []
  }
  const add = (x: number, y: number) => {
    if (Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST) ring.push([x, y])
  }
  const path = svgpath(data)
  ;(transform === '' ? path : path.transform(transform))
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [kind, ...n] = segment as [string, ...number[]]
      const at = (i: number) => n[i] ?? Number.NaN
      switch (kind) {
        case 'M':
          end()
          return add(at(0), at(1))
        case 'L':
          return add(at(0), at(1))
        case 'H':
          return add(at(0), y)
        case 'V':
          return add(x, at(0))
        case 'Q':
          return curve([x, y], [at(0), at(1)], [at(0), at(1)], [at(2), at(3)], 2, add)
        case 'C':
          return curve([x, y], [at(0), at(1)], [at(2), at(3)], [at(4), at(5)], 3, add)
        case 'Z':
        case 'z':
          return end()
      }
    })
  end()
  return rings
}

function curve(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  degree: 2 | 3,
  add: (x: number, y: number) => void,
): void {
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES
    const u = 1 - t
    const weights =
      degree === 2 ? [u * u, 2 * u * t, 0, t * t] : [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    const along = (axis: 0 | 1) =>
      weights[0]! * a[axis] + weights[1]! * b[axis] + weights[2]! * c[axis] + weights[3]! * d[axis]
    add(along(0), along(1))
  }
}
