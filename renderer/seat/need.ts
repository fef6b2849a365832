// What the table needs of a person now, so that one line of a phone can always say it.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'

export type Need =
  | { readonly kind: 'over' | 'paused' | 'vote' | 'talk' | 'done' | 'read' | 'nothing' | 'out' }
  /** Units that have no order, or builds and removals that are not decided yet. */
  | { readonly kind: 'orders'; readonly count: number }
  /** How many the stage still waits for, and whom, as far as the table tells. */
  | { readonly kind: 'wait'; readonly count: number; readonly seats: readonly SeatId[] }

type Shown = Pick<TableView, 'status' | 'seats' | 'ballot'> & {
  readonly stage: Pick<TableView['stage'], 'name' | 'paused' | 'drafting' | 'last' | 'waiting'>
}

/** What is needed of a seat that has `left` things to write; of the table as a whole where a page has no seat. */
export function needOf(view: Shown, own: SeatView | undefined, left: number): Need {
  if (view.status === 'ended') return { kind: 'over' }
  const mine = view.ballot?.votes.find(({ seat }) => seat === own?.seat)
  if (mine && !mine.voted) return { kind: 'vote' }
  if (view.stage.paused) return { kind: 'paused' }
  if (own && !own.alive) return { kind: 'out' }
  if (own?.awaited && !own.ready) return toDo(view.stage, left)
  const seats = view.seats.filter(({ awaited, ready }) => awaited && !ready).map(({ seat }) => seat)
  // Where nobody may know who plays what, the seats do not tell who is awaited: the stage tells how many.
  const count = Math.max(seats.length, view.stage.waiting)
  return count > 0 ? { kind: 'wait', count, seats } : { kind: 'nothing' }
}

function toDo(stage: Shown['stage'], left: number): Need {
  if (stage.name === 'reading') return { kind: 'read' }
  // While there is more talk than writing to do, orders are nobody's duty yet.
  if (!stage.drafting || (stage.name === 'negotiation' && !stage.last)) return { kind: 'talk' }
  return left > 0 ? { kind: 'orders', count: left } : { kind: 'done' }
}
