import type { WorldProjection } from '../../world/facts.ts'

/** Cut in the Pacific, where nothing is crowded; Europe is magnified, the oceans of the south are pressed together. */
export const projection: WorldProjection = {
  east: [
    [-170, 8],
    [-130, 9.5],
    [-60, 8],
    [-40, 6.5],
    [-14, 13],
    [40, 11],
    [75, 9.5],
    [145, 8],
    [170, 7],
  ],
  south: [
    [82, 8],
    [70, 9],
    [62, 16],
    [36, 11],
    [-36, 7],
    [-62, 7],
  ],
  pxPerCell: 1.25,
  lenses: [
    { at: [13, 48], sigmaPx: 230, gain: 0.85 },
    { at: [24, 69], sigmaPx: 110, gain: -0.35 },
    { at: [99, 19], sigmaPx: 115, gain: 0.55 },
    { at: [-85, 36], sigmaPx: 150, gain: 0.25 },
    { at: [78.5, 21.5], sigmaPx: 70, gain: 0.3 },
  ],
}
