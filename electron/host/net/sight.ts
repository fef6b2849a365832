// The views of a table until it changes. Viewers that see the same board share its text, which is by far the largest
// part of a view: two hundred spectators cost little more than one.
import type { Addresses, ClaimView, NextTable } from '../../../shared/protocol/messages.ts'
import type { PlayerId } from '../../../shared/table/holder.ts'
import { leftMs } from '../../../shared/table/bell.ts'
import type { You } from '../../../shared/table/view.ts'
import { statusOf } from '../../../shared/table/table.ts'
import { viewTable, youOf, type Viewer } from '../../../shared/table/view-table.ts'
import type { LiveTable } from '../tables/live-table.ts'

/** One pair of eyes' view, split into what only the passing of time changes and the rest. */
export interface Seen {
  /** The whole message, as the view of that number. */
  readonly text: (rev: number) => string
  /** Equal parts, equal view: only its number and the time that is left may differ. */
  readonly parts: readonly [string, string]
}

export interface SightOptions {
  readonly live: LiveTable
  readonly online: ReadonlySet<PlayerId>
  /** The host's clock in milliseconds, as `pong` tells it. */
  readonly now: () => number
  readonly addresses: () => Addresses
  /** The table that the people may join when the game is over. */
  readonly next: () => NextTable | null
  readonly claims: readonly ClaimView[]
  readonly screens: Screens
}

/** Televisions at the table, and on how many of them the reading stands still, or has ended. */
export interface Screens {
  readonly count: number
  readonly stopped: number
  readonly ended: number
}

export class Sight {
  private readonly options: SightOptions
  private readonly shared = new Map<string, { readonly body: string; readonly stage: object }>()
  private addressed: string | undefined

  constructor(options: SightOptions) {
    this.options = options
  }

  /** The view of these eyes. */
  of(viewer: Viewer): Seen {
    const { live, now } = this.options
    const { table } = live.record
    const bell = table.play?.bell
    const you = youOf(table, viewer)
    // A person without a seat sees what the public sees.
    const seats = you.kind === 'player' ? you.seats.join() : ''
    const shared = this.sharedBy(you.kind === 'host' ? `host ${you.lifted}` : seats, viewer)
    const stage = { ...shared.stage, leftMs: bell ? leftMs(bell, live.now()) : null }
    const yours = JSON.stringify(you)
    const addresses = you.kind === 'player' ? '' : `,"addresses":${this.addresses()}`
    const { count, stopped, ended } = this.options.screens
    const screens = you.kind === 'host' ? `,"screens":${count},"stopped":${stopped},"ended":${ended}` : ''
    const more = addresses + this.claims(you) + screens + this.next(you)
    const at = now()
    const text = (rev: number) =>
      `{"type":"view","rev":${rev},"at":${at}${more},` +
      `"view":{"you":${yours},"stage":${JSON.stringify(stage)},${shared.body.slice(1)}}`
    const still = JSON.stringify([{ ...stage, leftMs: null }, bell ?? null])
    return { text, parts: [shared.body, yours + more + still] }
  }

  /** The part of a view that is the same for all eyes of a kind. Nobody's own name and seats are in it. */
  private sharedBy(eyes: string, viewer: Viewer) {
    const before = this.shared.get(eyes)
    if (before) return before
    const { live, online } = this.options
    const { table } = live.record
    const { you: _, stage, ...rest } = viewTable(live.game, table, { you: viewer, online, now: live.now() })
    const made = { body: JSON.stringify(rest), stage }
    this.shared.set(eyes, made)
    return made
  }

  /** Claims to a place are for the host, and for the person who has the place. */
  private claims(you: You): string {
    const visible = this.options.claims.filter(
      ({ player }) => you.kind === 'host' || (you.kind === 'player' && you.player === player),
    )
    return visible.length > 0 ? `,"claims":${JSON.stringify(visible)}` : ''
  }

  /** Whoever sat at a table that is over may know the code of the next one. */
  private next(you: You): string {
    const isOver = statusOf(this.options.live.record.table) === 'ended'
    const next = you.kind === 'player' && you.seats.length > 0 && isOver ? this.options.next() : null
    return next ? `,"next":${JSON.stringify(next)}` : ''
  }

  private addresses(): string {
    return (this.addressed ??= JSON.stringify(this.options.addresses()))
  }
}

/** Whether two views show the same. */
export const isSameView = (a: Seen['parts'] | undefined, b: Seen['parts']): boolean =>
  a !== undefined && a[0] === b[0] && a[1] === b[1]
