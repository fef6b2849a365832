// Signs of places, drawn around 0,0 in a box 10 by 10, every stroke in relative steps.
import type { TerrainTexture } from '../../../../shared/map/places/place-map.ts'
import type { Point } from '../../../../shared/map/board-map.ts'

export const SIGNS = [
  ...(['mountain', 'forest', 'swamp', 'desert'] as const),
  ...(['fort', 'port', 'supply', 'victory', 'trench-1', 'trench-2'] as const),
] as const
export type Sign = (typeof SIGNS)[number]

/** Filled, or drawn as lines. */
export const SIGN_PATHS: Readonly<Record<Sign, { readonly d: string; readonly filled: boolean }>> = {
  mountain: { d: 'M-5 4l3.4 -7.4l2.3 4.4l1.5 -2.4l2.8 5.4z', filled: true },
  forest: {
    d: 'M-2.5 -4.6l2.3 4.2h-1.4l1.6 3h-2v1.8h-1v-1.8h-2l1.6 -3h-1.4zM2.6 -3l1.9 3.4h-1.2l1.4 2.6h-1.7v1.4h-.9v-1.4h-1.6l1.3 -2.6h-1.1z',
    filled: true,
  },
  swamp: { d: 'M-5 3.4h10M-3 1.6l-1 -4M0 1.6v-5.6M3 1.6l1 -4M-1.7 1.6l.5 -3M1.7 1.6l-.5 -3', filled: false },
  desert: {
    d: 'M-5 2.8q2 -5.4 4.6 -5.4q2.2 0 3 2.6M-1.4 2.8q1.8 -4 3.6 -4q1.7 0 2.8 4M-5 2.8h10',
    filled: false,
  },
  fort: {
    d: 'M0 -5.6l1.9 2.1h3.1v3.1l1.4 1.4l-2 1.6v2.6h-8.8v-2.6l-2 -1.6l1.4 -1.4v-3.1h3.1z',
    filled: true,
  },
  port: {
    d: 'M-1.2 -3.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M0 -2.6v7.2M-2.8 -.6h5.6M-4.6 1.6q.9 3 4.6 3q3.7 0 4.6 -3',
    filled: false,
  },
  supply: {
    d: 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0M0 -4.8v9.6M-4.8 0h9.6M-3.4 -3.4l6.8 6.8M3.4 -3.4l-6.8 6.8',
    filled: false,
  },
  victory: {
    d: 'M0 -5.2l1.4 3.3l3.6 .3l-2.7 2.4l.8 3.5l-3.1 -1.9l-3.1 1.9l.8 -3.5l-2.7 -2.4l3.6 -.3z',
    filled: true,
  },
  // Walls with three merlons, one for each level.
  'trench-1': { d: 'M-5.2 3.6v-6.4h2.4v2.4h1.6v-2.4h2.4v2.4h1.6v-2.4h2.4v6.4z', filled: true },
  'trench-2': {
    d: 'M-5.2 -.9v-4h2.4v1.6h1.6v-1.6h2.4v1.6h1.6v-1.6h2.4v4zM-5.2 4.9v-4h2.4v1.6h1.6v-1.6h2.4v1.6h1.6v-1.6h2.4v4z',
    filled: true,
  },
}

/** Marks of terrain on the land, larger and lighter than the signs. */
export const TEXTURE_PATHS: Readonly<Record<TerrainTexture, string>> = {
  mountain:
    'M-10 5l7.4 -12.4l2.8 4.4M-3.4 5l6 -9.6l7.4 9.6M-2.6 -7.4l-1.4 5.6l2.2 2.4M2.6 -4.6l-.8 4l1.8 1.8',
  forest: 'M-4 5v-2.6M-7.4 2.4l3.4 -8.4l3.4 8.4zM4.4 5v-2.2M1.6 2.8l2.8 -6.8l2.8 6.8z',
  swamp:
    'M-9 3h6M-7.4 1.4l-.8 -4M-5.8 1.4v-5.4M-4.2 1.4l.8 -4M2 5h6M3.6 3.4l-.8 -4M5.2 3.4v-5.4M6.8 3.4l.8 -4',
  desert:
    'M-8 -2h.01M-2.6 -4.6h.01M3 -2.6h.01M8 -4h.01M-5.6 2.2h.01M.2 .8h.01M5.8 1.8h.01M-1.6 5h.01M3.4 5.4h.01',
}

const START = /M(-?[\d.]+) (-?[\d.]+)/g
const NUMBER = /-?[\d.]+/g
const px = (value: number): string => String(Math.round(value * 100) / 100)

/**
 * A sign put on the map: begun around `at` and scaled. Its place is part of the path, not a transform, so that many signs are
 * one path. Arcs must be round: their flags are numbers too.
 */
export function put(sign: string, [x, y]: Point, scale = 1): string {
  const moved = (path: string) =>
    path.replace(START, (_, dx: string, dy: string) => `M${px(x + Number(dx))} ${px(y + Number(dy))}`)
  if (scale === 1) return moved(sign)
  return moved(scaled(sign, scale))
}

const sized = new Map<string, string>()

function scaled(sign: string, scale: number): string {
  const key = `${scale} ${sign}`
  const known = sized.get(key)
  if (known !== undefined) return known
  const made = sign.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    // Of an arc, the turn and the two flags keep their size.
    let at = 0
    return (
      letter +
      rest.replace(NUMBER, (number) => {
        const place = at++ % 7
        const kept = letter.toLowerCase() === 'a' && place >= 2 && place <= 4
        return kept ? number : px(Number(number) * scale)
      })
    )
  })
  sized.set(key, made)
  return made
}
