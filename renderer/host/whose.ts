// Whom the heading of the laptop's page names beside the stage.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { sitterText } from '../words/sitter-text.ts'

/**
 * In a game of turns: the seats that are asked now, since a player's own name there would read as the one whose turn it
 * is. In other games: the seat of a player alone at the laptop, whom no curtain tells which seat the lot gave; with
 * several players, the name of the table.
 */
export function whoseText(
  {
    name,
    seats,
    stage,
  }: Pick<TableView, 'name'> & {
    readonly seats: readonly Pick<TableView['seats'][number], 'seat' | 'awaited'>[]
    readonly stage: Pick<TableView['stage'], 'name'>
  },
  alone: { readonly seats: readonly SeatId[]; readonly name: string | null } | null,
  seatText: (seat: SeatId) => string,
): string {
  const deciding = stage.name === 'turn' ? seats.filter(({ awaited }) => awaited) : []
  if (deciding.length > 0)
    return sitterText({ seats: deciding.map(({ seat }) => seat), name: null }, seatText)
  return alone?.seats.length === 1 ? sitterText(alone, seatText) : name
}
