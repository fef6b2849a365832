// What the table needs from a person now, for the one line of a phone that always shows it.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'

export type Need =
  | { readonly kind: 'over' | 'paused' | 'vote' | 'talk' | 'done' | 'read' | 'nothing' | 'out' }
  /** Units that have no order, or builds and removals that are not decided yet. */
  | { readonly kind: 'orders'; readonly count: number }
  /**
   * How many seats the stage still waits for; which, as far as the view shows; and the names of the players among them who
   * are away.
   */
  | {
      readonly kind: 'wait'
      readonly count: number
      readonly seats: readonly SeatId[]
      readonly away: readonly string[]
    }
  /** Powers of the same person that are not done, while the shown one is. */
  | { readonly kind: 'own'; readonly seats: readonly SeatId[] }

type Shown = Pick<TableView, 'status' | 'seats' | 'ballot'> & {
  readonly stage: Pick<TableView['stage'], 'name' | 'paused' | 'drafting' | 'last' | 'waiting' | 'leftMs'>
}

/**
 * What a seat with `left` things to write has to do; for a page without a seat, what the table waits for. `hand` are all
 * seats of the same person, `away` seats whose players are out of reach.
 */
export function needOf(
  view: Shown,
  own: SeatView | undefined,
  left: number,
  hand: readonly SeatId[] = [],
  away: readonly SeatId[] = [],
): Need {
  if (view.status === 'ended') return { kind: 'over' }
  const mine = view.ballot?.votes.find(({ seat }) => seat === own?.seat)
  if (mine && !mine.voted) return { kind: 'vote' }
  // Without a clock play goes on, and a pause is not what a seat needs to know.
  const timed = view.stage.leftMs !== null || view.seats.some(({ clock }) => clock)
  if (view.stage.paused && timed) return { kind: 'paused' }
  if (own && !own.alive) return { kind: 'out' }
  if (own?.awaited && !own.ready) return toDo(view.stage, left)
  const waited = view.seats.filter(({ awaited, ready }) => awaited && !ready)
  const others = waited.filter(({ seat }) => hand.includes(seat)).map(({ seat }) => seat)
  if (own && others.length > 0) return { kind: 'own', seats: others }
  const gone = waited.filter(({ seat, name }) => name !== null && away.includes(seat))
  const seats = waited.filter((one) => !gone.includes(one)).map(({ seat }) => seat)
  // Where nobody may know who plays whom, the view shows only how many the stage waits for.
  const count = Math.max(waited.length, view.stage.waiting)
  if (count > 0) return { kind: 'wait', count, seats, away: gone.flatMap(({ name }) => name ?? []) }
  return { kind: 'nothing' }
}

function toDo(stage: Shown['stage'], left: number): Need {
  if (stage.name === 'reading') return { kind: 'read' }
  // While the talks last longer than the writing, orders are not demanded yet.
  if (!stage.drafting || (stage.name === 'negotiation' && !stage.last)) return { kind: 'talk' }
  return left > 0 ? { kind: 'orders', count: left } : { kind: 'done' }
}
