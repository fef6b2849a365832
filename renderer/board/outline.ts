// Wide strokes along a coast are slow to paint where the line turns more often than the screen has pixels for it.
import type { MapArea } from '../../shared/map/board-map.ts'
import { coarsen, ringPath } from '../../shared/map/path.ts'

/** Screen px within which a wide stroke hides the steps of its line. */
const HIDDEN_PX = 2

const known = new WeakMap<MapArea, Map<number, string>>()

/**
 * An area's outline as an SVG path, no finer than is visible at a zoom (screen px per viewBox px). One path is reused
 * for zooms within 1.4 of each other.
 */
export function outlineOf(area: MapArea, zoom: number): string {
  const step = 2 ** (Math.floor(Math.log2(HIDDEN_PX / zoom) * 2) / 2)
  let ofArea = known.get(area)
  if (!ofArea) known.set(area, (ofArea = new Map<number, string>()))
  let path = ofArea.get(step)
  if (path === undefined)
    ofArea.set(step, (path = area.rings.map((ring) => ringPath(coarsen(ring, step))).join('')))
  return path
}
