// One connection: first it identifies its person, then it acts with the rights of that person.
import { assertNever } from '../../../shared/kernel/assert-never.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err } from '../../../shared/kernel/result.ts'
import type { ClientMessage, Conduct, ServerMessage } from '../../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import type { SettingsChange, TableCommand } from '../../../shared/table/command.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'
import { nameFault } from '../../../shared/table/person-name.ts'
import { personNamed } from '../../../shared/table/seats.ts'
import type { TableView } from '../../../shared/table/view.ts'
import { viewTable } from '../../../shared/table/view-table.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { actorOf } from './acting.ts'
import type { House } from './house.ts'
import { sameToken } from './http.ts'
import { Hearing } from './hearing.ts'
import type { Bucket, Guesses } from './limits.ts'
import type { Outbox } from './outbox.ts'
import type { Guest, Room } from './room.ts'
import { trialOf } from './trial.ts'

type Hello = Extract<ClientMessage, { type: 'hello' }>
type Join = Extract<ClientMessage, { type: 'join' }>
type ClaimPlace = Extract<ClientMessage, { type: 'claim' }>
type LobbyAct = Extract<ClientMessage, { type: 'lobby' }>
type Who = 'new' | 'guest' | Guest['eyes']

export interface SessionOptions {
  readonly house: House
  readonly outbox: Outbox
  readonly hostToken: string
  readonly address: string
  readonly guesses: Guesses
  /** Places that this address may still take without the host; no limit for the laptop's own. */
  readonly places: Bucket | undefined
  readonly now: () => number
}

export class Session {
  private readonly options: SessionOptions
  private who: Who = 'new'
  private place: { readonly room: Room; readonly guest: Guest } | undefined
  /** The place this device has asked for, until the host decides. */
  private claim: { readonly room: Room; readonly number: string } | undefined
  private ended = false

  constructor(options: SessionOptions) {
    this.options = options
  }

  /** Whether it has identified its person. */
  get isKnown(): boolean {
    return this.who !== 'new'
  }

  async hear(message: ClientMessage): Promise<void> {
    const { outbox, now } = this.options
    if (message.type === 'ping') {
      const { sent } = message
      return outbox.send({ type: 'pong', now: now(), ...(sent === undefined ? {} : { sent }) })
    }
    if (message.type === 'hello') return this.hello(message)
    if (this.who === 'new') return outbox.goodbye(refusal('protocol/hello-first'))
    const done = await this.answer(message)
    if (done) outbox.send(done)
  }

  /** The connection is closed. */
  end(): void {
    this.ended = true
    this.withdrawClaim()
    this.leaveRoom()
    this.options.house.removeWindow(this.options.outbox)
  }

  private hello({ protocol, as, table, heard }: Hello): void {
    const { outbox, house, hostToken } = this.options
    if (protocol !== PROTOCOL)
      return outbox.goodbye(refusal('protocol/other-version', { host: PROTOCOL, page: protocol }))
    if (this.who !== 'new') return outbox.goodbye(refusal('protocol/hello-first'))
    switch (as.kind) {
      case 'guest':
        this.who = 'guest'
        return outbox.send({ type: 'welcome', protocol: PROTOCOL })
      case 'host': {
        if (!this.guess(sameToken(as.token, hostToken))) return
        this.who = { kind: 'host' }
        const live = table && house.tables.get(table)
        outbox.send({ type: 'welcome', protocol: PROTOCOL, ...(live ? { table: live.id } : {}) })
        house.addWindow(outbox)
        if (live) this.enterRoom(house.room(live), this.who, heard)
        return
      }
      case 'player': {
        const found = house.tables.byToken(as.token)
        const elsewhere = as.code !== undefined && !house.tables.byCode(as.code)
        if (!this.guess(found !== undefined, !found && elsewhere ? 'code' : 'token') || !found) return
        const { live, player } = found
        this.who = { kind: 'player', player }
        outbox.send({ type: 'welcome', protocol: PROTOCOL, player, table: live.id })
        return this.enterRoom(house.room(live), this.who, heard)
      }
      case 'screen': {
        const named = house.tables.byCode(as.code)
        if (!this.guess(named !== undefined, 'code') || !named) return
        const live = house.shownFor(named)
        this.who = { kind: 'screen' }
        outbox.send({ type: 'welcome', protocol: PROTOCOL, table: live.id })
        return this.enterRoom(house.room(live), this.who, heard)
      }
      default:
        return assertNever(as)
    }
  }

  /** Counts a try at a key or code; closes the connection unless the try was right and not one too many. */
  private guess(right: boolean, kind: 'token' | 'code' = 'token'): boolean {
    const reason = this.keyRefusal(right, kind)
    if (reason) this.options.outbox.goodbye(reason)
    return !reason
  }

  private keyRefusal(right: boolean, kind: 'token' | 'code'): Refusal | undefined {
    const { guesses, address, now, house } = this.options
    // A right key is accepted at any time: wrong guesses of others must not keep people from their seats.
    if (right && kind === 'token') return undefined
    if (!guesses.mayTry(address, now())) return refusal('access/too-many-tries')
    if (right) return undefined
    guesses.wrong(address, now())
    return house.wrong(kind)
  }

  private enterRoom(room: Room, eyes: Guest['eyes'], heard?: Hello['heard']): void {
    this.leaveRoom()
    // Without this check a connection that closed before the answer was on the disk would stay online for ever.
    if (this.ended) return
    const { id } = room.live
    const hearing = new Hearing(id, heard?.table === id ? heard.numbers : undefined)
    const follow = (next: Room) => this.enterRoom(next, eyes)
    const guest: Guest = { outbox: this.options.outbox, eyes, hearing, follow }
    this.place = { room, guest }
    room.enter(guest)
  }

  private leaveRoom(): void {
    this.place?.room.leave(this.place.guest)
    this.place = undefined
  }

  private async answer(
    message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>,
  ): Promise<ServerMessage | undefined> {
    const { id } = message
    const result = (reason: Refusal | undefined): ServerMessage =>
      reason ? { type: 'refused', id, refusal: reason } : { type: 'done', id }
    switch (message.type) {
      case 'join':
        return this.join(message)
      case 'claim':
        return this.claimPlace(message)
      case 'unclaim':
        this.withdrawClaim()
        return result(undefined)
      case 'decide-claim':
        return result(await this.decideClaim(message.number, message.grant))
      case 'act':
        return result(await this.act(id, message.command))
      case 'try':
        return result(this.place ? trialOf(this.place, message) : refusal('access/no-table'))
      case 'lift':
        return result(this.lift(message.seat))
      case 'conduct':
        return result(this.conduct(message.act))
      case 'stopped':
        this.place?.room.stands(this.place.guest, message.stopped, message.ended ?? false)
        return result(undefined)
      case 'record': {
        const record = this.place?.room.phase(this.place.guest, message.index)
        if (record === undefined) return result(refusal('record/unknown', { index: message.index }))
        return { type: 'record', id, index: message.index, record }
      }
      case 'letters': {
        const { box, after } = message
        const found = this.place?.room.letters(this.place.guest, box, after)
        return found ? { type: 'letters', id, ...found } : result(refusal('letter/not-yours'))
      }
      case 'lobby':
        return this.inLobby(message)
      default:
        return assertNever(message)
    }
  }

  private async join({ id, code, name }: Join): Promise<ServerMessage> {
    const { house, outbox } = this.options
    const live = house.tables.byCode(code)
    const wrong = this.keyRefusal(live !== undefined, 'code')
    if (wrong || !live) return { type: 'refused', id, refusal: wrong ?? house.wrong('code') }
    const fault = nameFault(live.record.table, name)
    if (fault) return { type: 'refused', id, refusal: fault }
    const joined = await house.join(live, id, name)
    if ('code' in joined) return { type: 'refused', id, refusal: joined }
    const { room, player, token } = joined
    // The same person asks again: the first answer was on its way.
    const again = typeof this.who === 'object' && this.who.kind === 'player' && this.who.player === player
    if (this.who !== 'guest' && !again)
      return { type: 'refused', id, refusal: refusal('person/already-here') }
    this.who = { kind: 'player', player }
    outbox.send({ type: 'welcome', protocol: PROTOCOL, token, player, table: live.id })
    if (!again) this.enterRoom(room, this.who)
    return { type: 'done', id, table: live.id }
  }

  /** Asks the host for the place of a person whose device is lost; the answer comes when the host has decided. */
  private async claimPlace({ id, code, name }: ClaimPlace): Promise<ServerMessage> {
    const { house, outbox, address } = this.options
    const refused = (reason: Refusal): ServerMessage => ({ type: 'refused', id, refusal: reason })
    const live = house.tables.byCode(code)
    const wrong = this.keyRefusal(live !== undefined, 'code')
    if (wrong || !live) return refused(wrong ?? house.wrong('code'))
    if (this.who !== 'guest') return refused(refusal('person/already-here'))
    const person = personNamed(live.record.table, name)
    if (!person) return refused(refusal('claim/nobody', { name }))
    this.withdrawClaim()
    const room = house.room(live)
    const made = room.claims.make(person.player, address)
    if (!made.ok) return refused(made.error)
    const { number, decided } = made.value
    this.claim = { room, number }
    outbox.send({ type: 'claimed', id, number })
    const token = await decided
    // A later claim of this device may wait already.
    if (this.claim?.number === number) this.claim = undefined
    if (!token.ok) return refused(token.error)
    this.who = { kind: 'player', player: person.player }
    outbox.send({
      type: 'welcome',
      protocol: PROTOCOL,
      token: token.value,
      player: person.player,
      table: live.id,
    })
    this.enterRoom(room, this.who)
    return { type: 'done', id, table: live.id }
  }

  private withdrawClaim(): void {
    const { claim } = this
    this.claim = undefined
    claim?.room.claims.withdraw(claim.number)
  }

  private async decideClaim(number: string, grant: boolean): Promise<Refusal | undefined> {
    if (!this.place) return refusal('access/no-table')
    const { room, guest } = this.place
    const away = this.putAway(room)
    if (away) return away
    if (guest.eyes.kind !== 'host') return refusal('access/not-host')
    return room.claims.decide(number, (player) =>
      grant ? this.options.house.renewKey(room, player) : Promise.resolve(err(refusal('claim/denied'))),
    )
  }

  /** The refusal for a page whose table was archived. */
  private putAway({ live }: Room): Refusal | undefined {
    const { tables } = this.options.house
    return tables.get(live.id) ? undefined : tables.absence(live.id)
  }

  private async act(id: string, command: TableCommand): Promise<Refusal | undefined> {
    if (!this.place || typeof this.who !== 'object') return refusal('access/no-table')
    const { room, guest } = this.place
    const away = this.putAway(room)
    if (away) return away
    const acting = actorOf(room, guest, command)
    if (!acting.ok) return acting.error
    const actor = acting.value
    const fault =
      command.kind === 'rename' && actor.kind === 'player'
        ? nameFault(room.live.record.table, command.name, actor.player)
        : undefined
    if (fault) return fault
    const hasty = this.takesTooMany(room, command)
    if (hasty) return hasty
    const answer = await room.live.submit({ actor, command, id })
    return answer.kind === 'refused' ? answer.refusal : undefined
  }

  /** At an open table a place is given at once, so one device could take all of them before the host notices. */
  private takesTooMany({ live }: Room, command: TableCommand): Refusal | undefined {
    const { places, now } = this.options
    if (command.kind !== 'ask-seat' || live.record.table.settings.joining !== 'open') return undefined
    if (!places || places.take(now())) return undefined
    return refusal('limits/too-many-places', { seconds: Math.ceil(places.wait(now(), 1) / 1000) })
  }

  private lift(seat: SeatId | null): Refusal | undefined {
    if (!this.place) return refusal('access/no-table')
    const { room, guest } = this.place
    const away = this.putAway(room)
    if (away) return away
    if (guest.eyes.kind !== 'host') return refusal('access/not-host')
    const lifted = room.lift(guest, seat)
    return lifted.ok ? undefined : lifted.error
  }

  private conduct(act: Conduct): Refusal | undefined {
    if (!this.place) return refusal('access/no-table')
    const { room, guest } = this.place
    const away = this.putAway(room)
    if (away) return away
    if (guest.eyes.kind !== 'host') return refusal('access/not-host')
    room.conduct(act)
    return undefined
  }

  private async inLobby({ id, act }: LobbyAct): Promise<ServerMessage> {
    const { tables } = this.options.house
    const refused = (reason: Refusal): ServerMessage => ({ type: 'refused', id, refusal: reason })
    if (typeof this.who !== 'object' || this.who.kind !== 'host') return refused(refusal('access/not-host'))
    switch (act.kind) {
      case 'create': {
        const made = await tables.create(act.table, id)
        if (!made.ok) return refused(made.error)
        return this.open(id, made.value)
      }
      case 'open':
        return this.open(id, act.table)
      case 'again': {
        const live = tables.get(act.table)
        if (!live) return refused(tables.absence(act.table))
        const made = await this.options.house.again(live, act, id)
        return made.ok ? this.open(id, made.value) : refused(made.error)
      }
      case 'close':
        this.leaveRoom()
        return { type: 'done', id }
      case 'archive': {
        const reason = await this.options.house.archive(act.table, act.archived)
        return reason ? refused(reason) : { type: 'done', id, table: act.table }
      }
      case 'remove-brought': {
        const removed = await tables.removeBrought(act.game, act.brought)
        return removed.ok ? { type: 'done', id } : refused(removed.error)
      }
      case 'rename': {
        const live = tables.get(act.table)
        if (!live) return refused(tables.absence(act.table))
        const refusal = await this.configure(live, id, { name: act.name })
        return refusal ? refused(refusal) : { type: 'done', id, table: act.table }
      }
      case 'place': {
        const live = tables.get(act.table)
        if (!live) return refused(tables.absence(act.table))
        const refusal = await this.configure(live, id, { tournament: act.tournament })
        return refusal ? refused(refusal) : { type: 'done', id, table: act.table }
      }
      case 'standings':
        return { type: 'standings', id, views: act.tables.flatMap((table) => this.publicView(table)) }
      default:
        return assertNever(act)
    }
  }

  private async configure(
    live: LiveTable,
    id: string,
    settings: SettingsChange,
  ): Promise<Refusal | undefined> {
    const command = { kind: 'configure', settings } as const
    const answer = await live.submit({ actor: { kind: 'host' }, command, id })
    return answer.kind === 'refused' ? answer.refusal : undefined
  }

  /** A table as the public sees it; undefined where there is no such table. */
  private publicView(id: TableId): readonly TableView[] {
    const live = this.options.house.tables.look(id)
    if (!live) return []
    const eyes = { you: { kind: 'screen' }, online: new Set<PlayerId>(), now: live.now() } as const
    return [viewTable(live.game, live.record.table, eyes)]
  }

  private open(id: string, table: TableId): ServerMessage {
    const { house } = this.options
    const live = house.tables.get(table)
    if (!live) return { type: 'refused', id, refusal: house.tables.absence(table) }
    this.enterRoom(house.room(live), { kind: 'host' })
    return { type: 'done', id, table }
  }
}
