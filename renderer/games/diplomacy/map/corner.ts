// The part of a board that a phone shows of some places.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { BoardMap, Box } from '../../../../shared/map/board-map.ts'
import { around } from '../../../board/look.ts'

/** Margin around a corner, in viewBox px. */
const MARGIN = 60
/** On a phone counters of a wider or higher part are too small to read, in viewBox px. The standard board is narrower. */
const WIDEST = 1800
/** Of a wider part those places are shown that lie within this distance of one of them, in viewBox px. */
const REACH = 420

export interface Corner {
  readonly box: Box
  /** Whether all of the places lie in it. */
  readonly whole: boolean
}

/** The part of the board around all places, or the capital's, or the most; null where there are none. */
export function cornerOf(map: BoardMap, places: readonly string[], capital?: string): Corner | null {
  const boxes = places.flatMap((at) => map.provinces.get(provinceOf(at))?.box ?? [])
  const all = around(boxes, MARGIN)
  if (!all || Math.max(all.width, all.height) <= WIDEST) return all && { box: all, whole: true }
  const box = around(densest(boxes, map.provinces.get(capital ?? '')?.box), 2 * MARGIN)
  return box && { box, whole: false }
}

/** The boxes around the capital, or the most that lie together, for a power that is scattered over a large board. */
function densest(boxes: readonly Box[], capital: Box | undefined): readonly Box[] {
  const near = (capital && boxes.includes(capital) ? [capital] : boxes).map((one) =>
    boxes.filter((box) => Math.max(Math.abs(box.x - one.x), Math.abs(box.y - one.y)) <= REACH),
  )
  return near.reduce((best, some) => (some.length > best.length ? some : best), [])
}
