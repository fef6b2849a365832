import type { Clock } from './clock.ts'

export const CLOCK_PRESET_NAMES = ['classic', 'tournament', 'quick', 'none'] as const
export type ClockPreset = (typeof CLOCK_PRESET_NAMES)[number]

/** Clocks to choose from; all lengths in seconds. Classic is the rulebooks' own (R34, R42). */
export const CLOCK_PRESETS: Readonly<Record<ClockPreset, Clock>> = {
  classic: {
    firstNegotiation: 1800,
    negotiation: 900,
    writing: 300,
    retreats: 120,
    adjustments: 180,
    reading: null,
    turns: null,
  },
  tournament: {
    firstNegotiation: 900,
    negotiation: 900,
    writing: 120,
    retreats: 60,
    adjustments: 90,
    reading: null,
    turns: null,
  },
  quick: {
    firstNegotiation: 480,
    negotiation: 300,
    writing: 60,
    retreats: 45,
    adjustments: 60,
    reading: null,
    turns: null,
  },
  none: {
    firstNegotiation: null,
    negotiation: null,
    writing: 0,
    retreats: null,
    adjustments: null,
    reading: null,
    turns: null,
  },
}
