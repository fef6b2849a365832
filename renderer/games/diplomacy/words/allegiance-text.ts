import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Allegiance } from '../../../../shared/games/diplomacy/view.ts'
import { pairWords } from './pair-words.svelte.ts'
import { m } from '../../../paraglide/messages.js'
import { powerText } from './power-text.ts'

/** Who orders a power that has no seat of its own; null where it has one. */
export function allegianceText(allegiance: Allegiance): string | null {
  switch (allegiance.kind) {
    case 'own-seat':
      return null
    case 'unplayed':
      return m.seat_unplayed()
    case 'collapsed':
      return m.seat_collapsed({ year: allegiance.year })
    case 'neutral':
      return m.seat_neutral({ year: allegiance.joins })
    case 'joining':
      return m.seat_joining({ year: allegiance.joins, side: allegiance.side.map(powerText).join(', ') })
    case 'allied':
      return m.seat_allied({
        side: allegiance.side.map(powerText).join(', '),
        ally: powerText(allegiance.ally),
      })
    case 'unpaired':
    case 'paired':
      return pairWords(allegiance)
    default:
      return assertNever(allegiance)
  }
}
