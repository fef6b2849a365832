// A client without a browser: it speaks the protocol, keeps what it was told, and lets a test wait for things.
import { WebSocket } from 'ws'
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import type { ClientMessage, LobbyView, ServerMessage } from '../../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { TableView } from '../../../shared/table/view.ts'

type As = Extract<ClientMessage, { type: 'hello' }>['as']
type Heard = Extract<ClientMessage, { type: 'hello' }>['heard']
type LobbyAct = Extract<ClientMessage, { type: 'lobby' }>['act']
type Answer = Extract<ServerMessage, { id: string }>

/** The thread of the computers may take ten seconds to start on a busy machine. */
const WAIT_MS = 20_000
let acts = 0

export class TestClient {
  readonly socket: WebSocket
  /** Everything ever heard, as it came over the wire. */
  readonly heard: string[] = []
  readonly messages: ServerMessage[] = []
  view: TableView | undefined
  lobby: LobbyView | undefined
  token: string | undefined
  goodbye: Refusal | undefined
  private readonly hearers = new Set<() => void>()

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(socketOf(url), { headers })
    this.socket.on('message', (data: Buffer) => this.hear(data.toString('utf8')))
    this.socket.on('close', () => this.wake())
    this.socket.on('error', () => this.wake())
  }

  /** Opens a connection and says who it is; resolves with the host's first word. */
  static async connect(
    url: string,
    as: As,
    options: { table?: TableId; heard?: Heard; headers?: Record<string, string> } = {},
  ) {
    const client = await TestClient.open(url, options.headers)
    const { table, heard } = options
    client.send({
      type: 'hello',
      protocol: PROTOCOL,
      as,
      ...(table ? { table } : {}),
      ...(heard ? { heard } : {}),
    })
    await client.until(() => client.messages.length > 0 || undefined, 'welcome')
    return client
  }

  /** Opens a connection and says nothing yet. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const client = new TestClient(url, headers)
    await new Promise((resolve, reject) => {
      client.socket.once('open', resolve)
      client.socket.once('error', reject)
    })
    return client
  }

  private hear(text: string): void {
    this.heard.push(text)
    const message = JSON.parse(text) as ServerMessage
    this.messages.push(message)
    if (message.type === 'view') this.view = message.view
    if (message.type === 'lobby') this.lobby = message.lobby
    if (message.type === 'goodbye') this.goodbye = message.refusal
    if (message.type === 'welcome' && message.token) this.token = message.token
    this.wake()
  }

  private wake(): void {
    for (const hearer of [...this.hearers]) hearer()
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits until `find` gives something. */
  until<T>(find: () => T | undefined, what: string, waitMs = WAIT_MS): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(timer)
        this.hearers.delete(look)
        resolve(found)
      }
      const timer = setTimeout(() => {
        this.hearers.delete(look)
        reject(new Error(`waited in vain for ${what}; last heard ${this.heard.at(-1)?.slice(0, 300)}`))
      }, waitMs)
      this.hearers.add(look)
      look()
    })
  }

  /** The first view (now or later) that fulfils the condition. */
  viewWhere(condition: (view: TableView) => boolean, what = 'a view'): Promise<TableView> {
    return this.until(() => (this.view && condition(this.view) ? this.view : undefined), what)
  }

  /** Sends something with an id; resolves with the host's answer, refused or not. */
  async ask(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<Answer> {
    const from = this.messages.length
    this.send(message)
    return this.until(
      () => this.messages.slice(from).find((one): one is Answer => 'id' in one && one.id === message.id),
      `the answer to ${message.type} ${message.id}`,
    )
  }

  /** Does a command; resolves with the refusal, or undefined when it was done. */
  async act(command: TableCommand, id = newId()): Promise<Refusal | undefined> {
    const answer = await this.ask({ type: 'act', id, command })
    return answer.type === 'refused' ? answer.refusal : undefined
  }

  /** Does a command that must not be refused. */
  async must(command: TableCommand): Promise<void> {
    const refused = await this.act(command)
    if (refused) throw new Error(`${command.kind}: ${JSON.stringify(refused)}`)
  }

  /** An act in the lobby that must not be refused; resolves with the table it was about. */
  async inLobby(act: LobbyAct, id = newId()): Promise<TableId> {
    const answer = await this.ask({ type: 'lobby', id, act })
    if (answer.type !== 'done') throw new Error(`${act.kind}: ${JSON.stringify(answer)}`)
    return answer.table as TableId
  }

  async lift(seat: SeatId | null): Promise<Refusal | undefined> {
    const answer = await this.ask({ type: 'lift', id: newId(), seat })
    return answer.type === 'refused' ? answer.refusal : undefined
  }

  /** Cuts the line and waits until it is cut. */
  async cut(): Promise<void> {
    this.socket.terminate()
    await this.closed()
  }

  closed(): Promise<true> {
    return this.until(
      () => (this.socket.readyState === WebSocket.CLOSED ? true : undefined),
      'the end of the line',
    )
  }
}

/** Where pages of the host at `url` open their socket. */
export const socketOf = (url: string): string => `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`

/** An id that no other act of this process has. */
export const newId = (): string => `act-${process.pid}-${++acts}`
