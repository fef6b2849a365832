// The gamemaster's desk, which letters pass where the table agreed so.
import type { SeatId } from '../../kernel/game.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { TableCommand } from '../command.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusals.ts'
import { holderOf, type PlayedTable, type Table } from '../table.ts'
import type { Mail, Written } from './letter.ts'
import { sentTo } from './post.ts'

type Decide = Extract<TableCommand, { kind: 'desk' }>

/**
 * Delivers a letter, to its addressee or to another seat, or holds it back. A held letter may be delivered later, and
 * a delivered one may go to more people; nothing is ever taken back from a reader.
 */
export function decide(
  context: Context,
  table: PlayedTable,
  { letter: number, deliver, to }: Decide,
): Result<Table, Refusal> {
  const { mail, settings } = table
  if (settings.letters.hands !== 'desk') return refuse('letter/no-desk')
  const letter = mail.letters[number - 1]
  if (!letter || letter.by.kind === 'host') return refuse('letter/unknown', { number })
  if (!deliver)
    return letter.place === 'passed'
      ? refuse('letter/delivered', { seat: '' })
      : ok(withLetter(table, number, { ...letter, place: 'held' }))
  const whom = letter.matter.kind === 'broadcast' ? null : (to ?? letter.matter.to)
  if (whom !== null && !holderOf(table, whom)) return refuse('seat/unknown', { seat: whom })
  if (has(letter, whom)) return refuse('letter/delivered', { seat: whom ?? '' })
  return ok(withLetter(table, number, sentTo(letter, whom, context.now)))
}

const has = ({ got, due }: Written, whom: SeatId | null): boolean =>
  got.includes(whom) || due.some(({ to }) => to === whom)

const withLetter = (table: Table, number: number, letter: Written): Table => ({
  ...table,
  mail: { ...table.mail, letters: table.mail.letters.with(number - 1, letter) } satisfies Mail,
})
