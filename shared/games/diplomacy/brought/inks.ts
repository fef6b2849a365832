// Inks for the powers of a board that somebody brought. The first seven are those of the usual board, which are
// tested to be distinct for all kinds of colour vision; with more powers every land has a pattern.
import { MORE_HATCHES } from '../../../map/more-hatches.ts'
import { HATCHES, type GroundInk, type Inks, type PowerInk } from '../../../map/theme.ts'
import { USUAL_LOOK } from '../variants/usual.ts'

/** Strong colours beside the usual board's, as far from them and from each other as possible. */
const MORE = ['#8e24aa', '#7a1f2b', '#8bc34a', '#f48fb1', '#6d4c41', '#00838f', '#b39ddb'] as const

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** A mix of two colours; `share` is that of the first. */
function mixed(one: string, other: string, share: number): string {
  const below = channels(other)
  return `#${channels(one)
    .map((value, i) => Math.round(value * share + below[i]! * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

const isLight = (hex: string): boolean => {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return 0.3 * r + 0.59 * g + 0.11 * b > 140
}

function inkOf(strong: string): PowerInk {
  const ground = (tint: string, edge: string): GroundInk => ({ tint, edge, hatchInk: edge })
  return {
    strong,
    onStrong: isLight(strong) ? '#1c1813' : '#ffffff',
    hatch: HATCHES.level,
    light: ground(mixed(strong, '#fff6e0', 0.5), mixed(strong, '#000000', 0.85)),
    dark: ground(mixed(strong, '#24221c', 0.55), mixed(strong, '#ffffff', 0.6)),
    contrast: ground(mixed(strong, '#ffffff', 0.6), mixed(strong, '#000000', 0.5)),
  }
}

const PATTERNS = [...Object.values(HATCHES), ...Object.values(MORE_HATCHES)]

const COLOURS: readonly PowerInk[] = [...Object.values(USUAL_LOOK.inks), ...MORE.map(inkOf)]

/**
 * An ink for each power, in their order. After the last colour they repeat with other patterns, so that no two powers
 * have colour and pattern in common.
 */
export function inksFor(powers: readonly string[]): Inks {
  const plain = powers.length <= Object.keys(USUAL_LOOK.inks).length
  return Object.fromEntries(
    powers.map((power, i) => {
      const ink = COLOURS[i % COLOURS.length]!
      const round = Math.floor(i / COLOURS.length)
      const hatch = PATTERNS[(i + round) % PATTERNS.length]!
      return [power, plain ? ink : { ...ink, hatch, woven: true as const }]
    }),
  )
}
