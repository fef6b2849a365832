// The strong colours keep CIEDE2000 23 or more apart for normal, protan, deutan and tritan eyes, and lie on a ladder of
// lightness for eyes without colour: Germany, England, Austria, Italy, Turkey, France, Russia.
import { HATCHES, type GroundInk, type Inks } from '../../../../map/theme.ts'

const ground = (tint: string, edge: string, hatchInk: string): GroundInk => ({ tint, edge, hatchInk })

/** The inks of the seven powers. */
export const INKS: Inks = {
  AUSTRIA: {
    strong: '#c24303',
    onStrong: '#ffffff',
    hatch: HATCHES.level,
    light: ground('#e1a080', '#c24303', '#7a2700'),
    dark: ground('#97492a', '#e8763a', '#ffb48c'),
    contrast: ground('#ee8f5d', '#8f2f00', '#8f2f00'),
  },
  ENGLAND: {
    strong: '#0038a4',
    onStrong: '#ffffff',
    hatch: HATCHES.rising,
    light: ground('#98a1d4', '#0038a4', '#00206a'),
    dark: ground('#35479a', '#6f8df0', '#a9bbff'),
    contrast: ground('#8a9bf0', '#00257a', '#00257a'),
  },
  FRANCE: {
    strong: '#93dcfb',
    onStrong: '#0b2430',
    hatch: HATCHES.dots,
    light: ground('#9ad8f9', '#2a93cc', '#0b5a86'),
    dark: ground('#4a86b3', '#a5e2fb', '#d2f0ff'),
    contrast: ground('#7fd3fb', '#004f7d', '#00527f'),
  },
  GERMANY: {
    strong: '#2f2a27',
    onStrong: '#ffffff',
    hatch: HATCHES.crossed,
    light: ground('#999593', '#2f2a27', '#141210'),
    dark: ground('#827680', '#d3c9d0', '#201b1e'),
    contrast: ground('#8f8b8b', '#000000', '#000000'),
  },
  ITALY: {
    strong: '#3c9079',
    onStrong: '#04140f',
    hatch: HATCHES.upright,
    light: ground('#97c0aa', '#1f6f58', '#0b4836'),
    dark: ground('#3a7262', '#66c8ad', '#9fe6d1'),
    contrast: ground('#72bf9d', '#00442f', '#004d36'),
  },
  RUSSIA: {
    strong: '#faf6dc',
    onStrong: '#221f1a',
    hatch: HATCHES.falling,
    woven: true,
    light: ground('#fffef6', '#7a6a3a', '#8f866d'),
    dark: ground('#9d9986', '#faf6dc', '#faf6dc'),
    contrast: ground('#ffffff', '#5b5340', '#5b5340'),
  },
  TURKEY: {
    strong: '#f2ac10',
    onStrong: '#231800',
    hatch: HATCHES.plus,
    light: ground('#f4d276', '#cc8600', '#7d5200'),
    dark: ground('#96762a', '#f8c145', '#ffdf94'),
    contrast: ground('#ffc926', '#6b4500', '#6b4500'),
  },
}
