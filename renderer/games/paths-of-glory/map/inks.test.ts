import { expect, test } from 'vitest'
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { COUNTER_INKS, DONE_INK, DONE_VEIL, LAND, NATION_TINTS, PLATE_INKS, SEA } from './inks.ts'

type Lab = readonly [l: number, a: number, b: number]

/** A colour in Oklab. */
function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const share = parseInt(hex.slice(i, i + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const apart = (p: Lab, q: Lab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])

test('by night land and sea are as far apart as by day, and at least as far as can be told at a glance', () => {
  const [day, night] = [labOf(SEA[0]), labOf(SEA[1])]
  expect(apart(labOf(LAND[1]), night)).toBeGreaterThan(Math.max(0.1, apart(labOf(LAND[0]), day)))
  for (const [nation, [bright, dark]] of Object.entries(NATION_TINTS))
    expect(apart(labOf(dark), night), nation).toBeGreaterThan(Math.max(0.1, apart(labOf(bright), day)))
})

test('by night neighbouring lands are told apart at least as well as by day', () => {
  const pairs = SPACES.flatMap(({ country }, i) =>
    (LINES[i] ?? []).map(({ to }) => [country, SPACES[to]!.country] as const),
  )
  let seen = 0
  for (const [one, other] of pairs) {
    const [p, q] = [NATION_TINTS[one ?? ''], NATION_TINTS[other ?? '']]
    if (!p || !q || one === other) continue
    seen++
    expect(apart(labOf(p[1]), labOf(q[1])), `${one} ${other}`).toBeGreaterThanOrEqual(
      apart(labOf(p[0]), labOf(q[0])),
    )
  }
  expect(seen).toBeGreaterThan(20)
})

test('by night a dark sign stands out from the plates of every holder', () => {
  for (const [holder, [fill]] of Object.entries(PLATE_INKS)) {
    const night = fill.slice(fill.indexOf(',') + 1, -1)
    expect(labOf(night)[0] - labOf('#2b2a25')[0], holder).toBeGreaterThan(0.2)
  }
})

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [one, other]
    .map(([r, g, b]) => {
      const [red, green, blue] = [r, g, b].map((share) =>
        share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
type Rgb = readonly [r: number, g: number, b: number]
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as Rgb

test.each([0, 1] as const)(
  'the figures of counters that are done are read with ease (by night: %d)',
  (look) => {
    const ink = rgbOf(DONE_INK.match(/#\w{6}/g)![look]!)
    const veil = rgbOf(DONE_VEIL.ink[look])
    for (const [nation, { body }] of Object.entries(COUNTER_INKS)) {
      const under = rgbOf(body)
      const seen = under.map((part, i) => part + (veil[i]! - part) * DONE_VEIL.share) as unknown as Rgb
      expect(contrast(ink, seen), nation).toBeGreaterThan(4.5)
      // It is told from one that may still act.
      expect(contrast(under, seen), nation).toBeGreaterThan(1.15)
    }
  },
)
