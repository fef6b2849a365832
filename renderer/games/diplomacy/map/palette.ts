// The board's inks as custom properties: one style attribute serves light, dark and high contrast, and the page's
// colour scheme chooses between them without a word of script.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Look } from '../../../../shared/games/diplomacy/variants/look.ts'
import {
  HATCHES,
  THEMES,
  type BoardTheme,
  type GroundInk,
  type Hatch,
  type PowerInk,
} from '../../../../shared/map/theme.ts'
import { boardLook } from '../words/board-shown.ts'

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
  'lit',
  'litRim',
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

/** The inks of a power on the board this page shows, or on another one. */
const inkOf = (power: string, { inks }: Look = boardLook()): PowerInk => inks[power] ?? UNKNOWN_INK

const UNKNOWN_GROUND: GroundInk = { tint: '#b9aa99', edge: '#4d4843', hatchInk: '#4d4843' }
/** For what is no power of the board. */
const UNKNOWN_INK: PowerInk = {
  strong: '#77706a',
  onStrong: '#ffffff',
  hatch: HATCHES.plus,
  light: UNKNOWN_GROUND,
  dark: UNKNOWN_GROUND,
  contrast: UNKNOWN_GROUND,
}

/** Styles already put together: every counter and arrow asks for one at every stroke. */
const styles = new WeakMap<PowerInk, Partial<Record<Contrast, string>>>()

/** A power's inks for a style attribute: `--tint`, `--strong`, `--on-strong`, `--edge`, `--outline`, `--hatch-ink`. */
export function powerStyle(
  power: PowerId | string | null | undefined,
  contrast: Contrast = 'normal',
  look?: Look,
): string {
  const ink = inkOf(power ?? '', look)
  const known = styles.get(ink)?.[contrast]
  if (known !== undefined) return known
  const day = contrast === 'more' ? 'contrast' : 'light'
  const onGround = (['tint', 'edge', 'hatchInk'] as const).map(
    (name) => `--${kebab(name)}:light-dark(${ink[day][name]},${ink.dark[name]})`,
  )
  const style = [
    ...onGround,
    `--strong:${ink.strong}`,
    `--on-strong:${ink.onStrong}`,
    `--outline:light-dark(${THEMES[day].outline},${THEMES.dark.outline})`,
  ].join(';')
  styles.set(ink, { ...styles.get(ink), [contrast]: style })
  return style
}

/** Whether a power's land wears its pattern unasked. */
export const isWoven = (power: string): boolean => inkOf(power).woven === true

/** The pattern that tells a power's land apart without colour. */
export const hatchOf = (power: string): Hatch => inkOf(power).hatch
