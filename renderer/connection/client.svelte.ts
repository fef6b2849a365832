// One connection to the host. A view replaces the one before; acts carry ids and are sent again after a broken
// connection, so a page that slept or lost its Wi-Fi is up to date as soon as the host answers.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type {
  Addresses,
  ClaimView,
  ClientMessage,
  Conduct,
  LobbyView,
  NextTable,
  ServerMessage,
} from '../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../shared/protocol/version.ts'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { LetterBox } from '../../shared/table/letters/view.ts'
import type { TableView } from '../../shared/table/view.ts'
import { tab } from '../device/memory.ts'
import type { Socket, Way } from './dialler.ts'
import { Link } from './link.ts'
import { NewsList } from './news-list.svelte.ts'

export type LinkState = 'connecting' | 'online' | 'lost' | 'closed'
export type As = Extract<ClientMessage, { type: 'hello' }>['as']
type LettersTold = Extract<ServerMessage, { type: 'letters' }>
type LobbyAct = Extract<ClientMessage, { type: 'lobby' }>['act']
type Answered =
  | {
      readonly ok: true
      readonly standings?: readonly TableView[]
      readonly letters?: LettersTold
    }
  | { readonly ok: false; readonly refusal: Refusal }

const refusalIn = (answer: Answered): Refusal | null => (answer.ok ? null : answer.refusal)

/** Where a host's window stores which table it had open, for a reload. */
const OPEN_TABLE = 'entente.open-table'

/** Reasons after which a page may connect again, with the delay (ms). */
const PASSING: readonly string[] = [
  'limits/too-fast',
  'limits/too-slow',
  'limits/too-many-connections',
  'access/too-many-tries',
]
const AGAIN_MS = 8_000

/** What to do when the user returns to the page, or the network is back. */
const RETURNS = ['online', 'focus', 'pageshow'] as const

interface Waiting {
  readonly message: ClientMessage
  readonly settle: (answer: Answered) => void
}

export class TableClient {
  link = $state<LinkState>('connecting')
  lobby = $state.raw<LobbyView | null>(null)
  view = $state.raw<TableView | null>(null)
  addresses = $state.raw<Addresses | null>(null)
  /** Devices that ask for somebody's place, as far as these eyes are told. */
  claims = $state.raw<readonly ClaimView[]>([])
  /** The number that this page and the host show while this device claims a place. */
  claimNumber = $state<string | null>(null)
  /** Why the host closed the connection, where it did. */
  farewell = $state.raw<Refusal | null>(null)
  /** The page's clock (ms) when the view was sent: bells are computed from it. */
  viewedAt = $state.raw(0)

  /** The table to join when the game is over, where the host has one. */
  next = $state.raw<NextTable | null>(null)

  /** Televisions at the table, as far as these eyes are told. */
  screens = $state(0)
  /** On how many of them the reading stands still. */
  stopped = $state(0)
  /** On how many of them the reading has ended. */
  ended = $state(0)
  /** What the laptop last did to a television's reading, and how many times it did something. */
  conducted = $state.raw<{ readonly act: Conduct; readonly nth: number } | null>(null)

  /** What happened at the table. */
  readonly news = new NewsList()

  readonly #line: Link
  readonly #url: string
  #as: As
  /** The host's clock (ms) when the view was sent. */
  #toldAt: number | null = null
  #rev = -1
  /** The table was closed, and the host has not answered: views that were on their way are of no use. */
  #closing = false
  // Internal state that no page draws.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  #waiting = new Map<string, Waiting>()
  #records = new Map<number, unknown>()
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #onWelcome: (token: string) => void
  #onMoved: (code: string, token: string | null) => void

  constructor(
    as: As,
    {
      onWelcome = () => undefined,
      onMoved = () => undefined,
      url = socketUrl(),
    }: Partial<ClientOptions> = {},
  ) {
    this.#as = as
    this.#url = url
    this.#onWelcome = onWelcome
    this.#onMoved = onMoved
    this.#line = new Link({
      dial: () => new WebSocket(url) as Socket,
      knock: this.knock,
      greeting: () => this.#greeting(),
      hear: (text) => this.#hear(text),
      lost: () => {
        if (this.link !== 'closed') this.link = 'lost'
      },
    })
  }

  /** Opens the connection and keeps it open until `stop`. */
  start(): void {
    this.#line.start()
    document.addEventListener('visibilitychange', this.#wake)
    for (const event of RETURNS) window.addEventListener(event, this.#wake)
  }

  stop(): void {
    this.link = 'closed'
    document.removeEventListener('visibilitychange', this.#wake)
    for (const event of RETURNS) window.removeEventListener(event, this.#wake)
    this.#line.stop()
  }

  /** Whether the host has answered all requests of this page. */
  get heard(): boolean {
    return this.#waiting.size === 0
  }

  /** Whether the host answers at all. */
  readonly knock = async (signal: AbortSignal, way: Way = 'known'): Promise<boolean> => {
    const door = this.#url.replace(/^ws/, 'http').replace(/\/ws$/, '')
    const credentials = way === 'known' ? 'same-origin' : 'omit'
    const answer = await fetch(`${door}/healthz`, { cache: 'no-store', credentials, signal })
    return answer.ok && ((await answer.json()) as { ok?: unknown }).ok === true
  }

  /** Does something at the table; resolves when it is on the host's disk, or refused. */
  act(command: TableCommand): Promise<Refusal | null> {
    return this.#ask({ type: 'act', id: newId(), command }).then(refusalIn)
  }

  /** Why the host would refuse an intent, null where it would take it; nothing is done by asking. */
  trial(seat: SeatId, intent: unknown): Promise<Refusal | null> {
    return this.#ask({ type: 'try', id: newId(), seat, intent }).then(refusalIn)
  }

  /** Opens the curtain of a seat at the laptop; null closes it. */
  lift(seat: SeatId | null): Promise<Refusal | null> {
    return this.#ask({ type: 'lift', id: newId(), seat }).then(refusalIn)
  }

  join(code: string, name: string): Promise<Refusal | null> {
    return this.#ask({ type: 'join', id: newId(), code, name }).then(refusalIn)
  }

  /** Asks for the place of the person of that name; resolves once the host has decided, or the claim was withdrawn. */
  claim(code: string, name: string): Promise<Refusal | null> {
    return this.#ask({ type: 'claim', id: newId(), code, name })
      .then(refusalIn)
      .finally(() => (this.claimNumber = null))
  }

  /** Withdraws the claim. */
  unclaim(): Promise<Refusal | null> {
    return this.#ask({ type: 'unclaim', id: newId() }).then(refusalIn)
  }

  /** The host's decision on a claim. */
  decideClaim(number: string, grant: boolean): Promise<Refusal | null> {
    return this.#ask({ type: 'decide-claim', id: newId(), number, grant }).then(refusalIn)
  }

  /** The host's acts on its list of tables. */
  inLobby(act: LobbyAct): Promise<Refusal | null> {
    const answer = this.#ask({ type: 'lobby', id: newId(), act }).then(refusalIn)
    if (act.kind !== 'close') return answer
    this.view = null
    tab.forget(OPEN_TABLE)
    this.#closing = true
    return answer.finally(() => (this.#closing = false))
  }

  /** How several tables of this host stand, as the public sees them. */
  standings(tables: readonly TableId[]): Promise<readonly TableView[]> {
    return this.#ask({
      type: 'lobby',
      id: newId(),
      act: { kind: 'standings', tables: [...tables] },
    }).then((answer) => (answer.ok ? (answer.standings ?? []) : []))
  }

  /** Moves, stops or continues the reading of every television at the table. */
  conduct(act: Conduct): Promise<Refusal | null> {
    return this.#ask({ type: 'conduct', id: newId(), act }).then(refusalIn)
  }

  /** A television tells the host whether its reading stands still, and whether it has ended. */
  tellStopped(stopped: boolean, ended: boolean): void {
    void this.#ask({ type: 'stopped', id: newId(), stopped, ended })
  }

  /** A closed phase for these eyes; kept for as long as it is valid. Null where there is none. */
  record(index: number): Promise<unknown> {
    const kept = this.#records.get(index)
    if (kept) return Promise.resolve(kept)
    return this.#ask({ type: 'record', id: newId(), index }).then(() => this.#records.get(index) ?? null)
  }

  /** Letters of a box after so many of it, as many as fit into one answer; null where these eyes may not read them. */
  letters(box: LetterBox, after: number): Promise<LettersTold | null> {
    return this.#ask({ type: 'letters', id: newId(), box, after }).then((answer) =>
      answer.ok ? (answer.letters ?? null) : null,
    )
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answered> {
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle })
      // Before the welcome it would overtake acts waiting to be sent again, and an older draft would count last.
      if (this.link === 'online') this.#send(message)
    })
  }

  #send(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message))
  }

  #greeting(): string {
    this.#rev = -1
    // The host's window may look at any of its tables: after a broken link or a reload it says which one was open.
    const open = this.view?.id ?? (tab.text(OPEN_TABLE) as TableId | null)
    const table = this.#as.kind === 'host' && open ? { table: open } : {}
    const { heard } = this.news
    return JSON.stringify({
      type: 'hello',
      protocol: PROTOCOL,
      as: this.#as,
      ...table,
      ...(heard ? { heard } : {}),
    } satisfies ClientMessage)
  }

  /** A phone that was locked reconnects at once. */
  #wake = (): void => {
    if (document.visibilityState === 'visible' && this.link !== 'closed') this.#line.wake()
  }

  /** The host has moved this page to another table: the page reconnects there. */
  #follow(code: string): void {
    const as = this.#as
    if ((as.kind !== 'player' && as.kind !== 'screen') || as.code === undefined) return
    if (as.code.toUpperCase() === code) return
    this.#as = { ...as, code }
    this.#onMoved(code, as.kind === 'player' ? as.token : null)
  }

  /** The best estimate of when the view was sent; answers to pings improve it. */
  #dateView(): void {
    const now = performance.now()
    const onOwnClock = this.#toldAt === null ? undefined : this.#line.onPage(this.#toldAt)
    this.viewedAt = Math.min(now, onOwnClock ?? now)
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.link = 'online'
        if (message.token) {
          const [asked] = [...this.#waiting.values()].flatMap((waiting) =>
            'code' in waiting.message ? [waiting.message.code] : [],
          )
          this.#as = { kind: 'player', token: message.token, ...(asked ? { code: asked } : {}) }
          this.#onWelcome(message.token)
        }
        // A welcome with a key is itself the answer to joining.
        for (const { message: again } of this.#waiting.values())
          if ((again.type !== 'join' && again.type !== 'claim') || !message.token) this.#send(again)
        return
      case 'lobby':
        this.lobby = message.lobby
        return
      case 'view':
        if (this.#closing || (message.rev < this.#rev && message.view.id === this.view?.id)) return
        if (!this.view || !isValidAfter(this.view, message.view)) this.#records.clear()
        this.#rev = message.rev
        this.#toldAt = message.at
        this.#dateView()
        this.#follow(message.view.code)
        this.view = message.view
        if (this.#as.kind === 'host') tab.keep(OPEN_TABLE, message.view.id)
        this.claims = message.claims ?? []
        this.next = message.next ?? null
        this.screens = message.screens ?? 0
        this.stopped = message.stopped ?? 0
        this.ended = message.ended ?? 0
        if (message.addresses) this.addresses = message.addresses
        return
      case 'news':
        return this.news.hear(message)
      case 'conducted':
        this.conducted = { act: message.act, nth: (this.conducted?.nth ?? 0) + 1 }
        return
      case 'done':
        return this.#settle(message.id, { ok: true })
      case 'refused':
        return this.#settle(message.id, { ok: false, refusal: message.refusal })
      case 'claimed':
        this.claimNumber = message.number
        return
      case 'standings': {
        const standings = message.views
        return this.#settle(message.id, { ok: true, standings })
      }
      case 'letters':
        return this.#settle(message.id, { ok: true, letters: message })
      case 'record':
        this.#records.set(message.index, message.record)
        return this.#settle(message.id, { ok: true })
      case 'pong':
        if (message.sent === undefined) return
        this.#line.answered(message.now, message.sent)
        return this.#dateView()
      case 'goodbye':
        if (this.#mayComeAgain(message.refusal)) return this.#line.rest(AGAIN_MS)
        this.farewell = message.refusal
        for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, refusal: message.refusal })
        return this.stop()
    }
  }

  /**
   * Whether the connection may be opened again: the host refused too many messages, or another host answers at the
   * same address.
   */
  #mayComeAgain({ code }: Refusal): boolean {
    if (code === 'access/wrong-code') return this.view !== null
    return PASSING.includes(code)
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
  /** Called with the code of the table the host has taken this page to, and the key that opens it. */
  readonly onMoved: (code: string, token: string | null) => void
  readonly url: string
}

/** The host that served this page. */
function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

/**
 * What kept records depend on: the eyes they were made for, the end of the game, which may show more, and rulings, of
 * which one may take a phase back.
 */
const heldFor = ({ id, you, status, rulings, rollbacks }: TableView): string =>
  JSON.stringify([id, you, status, rulings.length, rollbacks])

/** Whether kept records are still true with the next view: a phase that was taken back closes with another record. */
const isValidAfter = (kept: TableView, next: TableView): boolean =>
  heldFor(kept) === heldFor(next) && kept.beginnings.length <= next.beginnings.length

/** 96 random bits; `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
