// Whose ground lies under a point of the board, fast: names are tried at thousands of points.
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { rasterise } from '../../../../shared/map/layout/raster.ts'

/** A board is this many cells wide; letters are at least three high. */
const COLUMNS = 800

export type Ground = (at: Point) => string | null

const known = new WeakMap<BoardMap, Ground>()

/** The province under a point; a strait belongs to its shore. Null on other scenery and off the board. */
export function groundOf(map: BoardMap): Ground {
  const ready = known.get(map)
  if (ready) return ready
  const made = survey(map)
  known.set(map, made)
  return made
}

function survey(map: BoardMap): Ground {
  const { width, height, round } = map
  const cellsPerPx = COLUMNS / width
  const rows = Math.ceil(height * cellsPerPx)
  const cells = new Uint16Array(COLUMNS * rows)
  const places: string[] = []
  const areas = [
    ...[...map.provinces.values()].map((area) => ({ ...area, place: area.id })),
    ...map.scenery.flatMap((area) => (area.province === null ? [] : [{ ...area, place: area.province }])),
  ]
  for (const { place, rings, box } of areas) {
    const mark = places.push(place)
    const column = Math.max(0, Math.floor(box.x * cellsPerPx))
    const row = Math.max(0, Math.floor(box.y * cellsPerPx))
    const columns = Math.min(COLUMNS, Math.ceil((box.x + box.width) * cellsPerPx)) - column
    const high = Math.min(rows, Math.ceil((box.y + box.height) * cellsPerPx)) - row
    if (columns <= 0 || high <= 0) continue
    const part = { x: column / cellsPerPx, y: row / cellsPerPx, columns, rows: high, cellsPerPx }
    rasterise(rings, part).forEach((set, i) => {
      if (set) cells[(row + Math.floor(i / columns)) * COLUMNS + column + (i % columns)] = mark
    })
  }
  const under = (x: number, y: number): string | null => {
    const [column, row] = [Math.floor(x * cellsPerPx), Math.floor(y * cellsPerPx)]
    if (column < 0 || row < 0 || column >= COLUMNS || row >= rows) return null
    return places[(cells[row * COLUMNS + column] ?? 0) - 1] ?? null
  }
  // Where the board goes round, an area is drawn at one of its ends only.
  return ([x, y]) => under(x, y) ?? (round ? (under(x + round, y) ?? under(x - round, y)) : null)
}
