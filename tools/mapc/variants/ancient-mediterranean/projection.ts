import type { Lens, ProjectionFacts } from '../../variant.ts'

const lenses: Lens[] = [
  { at: [22.9, 38.1], sigmaDegrees: 2.4, gain: 0.5 }, // Greece
  { at: [12.9, 42.4], sigmaDegrees: 3, gain: 0.32 }, // Italy
  { at: [36, 33.6], sigmaDegrees: 3.2, gain: 0.46 }, // the Levant
  { at: [31.3, 30.9], sigmaDegrees: 1.8, gain: 0.3 }, // the delta
  { at: [29.3, 40], sigmaDegrees: 2.4, gain: 0.26 }, // Byzantium
  { at: [8.8, 35.8], sigmaDegrees: 2.2, gain: 0.32 }, // Carthage
  { at: [3, 39.5], sigmaDegrees: 1.8, gain: 0.46 }, // the Baleares
  { at: [25, 35.2], sigmaDegrees: 1.6, gain: 0.44 }, // Crete
  { at: [9.2, 42.1], sigmaDegrees: 1.2, gain: 0.4 }, // Corsica
  { at: [33.1, 35], sigmaDegrees: 1.4, gain: 0.34 }, // Cyprus
]

export const projection: ProjectionFacts = {
  frame: [1600, 1000],
  centre: [17, 38],
  fisheyeRadians: 0.6,
  stretch: [1, 1],
  pxPerRadian: 2350,
  shift: [8, -12],
  lenses,
}
