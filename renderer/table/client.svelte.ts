// One connection to the host. Views replace one another; acts carry ids and are sent again after a broken link, so
// a page that slept or lost its Wi-Fi is back where it was as soon as the host answers.
import type { DiplomacyView, PhaseRecord } from '../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { refusal, type Refusal } from '../../shared/kernel/refusal.ts'
import type { Addresses, ClientMessage, LobbyView, ServerMessage } from '../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../shared/protocol/version.ts'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { TableView } from '../../shared/table/view.ts'

export type Link = 'connecting' | 'online' | 'lost' | 'closed'
export type As = Extract<ClientMessage, { type: 'hello' }>['as']
type Done = Extract<ServerMessage, { type: 'done' }>
type LobbyAct = Extract<ClientMessage, { type: 'lobby' }>['act']
type Answered =
  { readonly ok: true; readonly done: Done | null } | { readonly ok: false; readonly refusal: Refusal }

/** Milliseconds without any word from the host after which the link counts as dead. */
const SILENCE_MS = 25_000
const PING_MS = 8_000
/** Where a host's window keeps which table it had open, for when it is loaded anew. */
const OPEN_TABLE = 'entente.open-table'
const RETRIES_MS = [300, 700, 1500, 3000, 5000] as const

interface Waiting {
  readonly message: ClientMessage
  readonly settle: (answer: Answered) => void
}

export class TableClient {
  link = $state<Link>('connecting')
  lobby = $state.raw<LobbyView | null>(null)
  view = $state.raw<TableView<DiplomacyView> | null>(null)
  addresses = $state.raw<Addresses | null>(null)
  /** Why the host closed the door, where it did. */
  farewell = $state.raw<Refusal | null>(null)
  /** The page's own clock (ms) when the view arrived: bells are drawn from it. */
  viewedAt = $state.raw(0)

  #socket: WebSocket | null = null
  #as: As
  #rev = -1
  // Bookkeeping that no page draws.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  #waiting = new Map<string, Waiting>()
  #records = new Map<number, PhaseRecord>()
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #retry = 0
  #heardAt = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  #onWelcome: (token: string) => void
  #url: string

  constructor(as: As, { onWelcome = () => undefined, url = socketUrl() }: Partial<ClientOptions> = {}) {
    this.#as = as
    this.#onWelcome = onWelcome
    this.#url = url
  }

  /** Opens the connection and keeps it open until `stop`. */
  start(): void {
    this.#open()
    const pulse = setInterval(() => this.#pulse(), PING_MS)
    this.#timers.push(pulse)
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('online', this.#wake)
  }

  stop(): void {
    this.link = 'closed'
    for (const timer of this.#timers) clearTimeout(timer)
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('online', this.#wake)
    this.#socket?.close()
  }

  /** Does something at the table; resolves when it is on the host's disk, or refused. */
  act(command: TableCommand): Promise<Refusal | null> {
    return this.#ask({ type: 'act', id: newId(), command }).then((answer) =>
      answer.ok ? null : answer.refusal,
    )
  }

  /** Opens the curtain of a seat at the laptop; null closes it. */
  lift(seat: SeatId | null): Promise<Refusal | null> {
    return this.#ask({ type: 'lift', id: newId(), seat }).then((answer) =>
      answer.ok ? null : answer.refusal,
    )
  }

  join(code: string, name: string): Promise<Refusal | null> {
    return this.#ask({ type: 'join', id: newId(), code, name }).then((answer) =>
      answer.ok ? null : answer.refusal,
    )
  }

  /** The host's acts on its list of tables. */
  inLobby(act: LobbyAct): Promise<Answered> {
    if (act.kind === 'close') {
      this.view = null
      sessionStorage.removeItem(OPEN_TABLE)
    }
    return this.#ask({ type: 'lobby', id: newId(), act })
  }

  /** A closed phase in full; kept, since it never changes. Null where there is none. */
  record(index: number): Promise<PhaseRecord | null> {
    const kept = this.#records.get(index)
    if (kept) return Promise.resolve(kept)
    return this.#ask({ type: 'record', id: newId(), index }).then(() => this.#records.get(index) ?? null)
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answered> {
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle })
      this.#send(message)
    })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#heardAt = performance.now()
      this.#rev = -1
      // The host's window may look at any of its tables: after a broken link or a reload it says which one was open.
      const open = this.view?.id ?? (sessionStorage.getItem(OPEN_TABLE) as TableId | null)
      const table = this.#as.kind === 'host' && open ? { table: open } : {}
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, as: this.#as, ...table } satisfies ClientMessage),
      )
    }
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = () => {
      if (this.#socket !== socket || this.link === 'closed') return
      this.link = 'lost'
      const pause = RETRIES_MS[Math.min(this.#retry++, RETRIES_MS.length - 1)]
      this.#timers.push(setTimeout(() => this.#open(), pause))
    }
  }

  #pulse(): void {
    if (this.link === 'closed') return
    if (this.link === 'online' && performance.now() - this.#heardAt > SILENCE_MS) this.#socket?.close()
    else this.#send({ type: 'ping' })
  }

  /** A phone that was locked tries at once instead of waiting for its next retry. */
  #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.link !== 'lost') return
    this.#retry = 0
    this.#socket?.close()
    this.#open()
  }

  #hear(text: string): void {
    this.#heardAt = performance.now()
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.link = 'online'
        this.#retry = 0
        if (message.token) {
          this.#as = { kind: 'player', token: message.token }
          this.#onWelcome(message.token)
        }
        for (const { message: again } of this.#waiting.values()) if (again.type !== 'join') this.#send(again)
        return
      case 'lobby':
        this.lobby = message.lobby
        return
      case 'view':
        if (message.rev < this.#rev && message.view.id === this.view?.id) return
        // A ruling may take a phase back, and its record with it.
        if (message.view.id !== this.view?.id || message.view.rulings.length !== this.view.rulings.length)
          this.#records.clear()
        this.#rev = message.rev
        this.viewedAt = performance.now()
        this.view = message.view as TableView<DiplomacyView>
        if (this.#as.kind === 'host') sessionStorage.setItem(OPEN_TABLE, message.view.id)
        if (message.addresses) this.addresses = message.addresses
        return
      case 'done':
        return this.#settle(message.id, { ok: true, done: message })
      case 'refused':
        return this.#settle(message.id, { ok: false, refusal: message.refusal })
      case 'record':
        this.#records.set(message.index, message.record as PhaseRecord)
        return this.#settle(message.id, { ok: true, done: null })
      case 'pong':
        return
      case 'goodbye':
        this.farewell = message.refusal
        for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, refusal: message.refusal })
        return this.stop()
    }
  }

  #settle(id: string, answer: Answered): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.settle(answer)
  }
}

export interface ClientOptions {
  /** Called with the key to a seat when the host hands one out. */
  readonly onWelcome: (token: string) => void
  readonly url: string
}

/** The host that served this page. */
function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

/** 96 random bits; `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** What a page shows when a promise of the client was lost on the way. */
export const lostLink: Refusal = refusal('link/lost')
