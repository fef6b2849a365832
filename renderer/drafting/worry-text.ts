import { assertNever } from '../../shared/kernel/assert-never.ts'
import { m } from '../paraglide/messages.js'
import type { Words } from './words.ts'
import type { Worry } from './worries.ts'

/** A worry in one line. */
export function worryText(worry: Worry, words: Words): string {
  switch (worry.kind) {
    case 'open':
      return m.draft_worry_open({ unit: words.unit(worry.unit) })
    case 'illegal':
      return m.draft_worry_illegal({ order: words.order(worry.order) })
    case 'unmatched':
      return m.draft_worry_support({ order: words.order(worry.order), target: words.shortUnit(worry.target) })
    case 'not-carried':
      return m.draft_worry_convoyed({ order: words.order(worry.order) })
    case 'builds':
      return m.draft_worry_builds({ count: worry.count })
    case 'removals':
      return m.draft_worry_removals({ count: worry.count })
    default:
      return assertNever(worry)
  }
}
