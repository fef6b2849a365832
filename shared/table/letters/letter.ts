// A letter and a broadcast as a table keeps them, and the folders they lie in.
import { z } from 'zod'
import type { SeatId } from '../../kernel/game.ts'
import { visible } from '../../kernel/visible.ts'
import { playerId, seatId, type PlayerId } from '../holder.ts'

/** Characters of a letter or broadcast. */
export const MOST_CHARACTERS = 4000
/** Letters and broadcasts a phase, of each seat and each guest. */
export const MOST_A_PHASE = 60
/** Characters of all letters of a table: as much as its files can hold beside the game. */
export const MOST_IN_ALL = 1_500_000
export const MOST_SIDE = 80
export const MOST_HEADLINE = 120
/** The longest text a page may send at all: a text that is too long is refused with a sentence. */
const MOST_SENT = 20_000

/** The visible characters of a text, line by line. */
export const seenText = (text: string): string =>
  text
    .split(/\r\n?|\n/u)
    .map(visible)
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const line = (most: number) =>
  z
    .string()
    .max(2 * most)
    .transform(visible)
    .pipe(z.string().max(most))

/** Who a letter says it is from or to: a seat, in each reader's language, or words that its writer made up; empty: nobody. */
export const sideSchema = z.union([z.object({ seat: seatId }), z.object({ words: line(MOST_SIDE) })])
export type Side = z.infer<typeof sideSchema>

/** The letterhead. Nothing in it need be true. */
export const letterheadSchema = z.object({ from: sideSchema, to: sideSchema })

export const letterTextSchema = z.string().max(MOST_SENT).transform(seenText)
export const headlineSchema = line(MOST_HEADLINE)

const writerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seat'), seat: seatId }),
  z.object({ kind: z.literal('guest'), player: playerId }),
  z.object({ kind: z.literal('host') }),
])
/** The true writer. */
export type Writer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'guest'; readonly player: PlayerId }
  | { readonly kind: 'host' }

const matterSchema = z.discriminatedUnion('kind', [
  /** `to` is the true addressee. */
  z.object({ kind: z.literal('letter'), to: seatId, head: letterheadSchema }),
  z.object({ kind: z.literal('broadcast'), headline: z.string().max(MOST_HEADLINE), author: sideSchema }),
])
export type Matter = z.infer<typeof matterSchema>

/** The gamemaster's decision; at a table without a desk it is `passed` from the start. */
export const DESK_PLACES = ['waiting', 'held', 'passed'] as const
export type DeskPlace = (typeof DESK_PLACES)[number]

/** A seat a letter is on its way to, or everybody (null), since that time (ms). */
const dueSchema = z.object({ to: seatId.nullable(), since: z.number() })

const writtenSchema = z.object({
  by: writerSchema,
  matter: matterSchema,
  text: z.string(),
  phase: z.string(),
  at: z.number(),
  place: z.enum(DESK_PLACES),
  due: z.array(dueSchema),
  /** Seats that have it; null: everybody. */
  got: z.array(seatId.nullable()),
})
export interface Written {
  readonly by: Writer
  readonly matter: Matter
  readonly text: string
  /** The phase it was written in, and the table's time (ms). */
  readonly phase: string
  readonly at: number
  readonly place: DeskPlace
  readonly due: readonly { readonly to: SeatId | null; readonly since: number }[]
  readonly got: readonly (SeatId | null)[]
}

const filedSchema = z.object({
  letter: z.number().int().min(0),
  way: z.enum(['in', 'out']),
  phase: z.string(),
  at: z.number(),
})
/** A letter in a folder or a newspaper: which one of the table's, and when and in which phase it came there. */
export interface Filed {
  readonly letter: number
  readonly way: 'in' | 'out'
  readonly phase: string
  readonly at: number
}

export interface Mail {
  /** All letters, oldest first. */
  readonly letters: readonly Written[]
  /** The folder of each seat, by its id. */
  readonly folders: Readonly<Record<string, readonly Filed[]>>
  /** Broadcasts that have been published. */
  readonly printed: readonly Filed[]
  /** The table has agreed that everybody may read all letters. */
  readonly open: boolean
}

export const NO_MAIL: Mail = { letters: [], folders: {}, printed: [], open: false }

export const mailSchema: z.ZodType<Mail> = z.object({
  letters: z.array(writtenSchema).max(50_000),
  folders: z.record(z.string().max(32), z.array(filedSchema)),
  printed: z.array(filedSchema),
  open: z.boolean(),
})

/** Replaces a text in a table that was saved for another host. */
const LEFT_BEHIND = '…'
const NOBODY: Side = { words: '' }

/** A letter as it is saved for another host: that there was one, without its contents. */
export const leftBehind = <Of extends { readonly text: string }>(letter: Of): Of => ({
  ...letter,
  text: LEFT_BEHIND,
  ...('head' in letter ? { head: { from: NOBODY, to: NOBODY } } : {}),
  ...('headline' in letter ? { headline: '', author: NOBODY } : {}),
})

/** The mail as it is saved for another host, without what only one seat has read. */
export const sealedMail = (mail: Mail): Mail =>
  mail.open
    ? mail
    : {
        ...mail,
        letters: mail.letters.map((one) =>
          one.got.includes(null) ? one : { ...leftBehind(one), matter: blankMatter(one.matter) },
        ),
      }

const blankMatter = (matter: Matter): Matter =>
  matter.kind === 'letter'
    ? { ...matter, head: { from: NOBODY, to: NOBODY } }
    : { ...matter, headline: '', author: NOBODY }
