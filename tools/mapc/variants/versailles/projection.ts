import type { Lens, ProjectionFacts } from '../../variant.ts'

const lenses: Lens[] = [
  { at: [22, 67], sigmaDegrees: 8, gain: -0.46 }, // Scandinavia and the Barents Sea, squeezed into the frame
  { at: [-3.4, 55.6], sigmaDegrees: 4.2, gain: 0.4 }, // Britain
  { at: [-4.8, 57.3], sigmaDegrees: 1.8, gain: 0.38 }, // Clyde
  { at: [13.2, 42.2], sigmaDegrees: 3.4, gain: 0.24 }, // Italy
  { at: [4.7, 51], sigmaDegrees: 2.6, gain: 0.16 }, // the Low Countries
  { at: [21, 41.8], sigmaDegrees: 3.6, gain: 0.3 }, // Albania and Bosnia
  { at: [10.2, 57], sigmaDegrees: 2.5, gain: 0.44 }, // Denmark
  { at: [28.4, 40.6], sigmaDegrees: 2.2, gain: 0.26 }, // Constantinople
  { at: [-8, 39.6], sigmaDegrees: 2.6, gain: 0.2 }, // Portugal
  { at: [19.4, 61.8], sigmaDegrees: 2.4, gain: 0.42 }, // the Gulf of Bothnia
  { at: [24, 56.6], sigmaDegrees: 3, gain: 0.34 }, // the Baltic states
  { at: [31.5, 69.6], sigmaDegrees: 2.6, gain: 0.24 }, // Petsamo
  { at: [16.6, 53], sigmaDegrees: 3.2, gain: 0.38 }, // Posen and the Corridor
  { at: [17, 33.6], sigmaDegrees: 5, gain: -0.28 }, // the sea between Italy and Libya, squeezed
  { at: [3.2, 48], sigmaDegrees: 3.2, gain: 0.18 }, // the north of France
  { at: [20.4, 48.8], sigmaDegrees: 2, gain: 0.22 }, // Slovakia
]

/** The projection of the board of 1901 in a taller frame, since Libya and Egypt are played. */
export const projection: ProjectionFacts = {
  frame: [1600, 1320],
  centre: [14.5, 48.2],
  fisheyeRadians: 0.22,
  stretch: [1.03, 1],
  pxPerRadian: 2340,
  shift: [-42, 52],
  lenses,
}
