// The shipped file drawn as one still picture, through the same decoder as the application: what this shows is what is
// in the file. It has no interaction and is for looking at, not for use.
import type { BoardMap, MapArea, MapBorder, Point } from '../../../shared/map/board-map.ts'
import {
  CODES_FROM_ZOOM,
  DISLODGED_SHARE,
  LABEL_FONT_PX,
  LABEL_LINE_HEIGHT,
  NAMES_FROM_ZOOM,
  SYMBOL_SIZE,
  roomScale,
  symbolScale,
  spread,
  spreadAt,
} from '../../../shared/map/symbols.ts'
import {
  THEMES,
  type BoardTheme,
  type GroundInk,
  type Inks,
  type PowerInk,
  type ThemeId,
} from '../../../shared/map/theme.ts'
import { ARMY, FLEET, STAR } from '../../../renderer/games/diplomacy/map/glyphs.ts'

/** Names of a board that somebody brings may hold anything. */
const asText = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What stands on the board. */
export interface Pieces {
  /** The inks of the powers that play on the board. */
  readonly inks: Inks
  readonly owners: Readonly<Record<string, string>>
  readonly units: readonly { readonly power: string; readonly type: 'A' | 'F'; readonly at: string }[]
}

export interface PreviewOptions {
  readonly theme: ThemeId
  /** Screen px per viewBox px: decides what is shown and how large symbols are. */
  readonly zoom: number
  readonly language: string
  readonly hatched: boolean
  /** A ghost of every unit, dislodged unit and coastal fleet, to see that all have room. */
  readonly crowded: boolean
}

/** A theme with what each power has of its own in it. */
interface InkedTheme extends BoardTheme {
  readonly powers: Readonly<Record<string, PowerInk & GroundInk>>
}

const inked = (theme: BoardTheme, inks: Inks): InkedTheme => ({
  ...theme,
  powers: Object.fromEntries(
    Object.entries(inks).map(([power, ink]) => [power, { ...ink, ...ink[theme.id] }]),
  ),
})

const isLand = (area: MapArea) => area.kind === 'land' || area.kind === 'impassable'
const paths = (borders: readonly MapBorder[]) => borders.map((border) => border.path).join('')
const at = ([x, y]: Point) => `translate(${x} ${y})`

/** Draws a board as a self-contained SVG document. */
export function drawPreview(map: BoardMap, position: Pieces, options: PreviewOptions): string {
  const theme = inked(thinned(THEMES[options.theme], options.zoom), position.inks)
  const provinces = [...map.provinces.values()]
  const areas = new Map<string, MapArea>([...provinces, ...map.scenery].map((area) => [area.id, area]))
  const ownerOf = (id: string | null) =>
    id === null ? undefined : position.owners[areas.get(id)?.province ?? id]
  const dry = (id: string | null) => id !== null && isLand(areas.get(id)!)
  const tint = (area: MapArea) => {
    if (area.kind === 'impassable') return theme.impassable
    const owner = position.owners[area.id]
    return owner ? theme.powers[owner]!.tint : theme.land
  }
  const lands = [...areas.values()].filter(isLand)
  const byKind = (kind: MapBorder['kind']) => map.borders.filter((border) => border.kind === kind)
  const lake = (border: MapBorder) =>
    border.between.some((id) => id !== null && areas.get(id)!.kind === 'water')

  const layers = [
    `<rect width="${map.width}" height="${map.height}" fill="url(#sea)"/>`,
    `<path d="${map.graticule}" fill="none" stroke="${theme.seaLine}" stroke-width=".7" opacity=".22"/>`,
    `<path d="${paths(byKind('sea'))}" fill="none" stroke="${theme.seaLine}" stroke-width="${theme.width.sea}" stroke-dasharray="7 4" stroke-linecap="round"/>`,
    waterLines(map, theme),
    ...lands.map(
      (area) =>
        `<path d="${area.path}" fill="${tint(area)}" fill-rule="evenodd" stroke="${tint(area)}" stroke-width=".6"/>`,
    ),
    ...lands
      .filter((area) => area.kind === 'impassable')
      .map((area) => `<path d="${area.path}" fill="url(#no-entry)" fill-rule="evenodd"/>`),
    options.hatched ? hatches(lands, position, theme) : '',
    ...Object.keys(theme.powers).map((power) => vignette(power, lands, map.borders, ownerOf, theme)),
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${paths(byKind('land'))}" stroke="${theme.border}" stroke-width="${theme.width.border}"/>`,
    `<path d="${paths(byKind('land').filter(({ between: [a, b] }) => ownerOf(a) !== ownerOf(b) || !dry(a) || !dry(b) || !map.provinces.has(a) || !map.provinces.has(b ?? '')))}" stroke="${theme.frontier}" stroke-width="${theme.width.frontier}"/>`,
    `<path d="${paths(byKind('coast'))}" stroke="${theme.coast}" stroke-width="${theme.width.coast}"/>`,
    `<path d="${paths(byKind('coast').filter(lake))}" stroke="${theme.seaLine}" stroke-width="${theme.width.border}"/></g>`,
    crossings(map, theme),
    symbols(map, position, options, theme),
    `<rect x="1" y="1" width="${map.width - 2}" height="${map.height - 2}" fill="none" stroke="${theme.frontier}" stroke-width="2"/>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" width="${map.width}" height="${map.height}">
${definitions(theme)}
${layers.join('\n')}
</svg>
`
}

/** Lines, like symbols, grow slower than the map. */
function thinned(theme: BoardTheme, zoom: number): BoardTheme {
  const { border, frontier, coast, sea } = theme.width
  const scale = roomScale(zoom)
  return {
    ...theme,
    width: { border: border * scale, frontier: frontier * scale, coast: coast * scale, sea: sea * scale },
  }
}

function definitions(theme: InkedTheme): string {
  const patterns = Object.entries(theme.powers).map(([power, { hatch, hatchInk }]) => {
    const { size, path, stroke } = hatch
    const ink =
      stroke === null ? `fill="${hatchInk}"` : `fill="none" stroke="${hatchInk}" stroke-width="${stroke}"`
    return `<pattern id="hatch-${power}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${path}" ${ink}/></pattern>`
  })
  return `<defs>
<radialGradient id="sea" cx=".42" cy=".5" r=".75"><stop offset="0" stop-color="${theme.sea}"/><stop offset="1" stop-color="${theme.deepSea}"/></radialGradient>
<pattern id="no-entry" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="${theme.impassableHatch}" stroke-width="1.6"/></pattern>
${patterns.join('\n')}
<path id="star" d="${STAR}"/><path id="A" d="${ARMY}" fill="currentColor"/><path id="F" d="${FLEET}" fill="currentColor"/>
</defs>
<style>text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif;text-anchor:middle;paint-order:stroke;stroke-linejoin:round}
.land{font-weight:600;fill:${theme.text};stroke:${theme.halo};stroke-opacity:.75}
.sea{font-style:italic;fill:${theme.seaText};stroke:${theme.sea}}</style>`
}

function waterLines(map: BoardMap, { shore }: BoardTheme): string {
  const coast = map.borders
    .filter(({ kind }) => kind === 'coast')
    .map(({ coarse }) => coarse)
    .join('')
  const bands = [[18, 0.1], [11, 0.16], [5, 0.26]] as const // oxfmt-ignore
  return bands
    .map(
      ([width, opacity]) =>
        `<path d="${coast}" fill="none" stroke="${shore}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join('')
}

function hatches(lands: readonly MapArea[], { owners }: Pieces, theme: InkedTheme): string {
  const owned = lands.flatMap((area) => {
    const owner = owners[area.id]
    return owner ? [`<path d="${area.path}" fill="url(#hatch-${owner})" fill-rule="evenodd"/>`] : []
  })
  return `<g opacity="${theme.hatchOpacity}">${owned.join('')}</g>`
}

/** A power's edge ink fades inwards from its frontier. */
function vignette(
  power: string,
  lands: readonly MapArea[],
  borders: readonly MapBorder[],
  ownerOf: (id: string | null) => string | undefined,
  theme: InkedTheme,
): string {
  const mine = lands.filter((area) => ownerOf(area.id) === power)
  const frontier = borders.filter(({ between: [a, b] }) => (ownerOf(a) === power) !== (ownerOf(b) === power))
  const ink = `fill="none" stroke="${theme.powers[power]!.edge}" stroke-linejoin="round" stroke-linecap="round"`
  return `<clipPath id="of-${power}"><path clip-rule="evenodd" d="${mine.map((area) => area.path).join('')}"/></clipPath>
<g clip-path="url(#of-${power})" ${ink}><path d="${paths(frontier)}" stroke-width="17" stroke-opacity=".13"/><path d="${paths(frontier)}" stroke-width="8" stroke-opacity=".2"/></g>`
}

function crossings(map: BoardMap, theme: BoardTheme): string {
  const marks = map.crossings.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')
  return `<path d="${marks}" fill="none" stroke="${theme.frontier}" stroke-width="${1.6 * (theme.width.coast || 1)}" stroke-dasharray="0 ${2.7 * theme.width.coast}" stroke-linecap="round"/>`
}

function badge(
  theme: InkedTheme,
  power: string,
  type: 'A' | 'F',
  place: Point,
  scale: number,
  small = false,
): string {
  const [width, height] = SYMBOL_SIZE.unit
  const { outline } = theme
  const { strong, onStrong } = theme.powers[power]!
  const shrink = small ? DISLODGED_SHARE : 1
  return `<g transform="${at(place)} scale(${(scale * shrink).toFixed(3)})" color="${onStrong}"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${type === 'F' ? height / 2 : 4}" fill="${strong}" stroke="${outline}" stroke-width="1.2"/><use href="#${type}"/></g>`
}

function symbols(map: BoardMap, position: Pieces, options: PreviewOptions, theme: InkedTheme): string {
  const scale = symbolScale(options.zoom)
  const by = spreadAt(options.zoom)
  const parts: string[] = []
  const lettered: string[] = []
  const write = (kind: string, [x, y]: Point, lines: readonly string[], fontPx: number) => {
    lines.forEach((line, i) => {
      const baseline = y + fontPx * (0.35 + LABEL_LINE_HEIGHT * (i - (lines.length - 1) / 2))
      lettered.push(
        `<text class="${kind}" x="${x}" y="${baseline.toFixed(1)}" font-size="${fontPx.toFixed(1)}" stroke-width="${(fontPx * 0.19).toFixed(1)}">${asText(line)}</text>`,
      )
    })
  }
  for (const { id, kind, sites } of map.provinces.values()) {
    const owner = position.owners[id]
    if (sites.star)
      parts.push(
        `<g transform="${at(spread(sites.unit, sites.star, by))} scale(${scale.toFixed(3)})"><circle r="${SYMBOL_SIZE.star[0] / 2}" fill="${owner ? theme.powers[owner]!.strong : theme.halo}" stroke="${theme.frontier}"/><use href="#star" fill="${owner ? theme.powers[owner]!.onStrong : theme.text}"/></g>`,
      )
    const name = sites.names[options.language]
    if (name && options.zoom >= Math.max(name.fromZoom, NAMES_FROM_ZOOM))
      write(kind, spread(sites.unit, name.at, by), name.lines, LABEL_FONT_PX * name.scale * scale)
    else if (options.zoom >= CODES_FROM_ZOOM)
      write(
        kind,
        spread(sites.unit, sites.code.at, by),
        [id.charAt(0) + id.slice(1).toLowerCase()],
        LABEL_FONT_PX * sites.code.scale * scale,
      )
    if (options.zoom >= CODES_FROM_ZOOM)
      for (const [coast, place] of Object.entries(sites.coasts))
        if (!position.units.some((unit) => unit.at === `${id}/${coast}`))
          write('land', place, [coast], 9 * scale)
  }
  const placeOf = (location: string): Point => {
    const [id = '', coast] = location.split('/')
    const sites = map.provinces.get(id)!.sites
    return coast === undefined ? sites.unit : sites.coasts[coast]!
  }
  const units = position.units.map(({ power, type, at: location }) =>
    badge(theme, power, type, placeOf(location), scale),
  )
  const [standing = '', beaten = standing, coastal = standing] = Object.keys(theme.powers)
  if (options.crowded)
    for (const { kind, sites } of map.provinces.values()) {
      const type = kind === 'sea' ? 'F' : 'A'
      units.push(
        badge(theme, standing, type, sites.unit, scale),
        badge(theme, beaten, type, spread(sites.unit, sites.dislodged, by), scale, true),
      )
      for (const place of Object.values(sites.coasts)) units.push(badge(theme, coastal, 'F', place, scale))
    }
  return [...parts, ...lettered, ...units].join('\n')
}
