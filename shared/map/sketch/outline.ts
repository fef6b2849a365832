// The lines of an SVG element, as numbers.
import svgpath from 'svgpath'
import { localName, type XmlElement } from '../../files/xml.ts'
import type { Point } from '../board-map.ts'

/** Elements with an outline of their own. */
const OUTLINED = ['path', 'polygon', 'rect', 'circle', 'ellipse', 'polyline', 'line'] as const
type Outlined = (typeof OUTLINED)[number]

/** No real drawing has larger numbers. */
const FARTHEST = 1e7
const LONGEST_TRANSFORM = 2_000
/** The number of straight pieces that replace a curve. */
const PIECES = 16

/** A line of an outline; in a closed one the last point is joined to the first. */
export interface Line {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/**
 * The lines of an element under transforms, curves cut into straight pieces; null where it has no outline. Everything
 * after an error in a path is left out, as browsers do.
 */
export function linesOf(element: XmlElement, transform: string): readonly Line[] | null {
  const name = localName(element)
  if (!isOutlined(name) || transform.length > LONGEST_TRANSFORM) return null
  return linesIn(outline(name, element.attributes), transform)
}

const isOutlined = (name: string): name is Outlined => (OUTLINED as readonly string[]).includes(name)
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
    case 'polyline':
      return attributes.points?.trim() ? `M${attributes.points}` : ''
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
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

function linesIn(data: string, transform: string): Line[] {
  if (data.trim() === '') return []
  const lines: Line[] = []
  let line: Point[] = []
  const end = (closed: boolean) => {
    if (line.length > 1) lines.push({ points: line, closed })
    line = []
  }
  const add = (x: number, y: number) => {
    if (Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST) line.push([x, y])
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
          end(false)
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
          return end(true)
      }
    })
  end(false)
  return lines
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
