// Outlines of plates and counters as paths. The Central Powers' have cut corners, the Allies' round ones.
import type { Point } from '../../../../shared/map/board-map.ts'
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'

const px = (value: number): string => String(Math.round(value * 100) / 100)

/** A box around a point; its corners are cut by `corner`, straight or round. */
export function box([x, y]: Point, width: number, height: number, corner: number, round: boolean): string {
  const [w, h, c] = [px(width - 2 * corner), px(height - 2 * corner), px(corner)]
  const turn = (dx: number, dy: number) =>
    round
      ? `a${c} ${c} 0 0 1 ${px(dx * corner)} ${px(dy * corner)}`
      : `l${px(dx * corner)} ${px(dy * corner)}`
  return `M${px(x - width / 2 + corner)} ${px(y - height / 2)}h${w}${turn(1, 1)}v${h}${turn(-1, 1)}h-${w}${turn(-1, -1)}v-${h}${turn(1, -1)}z`
}

/** The depth of the torn edge of a reduced counter, as a share of its side. */
const TEAR = 0.17
const TEETH = 5

/** A counter's outline; that of a reduced one has a torn lower edge. */
export function counterShape(at: Point, size: number, side: SideName, reduced: boolean): string {
  const corner = side === 'cp' ? size * 0.06 : size * 0.17
  const round = side === 'ap'
  if (!reduced) return box(at, size, size, corner, round)
  const [x, y] = at
  const [left, top] = [x - size / 2, y - size / 2]
  const foot = size * (1 - TEAR / 2)
  const tooth = size / TEETH
  const turn = (dx: number, dy: number) => {
    const c = px(corner)
    return round
      ? `a${c} ${c} 0 0 1 ${px(dx * corner)} ${px(dy * corner)}`
      : `l${px(dx * corner)} ${px(dy * corner)}`
  }
  const deep = size * TEAR
  // From right to left along the torn edge, up and down.
  const tear = Array.from(
    { length: TEETH },
    (_, i) =>
      `l${px(-tooth * 0.55)} ${px(i % 2 === 0 ? -deep : -deep * 0.6)}l${px(-tooth * 0.45)} ${px(i % 2 === 0 ? deep * 0.8 : deep * 0.75)}`,
  ).join('')
  return `M${px(left + corner)} ${px(top)}h${px(size - 2 * corner)}${turn(1, 1)}V${px(top + foot)}${tear}L${px(left)} ${px(top + foot - deep * 0.3)}V${px(top + corner)}${turn(1, -1)}z`
}

/** A trench in front of a row: a line with steps like a parapet, two lines for a trench of level 2. */
export function trench([x, y]: Point, width: number, level: 1 | 2): string {
  const step = 6
  const count = Math.max(4, Math.round(width / step / 2) * 2)
  const one = (top: number) =>
    `M${px(x - (count * step) / 2)} ${px(top)}` +
    Array.from(
      { length: count },
      (_, i) => `h${step}v${i === count - 1 ? 0 : i % 2 === 0 ? 3.2 : -3.2}`,
    ).join('')
  return level === 1 ? one(y) : one(y) + one(y + 4.6)
}
