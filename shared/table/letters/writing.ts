// Writing letters and broadcasts, and the reasons to refuse one.
import type { AnyGame, SeatId } from '../../kernel/game.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { mayPlay } from '../authority.ts'
import type { Actor, TableCommand } from '../command.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusals.ts'
import { keptStages, stageNow } from '../stages.ts'
import {
  holderOf,
  isHeld,
  isPerson,
  isVeiled,
  type PlayedTable,
  seatsOf,
  statusOf,
  type Table,
} from '../table.ts'
import {
  type Filed,
  type Mail,
  type Matter,
  MOST_A_PHASE,
  MOST_CHARACTERS,
  MOST_IN_ALL,
  type Writer,
  type Written,
} from './letter.ts'
import { sentTo } from './post.ts'
import { hasBroadcasts, hasLetters } from './rule.ts'

type WriteLetter = Extract<TableCommand, { kind: 'letter' }>
type Broadcast = Extract<TableCommand, { kind: 'broadcast' }>

/** Sends a private letter of a seat. */
export function writeLetter(
  context: Context,
  table: PlayedTable,
  { seat, to, head, text }: WriteLetter,
): Result<Table, Refusal> {
  if (!hasLetters(table.settings.letters)) return refuse('letter/none')
  if (!context.game.alive(table.play.state).includes(seat)) return refuse('seat/eliminated', { seat })
  if (to === seat) return refuse('letter/to-oneself')
  if (!isReached(table, to)) return refuse('letter/nobody-there', { seat: to })
  return send(context, table, { kind: 'seat', seat }, { kind: 'letter', to, head }, text)
}

/** Sends a broadcast: of a seat, of a guest, or of the gamemaster. */
export function broadcast(
  context: Context,
  table: PlayedTable,
  { seat, headline, author, text }: Broadcast,
  actor: Actor,
): Result<Table, Refusal> {
  if (!hasBroadcasts(table.settings.letters)) return refuse('letter/no-broadcasts')
  const by = writerOf(context, table, seat, actor)
  return by.ok ? send(context, table, by.value, { kind: 'broadcast', headline, author }, text) : by
}

function writerOf(
  { game }: Context,
  table: PlayedTable,
  seat: SeatId | null,
  actor: Actor,
): Result<Writer, Refusal> {
  const alive = game.alive(table.play.state)
  if (seat !== null) {
    const plays = mayPlay(table, actor, seat)
    if (!plays.ok) return plays
    return alive.includes(seat) ? ok({ kind: 'seat', seat }) : refuse('seat/eliminated', { seat })
  }
  const { gamemaster, letters } = table.settings
  if (actor.kind === 'host')
    return gamemaster === 'none'
      ? refuse('table/not-allowed', { actor: actor.kind, command: 'broadcast' })
      : ok({ kind: 'host' })
  if (actor.kind !== 'player' || !letters.guests) return refuse('letter/no-guests')
  const seated = seatsOf(table, actor.player).some((own) => alive.includes(own))
  return seated ? refuse('letter/no-guests') : ok({ kind: 'guest', player: actor.player })
}

function send(
  context: Context,
  table: PlayedTable,
  by: Writer,
  matter: Matter,
  text: string,
): Result<Table, Refusal> {
  const { mail, settings } = table
  if (!mayWriteNow(context.game, table)) return refuse('letter/not-now')
  if (text === '') return refuse('letter/empty')
  if (text.length > MOST_CHARACTERS)
    return refuse('letter/too-long', { most: MOST_CHARACTERS, length: text.length })
  const phase = context.game.phase(table.play.state)
  if (by.kind !== 'host' && writtenBy(mail, by, phase) >= MOST_A_PHASE)
    return refuse('letter/too-many', { most: MOST_A_PHASE })
  const before = mail.letters.reduce((sum, one) => sum + one.text.length, 0)
  if (before + text.length > MOST_IN_ALL) return refuse('letter/full')
  const overDesk = settings.letters.hands === 'desk' && by.kind !== 'host'
  const place = overDesk ? 'waiting' : 'passed'
  const written: Written = { by, matter, text, phase, at: context.now, place, due: [], got: [] }
  const one = overDesk ? written : sentTo(written, matter.kind === 'letter' ? matter.to : null, context.now)
  const filed: Filed = { letter: mail.letters.length, way: 'out', phase, at: context.now }
  const own = by.kind === 'seat' ? { [by.seat]: [...(mail.folders[by.seat] ?? []), filed] } : {}
  return ok({
    ...table,
    mail: { ...mail, letters: [...mail.letters, one], folders: { ...mail.folders, ...own } },
  })
}

/**
 * Whether a person reads what comes to that seat, now or after a break. Where nobody may know who plays whom, a
 * letter to a computer is taken too: a refusal would reveal which computers keep a seat for a person.
 */
function isReached(table: Table, seat: SeatId): boolean {
  const holder = holderOf(table, seat)
  if (isVeiled(table)) return isHeld(holder)
  return isPerson(holder) || (holder?.kind === 'computer' && holder.for !== undefined)
}

/** How much a writer has sent in a phase. */
export const writtenBy = ({ letters }: Mail, by: Writer, phase: string): number =>
  letters.filter((one) => one.phase === phase && isSame(one.by, by)).length

const isSame = (a: Writer, b: Writer): boolean =>
  (a.kind === 'seat' && b.kind === 'seat' && a.seat === b.seat) ||
  (a.kind === 'guest' && b.kind === 'guest' && a.player === b.player)

/**
 * Whether letters are taken now: while people may talk, unless the table takes them at any time. A silent table has
 * no talks: there letters are taken in the stage that replaces them.
 */
export function mayWriteNow(game: AnyGame, table: Table): boolean {
  const { play, settings } = table
  if (!play || statusOf(table) !== 'playing' || settings.letters.rule === 'none') return false
  if (settings.letters.when === 'always') return true
  const now = stageNow(game, table)
  if (!now) return false
  if (now.stage.talk) return true
  const kept = keptStages(game, play.state, settings)
  const talks = game.stages(play.state).findIndex(({ talk }) => talk)
  const leftOut = talks >= 0 && !kept.some(({ index }) => index === talks)
  return leftOut && kept.find(({ index }) => index > talks)?.index === now.index
}
