// A clock of one seat. It runs while the seat decides, stops while others do, and gets a bonus when a turn is over.
import { z } from 'zod'
import type { SeatId } from '../kernel/game.ts'
import { bellSchema, type Bell, holdBell, leftMs, lengthenBell, newBell, runBell } from './bell.ts'
import type { TurnClock } from './clock.ts'
import { seatId } from './holder.ts'

/** What was announced about the seat's time. */
const TOLD = ['nothing', 'short', 'out'] as const

export const seatClockSchema = z.object({ seat: seatId, bell: bellSchema, told: z.enum(TOLD) })

export interface SeatClock {
  readonly seat: SeatId
  readonly bell: Bell
  readonly told: (typeof TOLD)[number]
}

/** A clock with its whole time, stopped. */
export const newSeatClock = (seat: SeatId, { total }: TurnClock, now: number): SeatClock => ({
  seat,
  bell: newBell(total, now, true),
  told: 'nothing',
})

/** Milliseconds left. */
export const timeLeft = ({ bell }: SeatClock, now: number): number => leftMs(bell, now) ?? 0

/** The clock running, or stopped. */
export const turned = (clock: SeatClock, runs: boolean, now: number): SeatClock =>
  (clock.bell.kind === 'running') === runs
    ? clock
    : { ...clock, bell: runs ? runBell(clock.bell, now) : holdBell(clock.bell, now) }

/** The clock with more time. A seat with enough time again may be warned again. */
export function given(clock: SeatClock, seconds: number, { warning }: TurnClock, now: number): SeatClock {
  // A clock that is out has nothing left, however long ago that was.
  const held = holdBell(clock.bell, now)
  const longer = { ...clock, bell: lengthenBell(held, seconds) }
  const left = timeLeft(longer, now)
  const told = left > warning * 1000 ? 'nothing' : left > 0 && clock.told === 'out' ? 'short' : clock.told
  return turned({ ...longer, told }, clock.bell.kind === 'running', now)
}

/** The instant of its next announcement; null where there is none. */
export function nextTelling({ bell, told }: SeatClock, { warning }: TurnClock): number | null {
  if (bell.kind !== 'running' || told === 'out') return null
  return told === 'nothing' && warning > 0 ? bell.at - warning * 1000 : bell.at
}
