// The colours of the war's map as data. Sides differ in more than colour: counters of the Central Powers are dark with
// light letters and square, those of the Allies light with dark letters and round; so are the plates of what they hold.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'

/** The body of a counter and the letters on it, by day and by night. */
export interface CounterInk {
  readonly body: string
  readonly ink: string
}

const DARK = '#1d1a16'
const LIGHT = '#ffffff'

export const COUNTER_INKS: Readonly<Record<string, CounterInk>> = {
  ge: { body: '#47534d', ink: LIGHT },
  ah: { body: '#7d5f12', ink: LIGHT },
  tu: { body: '#8a3a2a', ink: LIGHT },
  bu: { body: '#3f6327', ink: LIGHT },
  sn: { body: '#8a3a2a', ink: LIGHT },
  pl: { body: '#47534d', ink: LIGHT },
  fr: { body: '#b4d2f4', ink: DARK },
  br: { body: '#ecd5a0', ink: DARK },
  aus: { body: '#ecd5a0', ink: DARK },
  cnd: { body: '#ecd5a0', ink: DARK },
  pt: { body: '#ecd5a0', ink: DARK },
  ana: { body: '#ecd5a0', ink: DARK },
  ru: { body: '#c3e0a8', ink: DARK },
  cz: { body: '#c3e0a8', ink: DARK },
  it: { body: '#c9f0dc', ink: DARK },
  be: { body: '#f3e08f', ink: DARK },
  sb: { body: '#e2c9ee', ink: DARK },
  mn: { body: '#e2c9ee', ink: DARK },
  ro: { body: '#fbe36a', ink: DARK },
  gr: { body: '#c2eef6', ink: DARK },
  us: { body: '#d6d9c4', ink: DARK },
}

const UNKNOWN: CounterInk = { body: '#77706a', ink: LIGHT }
export const counterInk = (nation: string): CounterInk => COUNTER_INKS[nation] ?? UNKNOWN

type DayNight = readonly [day: string, night: string]

/** The veil on a counter that is done in this action, by day and by night: its colour, and how much of it covers the counter. */
export const DONE_VEIL: { readonly ink: DayNight; readonly share: number } = {
  ink: ['#aea899', '#20262b'],
  share: 0.66,
}
/** The letters on it. */
export const DONE_INK = `light-dark(${DARK},${LIGHT})`

/** The lands of the nations of 1914: pale by day, and by night dark but farther apart, for tints of the dark look alike. */
export const NATION_TINTS: Readonly<Record<string, DayNight>> = {
  ge: ['#cdd3c6', '#4d5450'],
  ah: ['#ecdfae', '#6e5f2c'],
  ru: ['#d7e3c6', '#4c6140'],
  fr: ['#cfdcec', '#4a5f82'],
  br: ['#ecd2c6', '#7a5146'],
  be: ['#e5d8ea', '#6d4f76'],
  it: ['#d5e8d6', '#42695a'],
  sb: ['#e2cfdc', '#774f66'],
  mn: ['#d3cfe4', '#5d5585'],
  al: ['#e8e2cf', '#67614e'],
  gr: ['#d2e6ec', '#3f6a78'],
  bu: ['#dfd6b6', '#67603c'],
  ro: ['#f1e7bd', '#837534'],
  tu: ['#ead9bc', '#755a36'],
  pe: ['#dfe4cd', '#5d6545'],
  kw: ['#ecd2c6', '#7a5146'],
  ar: ['#f1e8cd', '#7a7650'],
  eg: ['#ecd8c9', '#7f5d50'],
  ly: ['#e4d6c8', '#675545'],
}
/** Any other land. */
export const OTHER_TINT: DayNight = ['#e9e0c5', '#5f5a49']

/** Plates of places by holder: fill and line, by day and by night. */
export const PLATE_INKS: Readonly<Record<SideName | 'nobody', readonly [fill: string, line: string]>> = {
  cp: ['light-dark(#d3cfbf,#8f9084)', 'light-dark(#3b3a33,#d9d5c2)'],
  ap: ['light-dark(#ffffff,#cfdcea)', 'light-dark(#23538f,#5c9be6)'],
  nobody: ['light-dark(#fbf6e6,#9d9b88)', 'light-dark(#8b8168,#a39c88)'],
}

/** Sea, the land of no nation of 1914, and what lies around the map. */
export const SEA: DayNight = ['#c5d8e1', '#123a5a']
export const LAND: DayNight = ['#f1ead9', '#55513f']
export const BEYOND: DayNight = ['#b6ccd7', '#0d2c46']
export const dayNight = ([day, night]: DayNight): string => `light-dark(${day},${night})`
