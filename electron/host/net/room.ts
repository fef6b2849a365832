// Everybody connected to one table: who is online, whose curtain is open, and who gets which view.
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { Addresses, ServerMessage } from '../../../shared/protocol/messages.ts'
import type { PlayerId } from '../../../shared/table/holder.ts'
import { holderOf } from '../../../shared/table/table.ts'
import { viewTable, type Viewer } from '../../../shared/table/view-table.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Outbox } from './outbox.ts'

/** A pair of eyes at the table. */
export interface Guest {
  readonly outbox: Outbox
  readonly eyes:
    | { readonly kind: 'host' }
    | { readonly kind: 'player'; readonly player: PlayerId }
    | { readonly kind: 'screen' }
}

export class Room {
  readonly live: LiveTable
  private readonly addresses: () => Addresses
  private readonly guests = new Set<Guest>()
  /** The one open curtain, and whose window holds it. */
  private curtain: { readonly guest: Guest; readonly seat: SeatId } | undefined
  /** Rises with every change that any eyes can see, over restarts of the host too. */
  private rev: number

  constructor(live: LiveTable, addresses: () => Addresses) {
    this.live = live
    this.addresses = addresses
    this.rev = live.now()
    live.onChange(() => this.changed())
  }

  private get online(): ReadonlySet<PlayerId> {
    return new Set([...this.guests].flatMap(({ eyes }) => (eyes.kind === 'player' ? [eyes.player] : [])))
  }

  enter(guest: Guest): void {
    const known = guest.eyes.kind !== 'player' || this.online.has(guest.eyes.player)
    this.guests.add(guest)
    if (known) this.show([guest])
    else this.changed()
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return
    guest.outbox.forget('view')
    const lowered = this.curtain?.guest === guest
    if (lowered) this.curtain = undefined
    if (lowered || (guest.eyes.kind === 'player' && !this.online.has(guest.eyes.player))) this.changed()
  }

  /** The table is put away: windows go back to the list, everybody else is told. */
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

  /** Opens a curtain for one window, or closes the one it holds (null). Only one is ever open. */
  lift(guest: Guest, seat: SeatId | null): Result<true, Refusal> {
    if (this.curtain && this.curtain.guest !== guest)
      return seat === null ? ok(true) : err(refusal('curtain/open-elsewhere', { seat: this.curtain.seat }))
    if (seat !== null && holderOf(this.live.record.table, seat)?.kind !== 'here')
      return err(refusal('curtain/not-here', { seat }))
    this.curtain = seat === null ? undefined : { guest, seat }
    this.changed()
    return ok(true)
  }

  private changed(): void {
    this.rev += 1
    const { table } = this.live.record
    if (this.curtain && holderOf(table, this.curtain.seat)?.kind !== 'here') this.curtain = undefined
    const people = new Set(table.people.map(({ player }) => player))
    for (const { eyes, outbox } of this.guests)
      if (eyes.kind === 'player' && !people.has(eyes.player)) outbox.goodbye(refusal('access/dismissed'))
    this.show(this.guests)
  }

  /** Sends the newest view to each; eyes that see the same share one text. */
  private show(guests: Iterable<Guest>): void {
    const texts = new Map<string, string>()
    for (const guest of guests) {
      const viewer = this.viewerOf(guest)
      const name =
        viewer.kind === 'player' ? viewer.player : `${viewer.kind} ${'lifted' in viewer ? viewer.lifted : ''}`
      let text = texts.get(name)
      if (text === undefined) texts.set(name, (text = this.viewText(viewer)))
      guest.outbox.show('view', text, () => this.viewText(this.viewerOf(guest)))
    }
  }

  private viewerOf(guest: Guest): Viewer {
    return guest.eyes.kind === 'host' ? { kind: 'host', lifted: this.liftedBy(guest) } : guest.eyes
  }

  private viewText(you: Viewer): string {
    const { game, record } = this.live
    const view = viewTable(game, record.table, { you, online: this.online, now: this.live.now() })
    const message: ServerMessage = {
      type: 'view',
      rev: this.rev,
      view,
      ...(you.kind === 'player' ? {} : { addresses: this.addresses() }),
    }
    return JSON.stringify(message)
  }

  /** A closed phase; undefined where there is none. */
  phase(index: number): unknown {
    const { play } = this.live.record.table
    return play ? this.live.game.record(play.state, index) : undefined
  }
}
