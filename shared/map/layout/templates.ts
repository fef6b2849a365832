// The arrangements tried in every province: where unit, star and code stand relative to a common anchor. The order is
// the order of preference, so that the board looks consistent.
import type { Box } from './box.ts'
import type { Point } from './plane.ts'

export type SymbolName = 'unit' | 'star' | 'code'
type Size = readonly [width: number, height: number]
export type SymbolSizes = Readonly<Record<SymbolName, Size>>
export type Template = Partial<Record<SymbolName, Point>>

/** Px kept free between the symbols of one province. */
const GAP = 2

function withoutStar({ unit: [uw, uh], code: [cw, ch] }: SymbolSizes): Template[] {
  const [up, down] = [-(ch + GAP) / 2, (uh + GAP) / 2]
  const stacks: Template[] = [
    { unit: [0, up], code: [0, down] },
    { unit: [0, -up], code: [0, -down] },
    { unit: [-(cw + GAP) / 2, 0], code: [(uw + GAP) / 2, 0] },
    { unit: [(cw + GAP) / 2, 0], code: [-(uw + GAP) / 2, 0] },
  ]
  const slanted = [-10, 10].flatMap((dx) =>
    [1, -1].map((flip): Template => ({ unit: [dx, flip * up], code: [-dx, flip * down] })),
  )
  return [...stacks, ...slanted]
}

function withStar({ unit: [uw, uh], code: [cw, ch], star: [sw, sh] }: SymbolSizes): Template[] {
  const templates: Template[] = []
  for (const flip of [-1, 1]) {
    const unitY = (-flip * (ch + GAP)) / 2
    const codeY = (flip * (uh + GAP)) / 2
    for (const side of [-1, 1])
      templates.push({
        unit: [0, unitY],
        code: [(-side * (sw + GAP)) / 2, codeY],
        star: [(side * (cw + GAP)) / 2, codeY],
      })
    for (const side of [-1, 1])
      templates.push({
        unit: [(-side * (sw + GAP)) / 2, unitY],
        star: [(side * (uw + GAP)) / 2, unitY],
        code: [0, codeY],
      })
    for (const side of [-1, 1])
      for (const lean of [8, 14])
        templates.push({
          unit: [side * lean, unitY],
          star: [side * lean - (side * (uw + sw + 2 * GAP)) / 2, unitY],
          code: [-side * lean, codeY],
        })
    templates.push({
      star: [0, flip * ((uh + sh) / 2 + GAP)],
      unit: [0, 0],
      code: [0, -flip * ((uh + ch) / 2 + GAP)],
    })
    templates.push({
      unit: [0, flip * ((uh + sh) / 2 + GAP)],
      star: [0, 0],
      code: [0, -flip * ((sh + ch) / 2 + GAP)],
    })
  }
  for (const side of [-1, 1])
    templates.push({
      code: [-side * (uw / 2 + sw / 2 + GAP), 0],
      unit: [(side * (cw - sw)) / 2, 0],
      star: [side * (cw / 2 + uw / 2 + GAP), 0],
    })
  return templates
}

/** All arrangements, with or without a supply centre. */
export function templatesFor(sizes: SymbolSizes, hasStar: boolean): Template[] {
  return hasStar ? withStar(sizes) : withoutStar(sizes)
}

/** The boxes of a template around an anchor. */
export function boxesAt(template: Template, [x, y]: Point, sizes: SymbolSizes): Map<SymbolName, Box> {
  const boxes = new Map<SymbolName, Box>()
  for (const name of ['unit', 'star', 'code'] as const) {
    const offset = template[name]
    if (!offset) continue
    const [width, height] = sizes[name]
    boxes.set(name, { at: [x + offset[0], y + offset[1]], width, height })
  }
  return boxes
}
