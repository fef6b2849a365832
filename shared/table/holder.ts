// The holder of a chair. A person on a device has a player id; people at the laptop share its screen.
import { z } from 'zod'
import type { Brand } from '../kernel/brand.ts'
import type { SeatId } from '../kernel/game.ts'
import { visible } from '../kernel/visible.ts'
import { COMPUTER_LEVELS } from '../kernel/computer.ts'

/** A person with a device of their own. */
export type PlayerId = Brand<'PlayerId'>
export type TableId = Brand<'TableId'>

export const seatId = z.string().min(1).max(32) as unknown as z.ZodType<SeatId>
export const playerId = z.string().min(1).max(64) as unknown as z.ZodType<PlayerId>
export const tableId = z.string().min(1).max(64) as unknown as z.ZodType<TableId>
/** A person's name: visible characters only. */
export const personName = z.string().max(200).transform(visible).pipe(z.string().min(1).max(40))

export const holderSchema = z.discriminatedUnion('kind', [
  /** Waits for a person. A table that starts before treats it as absent. */
  z.object({ kind: z.literal('open') }),
  /** A person at the laptop, behind the curtain. */
  z.object({ kind: z.literal('here'), name: personName.optional() }),
  z.object({ kind: z.literal('player'), player: playerId }),
  /** Empty: the game's rule for absent seats applies (civil disorder). */
  z.object({ kind: z.literal('absent') }),
  /** A stand-in plays, perhaps `for` a person who is coming back. */
  z.object({ kind: z.literal('computer'), level: z.enum(COMPUTER_LEVELS), for: playerId.optional() }),
])
export type Holder = z.infer<typeof holderSchema>
