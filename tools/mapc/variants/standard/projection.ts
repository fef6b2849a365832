import type { Lens, ProjectionFacts } from '../../variant.ts'

// The only knobs an author turns for legibility: see the lowest clearances of a run, strengthen a lens, run again. Keep
// every |gain| at or under 0.5; gains add up where lenses overlap, and the compiler refuses a map that folds.
const lenses: Lens[] = [
  { at: [22, 67], sigmaDegrees: 8, gain: -0.46 }, // Scandinavia and the Barents Sea, squeezed into the frame
  { at: [-3.4, 55.6], sigmaDegrees: 4.2, gain: 0.36 }, // Britain
  { at: [-4.8, 57.3], sigmaDegrees: 1.8, gain: 0.38 }, // Clyde
  { at: [13.2, 42.2], sigmaDegrees: 3.4, gain: 0.24 }, // Italy
  { at: [4.7, 51], sigmaDegrees: 2.6, gain: 0.16 }, // the Low Countries
  { at: [22, 41.3], sigmaDegrees: 3.5, gain: 0.2 }, // the Balkans
  { at: [10.6, 56.4], sigmaDegrees: 2.4, gain: 0.34 }, // Denmark
  { at: [28.4, 40.6], sigmaDegrees: 2.2, gain: 0.26 }, // Constantinople
  { at: [-8, 39.6], sigmaDegrees: 2.6, gain: 0.2 }, // Portugal
  { at: [19, 61.6], sigmaDegrees: 2.4, gain: 0.34 }, // the Gulf of Bothnia
]

export const projection: ProjectionFacts = {
  frame: [1600, 1200],
  centre: [14.5, 48.2],
  fisheyeRadians: 0.22,
  stretch: [1.03, 1],
  pxPerRadian: 2340,
  shift: [-40, 92],
  lenses,
}
