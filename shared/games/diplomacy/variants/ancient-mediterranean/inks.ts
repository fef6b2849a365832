// The colours of the author's board: Carthage blue, Egypt yellow, Greece green, Persia black, Rome red. They keep CIEDE2000 20
// or more apart for normal, protan, deutan and tritan eyes, and lie on a ladder of lightness for eyes without colour.
import { HATCHES, type GroundInk, type Inks } from '../../../../map/theme.ts'

const ground = (tint: string, edge: string, hatchInk: string): GroundInk => ({ tint, edge, hatchInk })

/** The inks of the five powers. */
export const INKS: Inks = {
  CARTHAGE: {
    strong: '#0038a4',
    onStrong: '#ffffff',
    hatch: HATCHES.rising,
    light: ground('#98a1d4', '#0038a4', '#00206a'),
    dark: ground('#35479a', '#6f8df0', '#a9bbff'),
    contrast: ground('#8a9bf0', '#00257a', '#00257a'),
  },
  EGYPT: {
    strong: '#f2ac10',
    onStrong: '#231800',
    hatch: HATCHES.plus,
    light: ground('#f4d276', '#734b00', '#7d5200'),
    dark: ground('#96762a', '#f8c145', '#ffdf94'),
    contrast: ground('#ffc926', '#6b4500', '#6b4500'),
  },
  GREECE: {
    strong: '#3c9079',
    onStrong: '#04140f',
    hatch: HATCHES.upright,
    light: ground('#97c0aa', '#1f6f58', '#0b4836'),
    dark: ground('#3a7262', '#66c8ad', '#9fe6d1'),
    contrast: ground('#72bf9d', '#00442f', '#004d36'),
  },
  PERSIA: {
    strong: '#2f2a27',
    onStrong: '#ffffff',
    hatch: HATCHES.crossed,
    light: ground('#999593', '#2f2a27', '#141210'),
    dark: ground('#827680', '#d3c9d0', '#201b1e'),
    contrast: ground('#8f8b8b', '#000000', '#000000'),
  },
  ROME: {
    strong: '#c24303',
    onStrong: '#ffffff',
    hatch: HATCHES.level,
    light: ground('#e1a080', '#c24303', '#7a2700'),
    dark: ground('#97492a', '#e8763a', '#ffb48c'),
    contrast: ground('#ee8f5d', '#8f2f00', '#8f2f00'),
  },
}
