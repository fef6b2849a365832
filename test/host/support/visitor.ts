// A connection that keeps nothing but the newest view, for benches and campaigns with hundreds of them.
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ClientMessage, ServerMessage } from '../../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { TableView } from '../../../shared/table/view.ts'
import { newId, socketOf } from './test-client.ts'

type As = Extract<ClientMessage, { type: 'hello' }>['as']
type Answer = Extract<ServerMessage, { id: string }>

const WAIT_MS = 60_000
/** As a page does if its connection broke before the host's first message. */
const MOST_DIALS = 5
const REDIAL_MS = 500

/** How many connections of one address a host takes, with room to spare. */
const PER_ADDRESS = 30
/** One of the loopback's many addresses: a host counts connections by the address they come from. */
export const addressOf = (visitor: number): string => `127.0.0.${2 + Math.floor(visitor / PER_ADDRESS)}`

export interface VisitorOptions {
  /** The loopback address to come from. */
  readonly from?: string
}

export class Visitor {
  readonly socket: WebSocket
  token: string | undefined
  /** Bytes of the newest view, and how many views there were. */
  viewBytes = 0
  views = 0
  private text: Buffer | undefined
  private parsed: { readonly text: Buffer; readonly view: TableView } | undefined
  private readonly hearers = new Set<(data: Buffer) => void>()
  private readonly mourners = new Set<(why: string) => void>()
  private lost: string | undefined

  constructor(url: string, as: As, { from }: VisitorOptions = {}) {
    this.socket = new WebSocket(socketOf(url), {
      ...(from ? { localAddress: from } : {}),
    })
    this.socket.on('open', () => this.send({ type: 'hello', protocol: PROTOCOL, as }))
    this.socket.on('message', (data: Buffer) => this.hear(data))
    this.socket.on('error', ({ message }) => this.mourn(message))
    this.socket.on('close', (code) => this.mourn(`closed with ${code}`))
  }

  /** The first reason is kept. */
  private mourn(why: string): void {
    this.lost ??= why
    for (const mourner of [...this.mourners]) mourner(this.lost)
  }

  private hear(data: Buffer): void {
    if (data.subarray(0, 14).includes('"view"')) {
      this.text = data
      this.views += 1
      this.viewBytes = data.length
    } else if (data.subarray(0, 20).includes('"welcome"')) {
      this.token ??= (JSON.parse(data.toString()) as { token?: string }).token
    }
    for (const hearer of [...this.hearers]) hearer(data)
  }

  /** The newest view; parsed only when somebody asks. */
  get view(): TableView | undefined {
    if (this.text && this.parsed?.text !== this.text)
      this.parsed = { text: this.text, view: (JSON.parse(this.text.toString()) as { view: TableView }).view }
    return this.parsed?.view
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits for the first message for which `find` gives something; rejects when none can come any more. */
  until<T>(find: (data: Buffer) => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const settleOnce = () => {
        clearTimeout(timer)
        this.hearers.delete(hear)
        this.mourners.delete(fail)
      }
      const hear = (data: Buffer) => {
        const found = find(data)
        if (found === undefined) return
        settleOnce()
        resolve(found)
      }
      const fail = (why: string) => {
        settleOnce()
        reject(new Error(`waited in vain for ${what}: ${why}`))
      }
      const timer = setTimeout(() => fail(`nothing for ${WAIT_MS} ms`), WAIT_MS)
      this.hearers.add(hear)
      this.mourners.add(fail)
      if (this.lost !== undefined) fail(this.lost)
    })
  }

  /** A view, now or later, that fulfils the condition. */
  async viewWhere(condition: (view: TableView) => boolean, what = 'a view'): Promise<TableView> {
    if (this.view && condition(this.view)) return this.view
    return this.until(() => (this.view && condition(this.view) ? this.view : undefined), what)
  }

  /** Sends something with an id; resolves with the answer. */
  async ask(message: Extract<ClientMessage, { id: string }>): Promise<Answer> {
    const mark = `"id":"${message.id}"`
    const answer = this.until((data) => (data.includes(mark) ? data : undefined), message.type)
    this.send(message)
    return JSON.parse((await answer).toString()) as Answer
  }

  /** Does a command that must not be refused. */
  async must(command: TableCommand): Promise<void> {
    const answer = await this.ask({ type: 'act', id: newId(), command })
    if (answer.type === 'refused') throw new Error(`${command.kind}: ${JSON.stringify(answer.refusal)}`)
  }
}

/** Connects and resolves with the visitor once the host has said its first word. A line that breaks is dialled anew. */
export async function visit(url: string, as: As, options: VisitorOptions = {}): Promise<Visitor> {
  for (let dialled = 1; ; dialled++) {
    const visitor = new Visitor(url, as, options)
    try {
      await visitor.until(() => true, 'a first word')
      return visitor
    } catch (cause) {
      if (dialled === MOST_DIALS) throw cause
      visitor.socket.terminate()
      await sleep(REDIAL_MS)
    }
  }
}
