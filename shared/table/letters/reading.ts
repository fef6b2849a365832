// What each pair of eyes may read of the letters. Nothing of them is in a view but numbers: pages ask for what they have not yet.
import type { AnyGame, SeatId } from '../../kernel/game.ts'
import type { Table } from '../table.ts'
import type { DeskPlace, Filed, Side, Writer, Written } from './letter.ts'
import { MOST_A_PHASE } from './letter.ts'
import type { LetterRule } from './rule.ts'
import { mayWriteNow, writtenBy } from './writing.ts'

/** The letters of a table as far as a view tells: the rule, and how many there are for these eyes. */
export interface LettersView extends LetterRule {
  /** Whether letters are taken now. */
  readonly now: boolean
  readonly printed: number
  /** The folders of these eyes: all that lies in one, how much of it came in, and how many the seat may still write. */
  readonly folders: readonly {
    readonly seat: SeatId
    readonly count: number
    readonly came: number
    readonly left: number
  }[]
  /** How many wait for the gamemaster's word, and a number that changes with the desk; null for everybody else. */
  readonly desk: { readonly waiting: number; readonly count: number } | null
  /** Everybody may read everything. */
  readonly open: boolean
}

/** Which letters a page asks for. */
export type LetterBox =
  | { readonly kind: 'folder'; readonly seat: SeatId }
  | { readonly kind: 'printed' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'all' }

/** A letter as its reader may know it. */
export interface LetterView {
  /** Its number in this box, from 1; at the desk and in the open archive its number at the table. */
  readonly number: number
  readonly kind: 'letter' | 'broadcast'
  /** The letterhead; of a broadcast its author, and nobody. */
  readonly from: Side
  readonly to: Side
  /** Of a broadcast; empty without one. */
  readonly headline: string
  readonly text: string
  /** When it came into this box: phase, and the table's time (ms). */
  readonly phase: string
  readonly at: number
  /** In a folder: whether it came or was sent, and to whom it truly was sent. */
  readonly way?: 'in' | 'out'
  readonly sentTo?: SeatId | null
  /** For the gamemaster's desk, and once all is open. */
  readonly truth?: {
    readonly by: Writer
    readonly to: SeatId | null
    readonly place: DeskPlace
    readonly got: readonly (SeatId | null)[]
    readonly due: readonly (SeatId | null)[]
  }
}

/** What a page is told at once: about as much as one view. */
const MOST_TOLD = 30_000

/** Whose letters eyes may read: seats whose folders are theirs, and whether the desk is. */
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

/** What stands on the paper. */
const said = ({ matter, text }: Written) =>
  matter.kind === 'letter'
    ? { kind: matter.kind, from: matter.head.from, to: matter.head.to, headline: '', text }
    : { kind: matter.kind, from: matter.author, to: { words: '' }, headline: matter.headline, text }
