// How different two colours look, also to eyes that lack a kind of cone. The tests of themes measure with it.

export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Vision = (typeof VISIONS)[number]

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB; luminance alone for no cones at all. */
const SIMULATION: Record<Vision, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

function apply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** Linear sRGB, 0 to 1, of `#rrggbb`. */
function linearRgb(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`)
  const channel = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** CIE L*a*b* (D65) of a colour as an eye of this kind sees it. */
export function labOf(hex: string, vision: Vision = 'normal'): Triple {
  const seen = apply(SIMULATION[vision], linearRgb(hex)).map((v) =>
    Math.min(1, Math.max(0, v)),
  ) as unknown as Triple
  const [x, y, z] = apply(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  )
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29)
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const RADIANS = Math.PI / 180

/** CIEDE2000 (Sharma, Wu and Dalal 2005) of two L*a*b* colours. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)))
  const polar = (a: number, b: number) => {
    const stretched = a * (1 + g)
    const hue = Math.atan2(b, stretched) / RADIANS
    return { chroma: Math.hypot(stretched, b), hue: hue < 0 ? hue + 360 : hue }
  }
  const [p, q] = [polar(a1, b1), polar(a2, b2)]
  const grey = p.chroma * q.chroma === 0

  let turn = grey ? 0 : q.hue - p.hue
  if (turn > 180) turn -= 360
  if (turn < -180) turn += 360
  let hue = p.hue + q.hue
  if (!grey) {
    if (Math.abs(p.hue - q.hue) > 180) hue += hue < 360 ? 360 : -360
    hue /= 2
  }
  const [l, chroma] = [(l1 + l2) / 2, (p.chroma + q.chroma) / 2]
  const cos = (factor: number, offset: number) => Math.cos((factor * hue + offset) * RADIANS)
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * chroma
  const sh = 1 + 0.015 * chroma * t
  const rotation =
    -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * RADIANS) *
    2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const [dl, dc] = [(l2 - l1) / sl, (q.chroma - p.chroma) / sc]
  const dh = (2 * Math.sqrt(p.chroma * q.chroma) * Math.sin((turn / 2) * RADIANS)) / sh
  return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)
}

/** How different two colours look to an eye of this kind. */
export function difference(a: string, b: string, vision: Vision = 'normal'): number {
  return ciede2000(labOf(a, vision), labOf(b, vision))
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = linearRgb(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
