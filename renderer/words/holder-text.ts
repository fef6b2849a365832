import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { SeatView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'

/** The holder of a seat, in words; `name` is the person's where one is known. */
export function holderText(holder: SeatView['holder'], name: string | null = null): string {
  switch (holder.kind) {
    case 'here':
      return name ? m.holder_here_named({ name }) : m.holder_here()
    case 'open':
      return m.holder_open()
    case 'player':
      return m.holder_player({ name: name ?? '?' })
    case 'veiled':
      return m.holder_veiled()
    case 'absent':
      return m.holder_absent()
    case 'computer':
      return {
        random: m.holder_random,
        plain: m.holder_plain,
        general: m.holder_general,
        tactician: m.holder_tactician,
        strategist: m.holder_strategist,
      }[holder.level]()
    default:
      return assertNever(holder)
  }
}
