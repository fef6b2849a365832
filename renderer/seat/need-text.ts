import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { m } from '../paraglide/messages.js'
import type { Need } from './need.ts'

/** At most so many are named. */
const FEW = 2

/** What a game's words are needed for. */
export interface NeedWords {
  readonly seat: (seat: SeatId) => string
  readonly left: (count: number, phase: string) => string
  readonly done: (phase: string) => string
}

/** What is needed in a phase, by its name in files, in one line. */
export function needText(need: Need, words: NeedWords, phase: string): string {
  switch (need.kind) {
    case 'over':
      return m.stage_ended()
    case 'paused':
      return m.need_paused()
    case 'vote':
      return m.need_vote()
    case 'talk':
      return m.need_talk()
    case 'done':
      return words.done(phase)
    case 'read':
      return m.need_read()
    case 'nothing':
      return m.need_nothing()
    case 'out':
      return m.need_out()
    case 'orders':
      return words.left(need.count, phase)
    case 'wait':
      return need.count > FEW || need.seats.length + need.away.length < need.count
        ? m.screen_waiting({ count: need.count })
        : m.need_wait({
            who: [...need.seats.map(words.seat), ...need.away.map((name) => m.need_away({ name }))].join(
              ', ',
            ),
          })
    default:
      return assertNever(need)
  }
}
