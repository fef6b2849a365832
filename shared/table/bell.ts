// A stage's bell. While it runs, it holds the instant it rings at; while paused, the time left.
import { z } from 'zod'

export const bellSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** `at` on the host's clock; both in milliseconds. */
  z.object({ kind: z.literal('running'), at: z.number(), lengthMs: z.number() }),
  z.object({ kind: z.literal('held'), leftMs: z.number(), lengthMs: z.number() }),
])
export type Bell = z.infer<typeof bellSchema>

export const NO_BELL: Bell = { kind: 'none' }

/** A bell for a stage that starts now; null seconds: none. In a pause it starts held. */
export function newBell(seconds: number | null, now: number, paused: boolean): Bell {
  if (seconds === null) return NO_BELL
  const lengthMs = seconds * 1000
  return paused
    ? { kind: 'held', leftMs: lengthMs, lengthMs }
    : { kind: 'running', at: now + lengthMs, lengthMs }
}

/** Milliseconds left, from 0 to the whole length; null without a bell. A clock that is set back adds no time. */
export function leftMs(bell: Bell, now: number): number | null {
  if (bell.kind === 'none') return null
  const left = bell.kind === 'held' ? bell.leftMs : bell.at - now
  return Math.max(0, Math.min(left, bell.lengthMs))
}

/** Whole length with extensions, in milliseconds; null without a bell. */
export const lengthMs = (bell: Bell): number | null => (bell.kind === 'none' ? null : bell.lengthMs)

/** Stops a running bell. */
export function holdBell(bell: Bell, now: number): Bell {
  if (bell.kind !== 'running') return bell
  return { kind: 'held', leftMs: leftMs(bell, now) ?? 0, lengthMs: bell.lengthMs }
}

/** Lets a paused bell run again. */
export function runBell(bell: Bell, now: number): Bell {
  if (bell.kind !== 'held') return bell
  return { kind: 'running', at: now + bell.leftMs, lengthMs: bell.lengthMs }
}

/** Adds time to a bell; without a bell there is still none afterwards. */
export function lengthenBell(bell: Bell, seconds: number): Bell {
  const moreMs = seconds * 1000
  switch (bell.kind) {
    case 'none':
      return bell
    case 'running':
      return { ...bell, at: bell.at + moreMs, lengthMs: bell.lengthMs + moreMs }
    case 'held':
      return { ...bell, leftMs: bell.leftMs + moreMs, lengthMs: bell.lengthMs + moreMs }
  }
}

/** Whether it is time to ring. */
export const isDue = (bell: Bell, now: number): boolean => bell.kind === 'running' && now >= bell.at
