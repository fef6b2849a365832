// Whose players are away: their devices have been out of reach for some seconds. A phone that is only put down for a
// moment, or changes its network, is not spoken of.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'

/** How long a device is out of reach before people are told (milliseconds). */
export const AWAY_MS = 5000

/** The seats whose players are away, as this page sees it. To be called while a component is made. */
export function awayFrom(view: () => Pick<TableView, 'seats'>): { readonly now: readonly SeatId[] } {
  let gone: readonly { readonly seat: SeatId; readonly at: number }[] = []
  let now = $state.raw<readonly SeatId[]>([])

  $effect(() => {
    const at = performance.now()
    gone = view()
      .seats.filter(({ holder, online }) => holder.kind === 'player' && !online)
      .map(({ seat }) => gone.find((one) => one.seat === seat) ?? { seat, at })
    let timer: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      const ages = gone.map((one) => ({ ...one, left: one.at + AWAY_MS - performance.now() }))
      now = ages.filter(({ left }) => left <= 0).map(({ seat }) => seat)
      const next = Math.min(...ages.map(({ left }) => left).filter((left) => left > 0))
      if (next < Infinity) timer = setTimeout(look, next)
    }
    look()
    return () => clearTimeout(timer)
  })

  return {
    get now() {
      return now
    },
  }
}
