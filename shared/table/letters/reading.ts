// Which letters each pair of eyes may read. A view holds only their numbers; pages ask for those they do not have
// yet.
import type { AnyGame, SeatId } from '../../kernel/game.ts'
import type { Table } from '../table.ts'
import type { Filed, Written } from './letter.ts'
import { MOST_A_PHASE } from './letter.ts'
import type { LetterBox, LettersView, LetterView } from './view.ts'
import { mayWriteNow, writtenBy } from './writing.ts'

/** The most a page is sent at once: about as much as one view. */
const MOST_TOLD = 30_000

/** The letters that eyes may read: those of seats whose folders are theirs, and whether the desk is. */
export interface Reader {
  readonly seats: readonly SeatId[]
  readonly desk: boolean
}

/** Numbers for a view; null at a table without letters. */
export function lettersView(game: AnyGame, table: Table, { seats, desk }: Reader): LettersView | null {
  const { letters: rule } = table.settings
  const { mail, play } = table
  if (rule.rule === 'none') return null
  const phase = play ? game.phase(play.state) : ''
  return {
    ...rule,
    now: mayWriteNow(game, table),
    printed: mail.printed.length,
    folders: seats.map((seat) => {
      const folder = mail.folders[seat] ?? []
      const came = folder.filter(({ way }) => way === 'in').length
      const left = Math.max(0, MOST_A_PHASE - writtenBy(mail, { kind: 'seat', seat }, phase))
      return { seat, count: folder.length, came, left }
    }),
    desk:
      desk && rule.hands === 'desk'
        ? {
            waiting: mail.letters.filter(({ place }) => place === 'waiting').length,
            count: mail.letters.reduce((sum, one) => sum + 1 + one.got.length + one.due.length, 0),
          }
        : null,
    open: mail.open,
  }
}

/**
 * The letters of a box after a number, as many as fit into one answer, and how many it holds; null where these eyes may not
 * look into it.
 */
export function lettersIn(
  table: Table,
  reader: Reader,
  box: LetterBox,
  after: number,
): { readonly letters: readonly LetterView[]; readonly count: number } | null {
  const all = boxOf(table, reader, box)
  return all && { letters: fitting(all, after), count: all.length }
}

function boxOf(table: Table, { seats, desk }: Reader, box: LetterBox): readonly LetterView[] | null {
  const { mail, settings } = table
  if (settings.letters.rule === 'none') return null
  switch (box.kind) {
    case 'folder':
      return seats.includes(box.seat) ? filed(table, mail.folders[box.seat] ?? [], true) : null
    case 'printed':
      return filed(table, mail.printed, false)
    case 'desk':
      if (!desk || settings.letters.hands !== 'desk') return null
      return mail.letters.flatMap((one, at) => (one.by.kind === 'host' ? [] : [whole(one, at + 1)]))
    case 'all':
      return mail.open ? mail.letters.map((one, at) => whole(one, at + 1)) : null
  }
}

const fitting = (all: readonly LetterView[], after: number): readonly LetterView[] => {
  let room = MOST_TOLD
  return all.slice(after).filter(({ text }, at) => {
    room -= text.length + 300
    return at === 0 || room > 0
  })
}

const filed = ({ mail }: Table, folder: readonly Filed[], own: boolean): LetterView[] =>
  folder.flatMap(({ letter, way, phase, at }, index) => {
    const one = mail.letters[letter]
    if (!one) return []
    const sentTo = one.matter.kind === 'letter' ? one.matter.to : null
    const mine = own ? { way, ...(way === 'out' ? { sentTo } : {}) } : {}
    return [{ ...said(one), number: index + 1, phase, at, ...mine }]
  })

const whole = (one: Written, number: number): LetterView => ({
  ...said(one),
  number,
  phase: one.phase,
  at: one.at,
  truth: {
    by: one.by,
    to: one.matter.kind === 'letter' ? one.matter.to : null,
    place: one.place,
    got: one.got,
    due: one.due.map(({ to }) => to),
  },
})

/** What the letter itself says: letterhead and text. */
const said = ({ matter, text }: Written) =>
  matter.kind === 'letter'
    ? { kind: matter.kind, from: matter.head.from, to: matter.head.to, headline: '', text }
    : { kind: matter.kind, from: matter.author, to: { words: '' }, headline: matter.headline, text }
