// All connections to one table: who is online, whose curtain is open, and which view each gets.
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { Addresses, Conduct, NextTable } from '../../../shared/protocol/messages.ts'
import type { PlayerId } from '../../../shared/table/holder.ts'
import { behindCurtain } from '../../../shared/table/hands.ts'
import { holderOf } from '../../../shared/table/table.ts'
import type { LetterBox } from '../../../shared/table/letters/view.ts'
import { eyesOf, lettersFor, recordFor, type Viewer } from '../../../shared/table/view-table.ts'
import type { Chance } from '../ports/chance.ts'
import type { Log } from '../ports/log.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { Claims } from './claims.ts'
import type { Hearing } from './hearing.ts'
import type { Outbox } from './outbox.ts'
import { isSameView, Sight, type Seen, type Screens } from './sight.ts'

/** Who is online is sent with this delay, so that a roomful of returning phones causes one update. */
const GATHERING_MS = 100

/** A pair of eyes at the table. */
export interface Guest {
  readonly outbox: Outbox
  readonly eyes:
    | { readonly kind: 'host' }
    | { readonly kind: 'player'; readonly player: PlayerId }
    | { readonly kind: 'screen' }
  /** The table news it was sent. */
  readonly hearing: Hearing
  /** Moves it to another table's room. */
  readonly follow: (room: Room) => void
  /** Somebody stopped the reading on this television. */
  stopped?: boolean
  /** Its reading has ended. */
  ended?: boolean
  /** What was sent last. */
  shown?: Seen['parts']
}

export interface RoomOptions {
  readonly addresses: () => Addresses
  /** The table that the people may join when the game is over. */
  readonly next: () => NextTable | null
  /** The host's clock in milliseconds. */
  readonly now: () => number
  readonly chance: Chance
  readonly log: Log
}

export class Room {
  readonly live: LiveTable
  /** Devices that ask for the place of somebody at the table. */
  readonly claims: Claims
  private readonly options: RoomOptions
  private readonly guests = new Set<Guest>()
  /** The one open curtain, and whose window holds it. */
  private curtain: { readonly guest: Guest; readonly seat: SeatId } | undefined
  /** The last entry that others than its own seat could notice. */
  private noted: number

  /** The views made since the last change. */
  private sight: Sight | undefined
  /** A person came or went, and not every connection was told. */
  private gathering: NodeJS.Timeout | undefined

  constructor(live: LiveTable, options: RoomOptions) {
    this.live = live
    this.options = options
    this.claims = new Claims(options.chance, () => this.safely(() => this.changed()))
    this.noted = live.record.noted.seq
    live.onChange(() => this.moved())
  }

  /** Who is connected. */
  get online(): ReadonlySet<PlayerId> {
    return new Set([...this.guests].flatMap(({ eyes }) => (eyes.kind === 'player' ? [eyes.player] : [])))
  }

  /** Whether a window of the host shows this table. */
  get isWatchedByHost(): boolean {
    return [...this.guests].some(({ eyes }) => eyes.kind === 'host')
  }

  /** Televisions that are connected, and on how many of them the reading stands still, or has ended. */
  private get screens(): Screens {
    const screens = [...this.guests].filter(({ eyes }) => eyes.kind === 'screen')
    return {
      count: screens.length,
      stopped: screens.filter(({ stopped }) => stopped).length,
      ended: screens.filter(({ ended }) => ended).length,
    }
  }

  enter(guest: Guest): void {
    const known =
      guest.eyes.kind === 'player' ? this.online.has(guest.eyes.player) : guest.eyes.kind !== 'screen'
    this.guests.add(guest)
    if (!known) this.sight = undefined
    this.show([guest])
    if (!known) this.gather()
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return
    guest.outbox.forget('view')
    guest.outbox.forget('news')
    this.sight = undefined
    const lowered = this.curtain?.guest === guest
    if (lowered) this.curtain = undefined
    if (lowered) this.safely(() => this.changed())
    else if (
      guest.eyes.kind === 'player' ? !this.online.has(guest.eyes.player) : guest.eyes.kind === 'screen'
    )
      this.gather()
  }

  private gather(): void {
    this.gathering ??= setTimeout(() => this.safely(() => this.changed()), GATHERING_MS).unref()
  }

  /** A view without a command has no sender to refuse: an error in it harms this table alone. */
  private safely<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (cause) {
      const { id: table, record } = this.live
      this.options.log({ level: 'incident', event: 'view/failed', table, rev: record.table.seq, cause })
      return undefined
    }
  }

  /** Moves all but the host's windows to another table. */
  follow(next: Room): void {
    for (const guest of [...this.guests]) if (guest.eyes.kind !== 'host') guest.follow(next)
  }

  /** Another game has begun: the televisions show it. */
  showNext(next: Room): void {
    for (const guest of [...this.guests]) if (guest.eyes.kind === 'screen') guest.follow(next)
  }

  /** Something that views tell beside the table has changed. */
  refresh(): void {
    this.safely(() => this.changed())
  }

  /** The table is archived: windows go back to the list, all others are told. */
  empty(reason: Refusal): void {
    for (const guest of [...this.guests]) {
      if (guest.eyes.kind !== 'host') guest.outbox.goodbye(reason)
      this.leave(guest)
    }
  }

  /** The seat whose curtain this window holds open. */
  liftedBy(guest: Guest): SeatId | null {
    return this.curtain?.guest === guest ? this.curtain.seat : null
  }

  /** Whether this window sees a seat of the laptop now: the seats of one hand share one curtain. */
  sees(guest: Guest, seat: SeatId): boolean {
    const { game, record } = this.live
    const lifted = this.liftedBy(guest)
    return lifted !== null && behindCurtain(game, record.table, lifted).includes(seat)
  }

  /** Opens a curtain for one window, or closes its open one (null). At most one is open. */
  lift(guest: Guest, seat: SeatId | null): Result<true, Refusal> {
    if (this.curtain && this.curtain.guest !== guest)
      return seat === null ? ok(true) : err(refusal('curtain/open-elsewhere', { seat: this.curtain.seat }))
    if (seat !== null && holderOf(this.live.record.table, seat)?.kind !== 'here')
      return err(refusal('curtain/not-here', { seat }))
    this.curtain = seat === null ? undefined : { guest, seat }
    this.changed()
    return ok(true)
  }

  /** Tells the televisions what their reading shall do. Nothing of the table changes, and nothing is kept. */
  conduct(act: Conduct): void {
    for (const { eyes, outbox } of this.guests)
      if (eyes.kind === 'screen') outbox.send({ type: 'conducted', act })
  }

  /** A page tells whether its reading stands still, or has ended. The host's windows show it of televisions. */
  stands(guest: Guest, stopped: boolean, ended: boolean): void {
    if (guest.eyes.kind !== 'screen') return
    if ((guest.stopped ?? false) === stopped && (guest.ended ?? false) === ended) return
    guest.stopped = stopped
    guest.ended = ended
    this.gather()
  }

  /** A new journal entry is on the disk. */
  private moved(): void {
    const { seq } = this.live.record.noted
    const quiet = seq === this.noted
    this.noted = seq
    this.sight = undefined
    // The update on a newcomer is due soon. Sent earlier, it would reveal that a player wrote just now.
    if (!quiet || !this.gathering) this.changed()
  }

  /** The person goes on with another device: earlier ones are disconnected. */
  showOut(player: PlayerId): void {
    for (const { eyes, outbox } of this.guests)
      if (eyes.kind === 'player' && eyes.player === player) outbox.goodbye(refusal('access/moved'))
  }

  private changed(): void {
    clearTimeout(this.gathering)
    this.gathering = undefined
    this.sight = undefined
    const { table } = this.live.record
    if (this.curtain && holderOf(table, this.curtain.seat)?.kind !== 'here') this.curtain = undefined
    const people = new Set(table.people.map(({ player }) => player))
    for (const { eyes, outbox } of this.guests)
      if (eyes.kind === 'player' && !people.has(eyes.player)) outbox.goodbye(refusal('access/dismissed'))
    this.claims.keepOnly(people)
    this.show(this.guests)
  }

  /** Sends each connection the newest view it does not have yet, and then what happened. */
  private show(guests: Iterable<Guest>): void {
    for (const guest of guests) {
      this.showView(guest)
      guest.outbox.offer('news', () => this.safely(() => this.newsFor(guest)))
    }
  }

  private showView(guest: Guest): void {
    const { outbox } = guest
    const look = () => this.look().of(this.viewerOf(guest))
    const { text, parts } = look()
    if (isSameView(guest.shown, parts)) return
    guest.shown = parts
    const later = () => this.safely(() => look().text(outbox.nextRevision()))
    outbox.show('view', text(outbox.nextRevision()), later)
  }

  private newsFor(guest: Guest): string | undefined {
    const { table, news } = this.live.record
    const heard = guest.hearing.next(news, eyesOf(this.live.game, table, this.viewerOf(guest)))
    return heard && JSON.stringify(heard)
  }

  private look(): Sight {
    if (this.sight) return this.sight
    const { live, online, screens, options } = this
    return (this.sight = new Sight({ live, online, screens, claims: this.claims.list(), ...options }))
  }

  private viewerOf(guest: Guest): Viewer {
    return guest.eyes.kind === 'host' ? { kind: 'host', lifted: this.liftedBy(guest) } : guest.eyes
  }

  /** The letters this guest may read; null where it may read none. */
  letters(guest: Guest, box: LetterBox, after: number) {
    return lettersFor(this.live.game, this.live.record.table, this.viewerOf(guest), box, after)
  }

  /** A closed phase for this guest; undefined where there is none. */
  phase(guest: Guest, index: number): unknown {
    return recordFor(this.live.game, this.live.record.table, this.viewerOf(guest), index)
  }
}
