// Who sits in a seat, in words.
import type { PersonView, SeatView } from '../../shared/table/view.ts'
import { m } from '../words/rooms.ts'
import { holderText } from '../words/holder-text.ts'

/** The person's name; of a computer that keeps the seat for a person, both. */
export function seatedText({ holder, name }: SeatView, people: readonly PersonView[]): string {
  const kept = holder.kind === 'computer' ? people.find(({ player }) => player === holder.for) : undefined
  return kept
    ? m.holder_stand_in({ name: kept.name, computer: holderText(holder) })
    : (name ?? holderText(holder))
}
