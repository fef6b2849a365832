// The clock's settings. All lengths are seconds; null means that no bell rings.
import { z } from 'zod'

const seconds = z.number().int().min(5).max(86_400).nullable()

export const clockSchema = z.object({
  /** Talks before the first turn, and before each later one (R34). */
  firstNegotiation: seconds,
  negotiation: seconds,
  /** Silent writing after the talks (R42); 0 leaves the stage out. */
  writing: z.number().int().min(0).max(86_400).nullable(),
  retreats: seconds,
  adjustments: seconds,
  /** How long results stand before the next clock starts; null waits for the host or for everybody. */
  reading: seconds,
})
export type Clock = z.infer<typeof clockSchema>

export const CLOCK_PRESETS = {
  classic: {
    firstNegotiation: 1800,
    negotiation: 900,
    writing: 300,
    retreats: 120,
    adjustments: 180,
    reading: null,
  },
  tournament: {
    firstNegotiation: 900,
    negotiation: 900,
    writing: 120,
    retreats: 60,
    adjustments: 90,
    reading: null,
  },
  quick: {
    firstNegotiation: 480,
    negotiation: 300,
    writing: 60,
    retreats: 45,
    adjustments: 60,
    reading: null,
  },
  none: {
    firstNegotiation: null,
    negotiation: null,
    writing: 0,
    retreats: null,
    adjustments: null,
    reading: null,
  },
} as const satisfies Record<string, Clock>
export const CLOCK_PRESET_NAMES = ['classic', 'tournament', 'quick', 'none'] as const
export type ClockPreset = (typeof CLOCK_PRESET_NAMES)[number]
