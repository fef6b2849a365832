// A phase of a game, or of a plan, as a table of its own under one hand.
import type { Position } from '../../../../shared/games/diplomacy/position/position.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import type { NewTable } from '../../../../shared/protocol/messages.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { PlayedTable } from '../played.ts'

const LONGEST_NAME = 60

/**
 * The table to be made. As in a plan, every small power has a seat of its own: who plays it may be secret, and would be drawn
 * or asked for again.
 */
export const foundedOn = (
  { game, options }: Pick<PlayedTable, 'game' | 'options'>,
  name: string,
  position: Position,
  seats: readonly SeatId[],
): NewTable => ({
  game,
  settings: {
    name: name.slice(0, LONGEST_NAME),
    allotment: 'chosen',
    joining: 'locked',
    gamemaster: 'sandbox',
    clock: CLOCK_PRESETS.none,
    options: { ...options, position, pairs: null },
  },
  seats: Object.fromEntries(seats.map((seat) => [seat, { kind: 'here' }])),
})
