// The packed form of a picture that lies under a map.
import type { PackedPiece, Point } from '../board-map.ts'
import { packLine } from '../packed.ts'
import type { Picture } from '../sketch/picture.ts'

/** Packs a picture. `toPx` and `scale` convert the drawing's units to px of the map. */
export function packedPicture(
  { pieces }: Picture,
  { toPx, scale, precision }: { toPx: (at: Point) => Point; scale: number; precision: number },
): readonly PackedPiece[] {
  return pieces.flatMap(({ fill, stroke, width, rule, lines }): PackedPiece[] => {
    const packed = (closed: boolean) =>
      lines.flatMap((line) => {
        if (line.closed !== closed) return []
        const whole = line.points
          .map((at) => toPx(at).map((one) => Math.round(one * precision)) as [number, number])
          .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1])
        const isNear = whole.every(([x, y]) => Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST)
        return whole.length > 1 && isNear ? [packLine(whole)] : []
      })
    const [closed, open] = [packed(true), packed(false)]
    if (closed.length + open.length === 0) return []
    return [
      { fill, stroke, width: Math.min(WIDEST, Math.round(width * scale * 100) / 100), rule, closed, open },
    ]
  })
}

/**
 * Lines with a point beyond `FARTHEST` (in units of the packed coordinates) are left out, and strokes are at most
 * `WIDEST` px wide. No real drawing is affected.
 */
const FARTHEST = 1_000_000
const WIDEST = 1_000
