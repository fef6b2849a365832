import { describe, expect, test } from 'vitest'
import { ARROW_WIDTH, HALO_OPACITY, THEME_IDS, THEMES } from '../../shared/map/theme.ts'
import { INKS } from '../../shared/games/diplomacy/variants/standard/inks.ts'
import { EVERY_BOARD } from '../variants/every.ts'
import { ciede2000, contrast, difference, labOf, VISIONS, type Vision } from './colour.ts'

/** The least difference over all pairs, with the pair, so that a failure says which colours to change. */
function closest(colours: Readonly<Record<string, string>>, vision: Vision): { pair: string; apart: number } {
  let least = { pair: 'none', apart: Infinity }
  const entries = Object.entries(colours)
  entries.forEach(([a, inkA], i) => {
    for (const [b, inkB] of entries.slice(i + 1)) {
      const apart = difference(inkA, inkB, vision)
      if (apart < least.apart) least = { pair: `${a} and ${b} to ${vision} eyes`, apart }
    }
  })
  return least
}

/** A colour laid over another. */
function over(colour: string, ground: string, opacity: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(opacity * channel(colour, at) + (1 - opacity) * channel(ground, at)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

test('the casing of an arrow is wide enough to be seen where the shaft has the colour of the ground', () => {
  expect((ARROW_WIDTH.casing - ARROW_WIDTH.shaft) / 2).toBeGreaterThanOrEqual(1.3)
  expect((ARROW_WIDTH.halo - ARROW_WIDTH.casing) / 2).toBeGreaterThanOrEqual(1)
})

const CONES = VISIONS.filter((vision) => vision !== 'achromatopsia')

test('the measure agrees with the published CIEDE2000 pairs', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4)
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
})

/**
 * How far apart colours lie: of as many as colour alone can tell apart, and of more, whose land always wears patterns. By
 * CIEDE2000 but for grey, which is lightness.
 */
const COLOUR_ALONE = { powers: 7, strong: 20, grey: 6, tints: 9 }
const WITH_PATTERNS = { strong: 16, grey: 4, tints: 7 }

describe.each(EVERY_BOARD)('the inks of %s', (_id, { board, look: { inks } }) => {
  const powers: readonly string[] = board.powers
  const bar = powers.length > COLOUR_ALONE.powers ? WITH_PATTERNS : COLOUR_ALONE

  test('are there for its powers and for nothing else', () => {
    expect(Object.keys(inks).sort()).toEqual([...powers].sort())
  })

  test('give every power a hatch of its own', () => {
    const paths = Object.values(inks).map(({ hatch }) => hatch.path)
    expect(new Set(paths).size).toBe(powers.length)
    for (const path of paths) expect(path).toMatch(/^M/)
  })

  test('always show the hatches where colour alone cannot tell so many apart', () => {
    if (bar === WITH_PATTERNS) for (const power of powers) expect(inks[power]!.woven, power).toBe(true)
    else expect(powers.length).toBeLessThanOrEqual(COLOUR_ALONE.powers)
  })

  const strong = Object.fromEntries(powers.map((power) => [power, inks[power]!.strong]))

  test.each(CONES)(`keep the strong colours ${bar.strong} or more apart: %s`, (vision) => {
    const { pair, apart } = closest(strong, vision)
    expect(apart, pair).toBeGreaterThanOrEqual(bar.strong)
  })

  test('keep the strong colours apart by lightness alone', () => {
    const { pair, apart } = closest(strong, 'achromatopsia')
    expect(apart, pair).toBeGreaterThanOrEqual(bar.grey)
  })

  describe.each(THEME_IDS)('on the %s theme', (id) => {
    const theme = THEMES[id]
    const tints = Object.fromEntries(powers.map((power) => [power, inks[power]![id].tint]))
    const lightness = (power: string) => labOf(tints[power]!, 'achromatopsia')[0]
    const byLightness = [...powers].sort((a, b) => lightness(a) - lightness(b))

    test.each(CONES)(`keep tints, free land and sea ${bar.tints} or more apart: %s`, (vision) => {
      const { pair, apart } = closest({ ...tints, 'free land': theme.land, sea: theme.sea }, vision)
      expect(apart, pair).toBeGreaterThanOrEqual(bar.tints)
    })

    test.each(CONES)('keep free land apart from the land of every power, the darkest too: %s', (vision) => {
      const apart = powers.map((power) => ({ power, by: difference(theme.land, tints[power]!, vision) }))
      const least = apart.toSorted((a, b) => a.by - b.by)[0]!
      // By day the tints are pale; in the dark, and across a room, they need more.
      expect(least.by, least.power).toBeGreaterThanOrEqual(id === 'dark' ? 12 : 9.5)
    })

    test('paint a vignette that shows whose land the palest is', () => {
      const { tint, edge } = inks[byLightness.at(-1)!]![id]
      expect(contrast(edge, tint)).toBeGreaterThanOrEqual(id === 'dark' ? 2.4 : 5)
    })

    test('make an arrow stand out on every ground it may cross', () => {
      const { outline } = theme
      for (const power of powers)
        for (const ground of [theme.sea, theme.land, ...Object.values(tints)]) {
          const around = over(theme.halo, ground, HALO_OPACITY)
          expect(contrast(outline, around), `${power} on ${ground}`).toBeGreaterThanOrEqual(4.5)
          // Where casing and shaft have similar colours, the halo makes the arrow visible.
          expect(
            Math.max(contrast(strong[power]!, around), contrast(strong[power]!, outline)),
            `${power}'s shaft on ${ground}`,
          ).toBeGreaterThanOrEqual(3.4)
        }
    })

    test('have a contrast of 4.5 to 1 on badges and for labels on land', () => {
      for (const power of powers) {
        const tint = tints[power]!
        expect(contrast(strong[power]!, inks[power]!.onStrong), `${power} badge`).toBeGreaterThanOrEqual(4.5)
        // A label has a halo: the better contrast of ground and halo counts.
        expect(
          Math.max(contrast(tint, theme.text), contrast(theme.halo, theme.text)),
          power,
        ).toBeGreaterThanOrEqual(4.5)
        expect(contrast(tint, theme.text), `${power} land`).toBeGreaterThanOrEqual(2.4)
      }
    })
  })
})

test.each(THEME_IDS)('the highlight can be seen on every ground of the %s theme', (id) => {
  const { lit, litRim, land, sea } = THEMES[id]
  expect(contrast(lit, litRim)).toBeGreaterThanOrEqual(7)
  for (const ground of [land, sea, ...Object.values(INKS).map((ink) => ink[id].tint)])
    expect(Math.max(contrast(lit, ground), contrast(litRim, ground)), ground).toBeGreaterThanOrEqual(3)
})

test.each(THEME_IDS)('the %s theme writes legibly on free land and sea', (id) => {
  const theme = THEMES[id]
  expect(contrast(theme.sea, theme.seaText)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(theme.land, theme.text)).toBeGreaterThanOrEqual(4.5)
})

test.each(THEME_IDS)('Germany’s land is told from free land by lightness alone: %s', (id) => {
  const grey = difference(THEMES[id].land, INKS.GERMANY![id].tint, 'achromatopsia')
  expect(grey).toBeGreaterThanOrEqual(19)
})

test('seen without colours, the powers keep their order by lightness', () => {
  const lightness = (power: string) => labOf(INKS[power]!.strong, 'achromatopsia')[0]
  const ladder = Object.keys(INKS).sort((a, b) => lightness(a) - lightness(b))
  expect(ladder).toEqual(['GERMANY', 'ENGLAND', 'AUSTRIA', 'ITALY', 'TURKEY', 'FRANCE', 'RUSSIA'])
})
