// The picture of an SVG, to be shown under a map as its ground. It is built from numbers and colours alone: outlines
// as points, inks as eight hexadecimal digits. It has no text, name, link, script, style or image of the file.
import { color } from 'd3-color'
import { allNamed, localName, type XmlElement } from '../../files/xml.ts'
import type { Point } from '../board-map.ts'
import type { FillRule } from './shape.ts'
import { linesOf, type Line } from './outline.ts'
import { GROUPS } from './svg.ts'

/** An outline of a picture. Inks are `#rrggbbaa`, or empty for none. */
export interface PicturePiece {
  readonly fill: string
  readonly stroke: string
  /** Width of the stroke, in the drawing's units. */
  readonly width: number
  readonly rule: FillRule
  readonly lines: readonly Line[]
}

export interface Picture {
  readonly pieces: readonly PicturePiece[]
  /** Opposite corners of the part that is shown; all of it where there are none. */
  readonly corners: readonly Point[]
}

const MOST_PIECES = 6_000
const MOST_POINTS = 150_000
const MOST_RULES = 2_000

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'stroke-opacity',
  'fill-rule',
  'visibility',
  'opacity',
  'display',
] as const
type Style = Readonly<Partial<Record<(typeof STYLES)[number], string>>>

/** The known ones among some declarations, as in `fill: red; stroke: none`. */
function declared(text: string): Style {
  const pairs = text.slice(0, 2_000).split(';').map((one) => one.split(':')) // oxfmt-ignore
  const known = pairs.flatMap(([name = '', value = '']) => {
    const style = STYLES.find((one) => one === name.trim().toLowerCase())
    return style ? [[style, value.replace('!important', '').trim().slice(0, 60)] as const] : []
  })
  return Object.fromEntries(known)
}

/** The rules of all style sheets whose selector is one element, class or id; others are ignored. */
function sheetOf(root: XmlElement): ReadonlyMap<string, Style> {
  const rules = new Map<string, Style>()
  for (const { text } of allNamed(root, 'style'))
    for (const [, selectors = '', body = ''] of text
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{}]{1,300})\{([^{}]{0,2000})\}/g)) {
      if (rules.size > MOST_RULES) return rules
      for (const selector of selectors.split(',').map((one) => one.trim()))
        if (/^[\w.#-]+$/.test(selector)) rules.set(selector, { ...rules.get(selector), ...declared(body) })
    }
  return rules
}

function styleOf(element: XmlElement, sheet: ReadonlyMap<string, Style>): Style {
  const { attributes } = element
  const name = localName(element)
  const classes = (attributes.class ?? '').split(/\s+/).slice(0, 20).filter((one) => one !== '') // oxfmt-ignore
  const own = Object.fromEntries(
    STYLES.flatMap((style) => (attributes[style] === undefined ? [] : [[style, attributes[style].trim()]])),
  ) as Style
  const selectors = [
    name,
    ...classes.map((one) => `.${one}`),
    ...classes.map((one) => `${name}.${one}`),
    `#${attributes.id ?? ''}`,
  ]
  const ruled = selectors.reduce<Style>((style, one) => ({ ...style, ...sheet.get(one) }), own)
  return { ...ruled, ...declared(attributes.style ?? '') }
}

/** A share between 0 and 1; 1 where there is none. */
function share(text = '1'): number {
  const number = Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1)
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1
}

/** An ink in digits; empty for a gradient or a pattern. */
function inkOf(text: string, opacity: number): string {
  const ink = color(text.slice(0, 60) === 'currentColor' ? 'black' : text.slice(0, 60))
  if (!ink) return ''
  const { r, g, b, opacity: own } = ink.rgb().clamp()
  const alpha = Math.round(own * opacity * 255)
  if (!(alpha > 0)) return ''
  return `#${[r, g, b, alpha].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

const UNIT: XmlElement = { name: 'path', attributes: { d: 'M0 0L1 0M0 0L0 1' }, children: [], text: '' }

/** The mean scale of a transform. */
function stretchOf(transform: string): number {
  const [across, down] = linesOf(UNIT, transform) ?? []
  const step = (line?: Line): Point => {
    const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = line?.points ?? []
    return [x1 - x0, y1 - y0]
  }
  const [[a, b], [c, d]] = [step(across), step(down)]
  return Math.sqrt(Math.abs(a * d - b * c))
}

function cornersOf({ attributes }: XmlElement): readonly Point[] {
  const [x = NaN, y = NaN, wide = NaN, high = NaN] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const said = [x, y, wide, high].every((one) => Math.abs(one) < 1e6) && wide > 0 && high > 0
  return said ? [[x, y], [x + wide, y + high]] : [] // oxfmt-ignore
}

/** The picture of an SVG; null where nothing of it can be drawn, or it is too large. */
export function pictureOf(root: XmlElement): Picture | null {
  const sheet = sheetOf(root)
  const pieces: PicturePiece[] = []
  let points = 0
  const visit = (element: XmlElement, around: Style, faint: number, transform: string): void => {
    if (pieces.length > MOST_PIECES || points > MOST_POINTS) return
    const { opacity, display, ...own } = styleOf(element, sheet)
    if (display === 'none') return
    const style: Style = { ...around, ...own }
    const seen = faint * share(opacity)
    const placed = `${transform} ${element.attributes.transform ?? ''}`.trim()
    if (GROUPS.includes(localName(element))) {
      for (const child of element.children) visit(child, style, seen, placed)
      return
    }
    if (style.visibility === 'hidden' || style.visibility === 'collapse') return
    const lines = linesOf(element, placed)
    if (!lines) return
    const width = Number.parseFloat(style['stroke-width'] ?? '1') * stretchOf(placed)
    const fill = inkOf(style.fill ?? 'black', seen * share(style['fill-opacity']))
    const stroke = width > 0 ? inkOf(style.stroke ?? 'none', seen * share(style['stroke-opacity'])) : ''
    if (lines.length === 0 || (fill === '' && stroke === '')) return
    points += lines.reduce((sum, line) => sum + line.points.length, 0)
    const rule = style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero'
    pieces.push({ fill, stroke, width: stroke === '' ? 0 : width, rule, lines })
  }
  visit(root, {}, 1, '')
  if (pieces.length === 0 || pieces.length > MOST_PIECES || points > MOST_POINTS) return null
  return { pieces, corners: cornersOf(root) }
}
