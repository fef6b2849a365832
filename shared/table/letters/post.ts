// When letters arrive: at once, with the post, and always when a stage ends.
import type { SeatId } from '../../kernel/game.ts'
import type { Context } from '../context.ts'
import { statusOf, type Table } from '../table.ts'
import type { Filed, Mail, Written } from './letter.ts'

/**
 * The time of the post for letters that were ready at that time: it goes at every multiple of so many minutes of the
 * table's time (ms).
 */
export const postAfter = (since: number, minutes: number): number =>
  (Math.floor(since / (minutes * 60_000)) + 1) * minutes * 60_000

/**
 * When something is to be delivered (ms of the table's time); null while no letter waits for a post, and in a pause.
 */
export function nextPost({ settings, play, mail }: Table): number | null {
  const { post } = settings.letters
  if (!play || play.paused || play.stage.kind === 'ended' || post.kind !== 'every') return null
  const due = mail.letters.flatMap((one) => one.due.map(({ since }) => postAfter(since, post.minutes)))
  return due.length > 0 ? Math.min(...due) : null
}

/** Delivers what has become due after a command: letters that go at once, and all letters where a stage has ended. */
export function deliverDue(context: Context, before: Table, after: Table): Table {
  if (!after.mail.letters.some(({ due }) => due.length > 0)) return after
  const ended = before.play?.stage !== after.play?.stage || statusOf(after) === 'ended'
  const due = nextPost(after)
  const goes = ended || after.settings.letters.post.kind === 'at-once' || (due !== null && due <= context.now)
  // Letters delivered at the end of a stage were written in it.
  return goes ? { ...after, mail: delivered(context, ended ? before : after, after.mail) } : after
}

function delivered(context: Context, during: Table, mail: Mail): Mail {
  const phase = during.play ? context.game.phase(during.play.state) : ''
  const folders: Record<string, readonly Filed[]> = { ...mail.folders }
  const printed = [...mail.printed]
  const letters = mail.letters.map((one, letter): Written => {
    if (one.due.length === 0) return one
    const filed: Filed = { letter, way: 'in', phase, at: context.now }
    for (const { to } of one.due) {
      if (to === null) printed.push(filed)
      else folders[to] = [...(folders[to] ?? []), filed]
    }
    return { ...one, due: [], got: [...one.got, ...one.due.map(({ to }) => to)] }
  })
  return { ...mail, letters, folders, printed }
}

/** A letter on its way to a seat, or to everybody (null). */
export const sentTo = (one: Written, to: SeatId | null, now: number): Written => ({
  ...one,
  place: 'passed',
  due: [...one.due, { to, since: now }],
})
