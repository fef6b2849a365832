// What a session needs of the host: its tables and their rooms, its keys, its list.
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import { refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { BroughtEntry } from '../../../shared/protocol/brought.ts'
import type { Addresses, LobbyView, NearbyTable, ServerMessage } from '../../../shared/protocol/messages.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'
import { personNamed } from '../../../shared/table/seats.ts'
import type { Seating } from '../../../shared/table/seating.ts'
import { drawPlayerId, drawToken, tokenHash, type Chance } from '../ports/chance.ts'
import type { Log } from '../ports/log.ts'
import { nextOf, seatedAgain } from '../tables/again.ts'
import { wasDone } from '../tables/record.ts'
import type { Tables } from '../tables/tables.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { AfterGame } from './after-game.ts'
import type { Outbox } from './outbox.ts'
import { Room } from './room.ts'

/** How long a person who did not get the answer to `join` may ask again and get the same key. */
const JOIN_AGAIN_MS = 120_000

export interface HouseOptions {
  readonly tables: Tables
  readonly chance: Chance
  readonly now: () => number
  readonly version: string
  readonly addresses: () => Addresses
  readonly nearby: () => readonly NearbyTable[]
  readonly brought: () => readonly BroughtEntry[]
  readonly log: Log
}

/** A person let in: only now is the key known in plain text. */
export interface Joined {
  readonly room: Room
  readonly player: PlayerId
  readonly token: string
}

export class House {
  readonly tables: Tables
  private readonly options: HouseOptions
  private readonly rooms = new Map<TableId, Room>()
  private readonly windows = new Set<Outbox>()
  private readonly afterGame: AfterGame
  private readonly joining = new Map<string, { at: number; joined: Promise<Joined | Refusal> }>()
  private telling = false
  /** The list as it was last sent to the windows. */
  private lastSent = ''

  constructor(options: HouseOptions) {
    this.options = options
    this.tables = options.tables
    this.tables.onChange(() => this.listChanged())
    this.afterGame = new AfterGame({
      tables: this.tables,
      rooms: () => this.rooms.values(),
      roomOf: (live) => this.room(live),
    })
  }

  room(live: LiveTable): Room {
    const room =
      this.rooms.get(live.id) ?? new Room(live, { ...this.options, next: () => this.afterGame.next })
    this.rooms.set(live.id, room)
    return room
  }

  /** The table that a television shows which has the code of this one. */
  shownFor(live: LiveTable): LiveTable {
    return this.afterGame.shownFor(live)
  }

  /** How many people are connected to their seats, at all tables. */
  atTable(): number {
    return [...this.rooms.values()].reduce((sum, room) => sum + room.online.size, 0)
  }

  /** A host's window: it gets the list of tables, now and at every change. */
  addWindow(outbox: Outbox): void {
    this.windows.add(outbox)
    outbox.show('lobby', this.lobbyText(), () => this.lobbyText())
  }

  removeWindow(outbox: Outbox): void {
    this.windows.delete(outbox)
  }

  /** Archives a table, with all its people, or takes it out again. */
  async archive(id: TableId, archived: boolean): Promise<Refusal | undefined> {
    const done = await this.tables.archive(id, archived)
    if (!done.ok) return done.error
    if (archived) this.rooms.get(id)?.empty(refusal('table/archived'))
    return undefined
  }

  /** Sends the list to the windows once for all changes of this instant. */
  listChanged(): void {
    if (this.telling || this.windows.size === 0) return
    this.telling = true
    setImmediate(() => {
      this.telling = false
      const text = this.lobbyText()
      // A frame without anything new would still reveal that something happened.
      if (text === this.lastSent) return
      this.lastSent = text
      for (const outbox of this.windows) outbox.show('lobby', text, () => this.lobbyText())
    })
  }

  private lobbyText(): string {
    const lobby: LobbyView = {
      tables: this.tables.entries(),
      nearby: this.options.nearby(),
      addresses: this.options.addresses(),
      brought: this.options.brought(),
      version: this.options.version,
    }
    return JSON.stringify({ type: 'lobby', lobby } satisfies ServerMessage)
  }

  /** Lets a person in. A second request with the same id and name gets the same person and key for a while. */
  join(live: LiveTable, id: string, name: string): Promise<Joined | Refusal> {
    const now = this.options.now()
    for (const [key, { at }] of this.joining) if (now - at > JOIN_AGAIN_MS) this.joining.delete(key)
    const key = JSON.stringify([live.id, id, name])
    const before = this.joining.get(key)
    if (before) return before.joined
    const joined = this.letIn(live, id, name)
    this.joining.set(key, { at: now, joined })
    return joined
  }

  private async letIn(live: LiveTable, id: string, name: string): Promise<Joined | Refusal> {
    // A person whose answer was lost when the host was restarted: only that page knows the id.
    const person = personNamed(live.record.table, name)
    if (person && wasDone(live.record, { kind: 'player', player: person.player }, id)) {
      const room = this.room(live)
      const key = await this.renewKey(room, person.player)
      return key.ok ? { room, player: person.player, token: key.value } : key.error
    }
    const player = drawPlayerId(this.options.chance)
    const token = drawToken(this.options.chance)
    const actor = { kind: 'player', player } as const
    const answer = await live.submit({
      actor,
      command: { kind: 'join', player, name },
      id,
      key: tokenHash(token),
    })
    return answer.kind === 'refused' ? answer.refusal : { room: this.room(live), player, token }
  }

  /**
   * Lets a person go on with another device. The new key is known in plain text only now; every other key becomes
   * invalid.
   */
  async renewKey(room: Room, player: PlayerId): Promise<Result<string, Refusal>> {
    const token = drawToken(this.options.chance)
    const answer = await room.live.submit({
      actor: { kind: 'host' },
      command: { kind: 'new-key', player },
      key: tokenHash(token),
    })
    if (answer.kind === 'refused') return err(answer.refusal)
    room.showOut(player)
    return ok(token)
  }

  /**
   * The next table for the people of one: it has the same settings, and each person's key opens it too. People and
   * spectators at the old table move along. A repeat of the same act makes no second table.
   */
  async again(
    live: LiveTable,
    { name, seating }: { readonly name: string; readonly seating: Seating },
    act: string,
  ): Promise<Result<TableId, Refusal>> {
    const { table, keys } = live.record
    const made = await this.tables.create(nextOf(table, name, seating), act)
    if (!made.ok) return made
    const next = this.tables.get(made.value)
    if (!next) return err(this.tables.absence(made.value))
    for (const { player, name } of table.people) {
      const [key] = Object.entries(keys).find(([, owner]) => owner === player) ?? []
      await next.submit({
        actor: { kind: 'player', player },
        command: { kind: 'join', player, name },
        ...(key === undefined ? {} : { key }),
      })
    }
    for (const command of seatedAgain(table)) await next.submit({ actor: { kind: 'host' }, command })
    this.rooms.get(live.id)?.follow(this.room(next))
    return ok(next.id)
  }

  /** Why a key or code is not valid. */
  wrong(kind: 'token' | 'code'): Refusal {
    return refusal(kind === 'token' ? 'access/wrong-token' : 'access/wrong-code')
  }
}
