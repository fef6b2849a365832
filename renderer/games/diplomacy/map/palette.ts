// The board's inks as custom properties: one style attribute serves light, dark and high contrast, and the page's
// colour scheme chooses between them without a word of script.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { HATCHES, THEMES, type BoardTheme, type Hatch, type PowerInk } from '../../../../shared/map/theme.ts'

export const CONTRASTS = ['normal', 'more'] as const
/** How far the board's inks stand apart. */
export type Contrast = (typeof CONTRASTS)[number]

const GROUNDS = [
  'sea',
  'deepSea',
  'seaLine',
  'seaText',
  'shore',
  'land',
  'impassable',
  'impassableHatch',
  'border',
  'frontier',
  'coast',
  'text',
  'halo',
  'page',
] as const satisfies readonly (keyof BoardTheme)[]

const WIDTHS = ['border', 'frontier', 'coast', 'sea'] as const

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The grounds, lines and letters of the board: `--map-sea`, `--map-land`, ... and line widths in viewBox px. */
export function boardStyle(contrast: Contrast): string {
  const light = contrast === 'more' ? THEMES.contrast : THEMES.light
  const { dark } = THEMES
  const inks = GROUNDS.map((name) => `--map-${kebab(name)}:light-dark(${light[name]},${dark[name]})`)
  const widths = WIDTHS.map((name) => `--map-width-${name}:${light.width[name]}`)
  return [...inks, ...widths, `--map-hatch-opacity:${light.hatchOpacity}`].join(';')
}

const inkOf = (theme: BoardTheme, power: string): PowerInk =>
  (theme.powers as Readonly<Record<string, PowerInk>>)[power] ?? UNKNOWN_INK

/** For powers of boards whose inks nobody mixed yet. */
const UNKNOWN_INK: PowerInk = {
  tint: '#b9aa99',
  strong: '#77706a',
  onStrong: '#ffffff',
  edge: '#4d4843',
  outline: '#352c23',
  hatch: 'plus',
  hatchInk: '#4d4843',
}

const INKS = ['tint', 'strong', 'onStrong', 'edge', 'outline', 'hatchInk'] as const

/** Styles already put together: every counter and arrow asks for one at every stroke. */
const styles = new Map<string, string>()

/** A power's inks for a style attribute: `--tint`, `--strong`, `--on-strong`, `--edge`, `--outline`, `--hatch-ink`. */
export function powerStyle(
  power: PowerId | string | null | undefined,
  contrast: Contrast = 'normal',
): string {
  const key = `${power ?? ''} ${contrast}`
  const known = styles.get(key)
  if (known !== undefined) return known
  const light = inkOf(contrast === 'more' ? THEMES.contrast : THEMES.light, power ?? '')
  const dark = inkOf(THEMES.dark, power ?? '')
  const style = INKS.map((name) => `--${kebab(name)}:light-dark(${light[name]},${dark[name]})`).join(';')
  styles.set(key, style)
  return style
}

/** The pattern that tells a power's land apart without colour. */
export const hatchOf = (power: string): Hatch => HATCHES[inkOf(THEMES.light, power).hatch]
