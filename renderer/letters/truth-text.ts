// The true writer of a letter and its delivery, for readers who may know: the gamemaster, and everybody once all
// letters are open.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { Writer } from '../../shared/table/letters/letter.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'
import type { PersonView } from '../../shared/table/view.ts'
import { m } from '../words/rooms.ts'

interface Known {
  readonly seat: (seat: SeatId) => string
  readonly people: readonly Pick<PersonView, 'player' | 'name'>[]
}

function writerText(by: Writer, { seat, people }: Known): string {
  if (by.kind === 'seat') return seat(by.seat)
  if (by.kind === 'host') return m.letters_host()
  return people.find(({ player }) => player === by.player)?.name ?? m.letters_unsigned()
}

/** A reader; null: everybody. */
export const readerText = (to: SeatId | null, { seat }: Pick<Known, 'seat'>): string =>
  to === null ? m.letters_everybody() : seat(to)

/** The true writer and addressee. */
export const truthText = ({ by, to }: NonNullable<LetterView['truth']>, known: Known): string =>
  m.letters_truth({ from: writerText(by, known), to: readerText(to, known) })

/** Whether the letterhead is true; of a broadcast, whether its author is. */
export const isAsSaid = ({ from, to, kind, truth }: LetterView): boolean =>
  truth?.by.kind === 'seat' &&
  'seat' in from &&
  from.seat === truth.by.seat &&
  (kind === 'broadcast' || ('seat' in to && to.seat === truth.to))

/** The delivery of a letter, where it did not simply go to its addressee; else null. */
export function fateText(
  { place, got, due, to }: NonNullable<LetterView['truth']>,
  known: Known,
): string | null {
  if (place === 'waiting') return m.letters_fate_waiting()
  if (place === 'held') return m.letters_fate_held()
  const has = [...got, ...due]
  if (has.length === 0) return m.letters_never()
  return has.length === 1 && has[0] === to
    ? null
    : m.letters_fate_given({ names: has.map((one) => readerText(one, known)).join(', ') })
}
