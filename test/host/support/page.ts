// A page without a browser, on the connection that pages use: it acts, repeats what was not answered, and knows when
// the bell rings.
import { WebSocket } from 'ws'
import type { Socket } from '../../../renderer/connection/dialler.ts'
import { Link } from '../../../renderer/connection/link.ts'
import type { ClientMessage, ServerMessage } from '../../../shared/protocol/messages.ts'
import { PROTOCOL } from '../../../shared/protocol/version.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { TableView } from '../../../shared/table/view.ts'
import { newId, socketOf } from './test-client.ts'

type As = Extract<ClientMessage, { type: 'hello' }>['as']

export class Page {
  view: TableView | undefined
  token: string | undefined
  online = false
  /** When the link was last found again, on the page's clock (ms). */
  foundAt = 0
  readonly refused: string[] = []
  private readonly waiting = new Map<string, { message: ClientMessage; settle: () => void }>()
  private readonly line: Link
  private as: As
  private toldAt = 0
  private heardAt = 0

  constructor(url: string, as: As) {
    this.as = as
    this.line = new Link({
      dial: () => new WebSocket(socketOf(url)) as unknown as Socket,
      knock: async (signal) => (await fetch(`${url}healthz`, { signal })).ok,
      greeting: () => JSON.stringify({ type: 'hello', protocol: PROTOCOL, as: this.as }),
      hear: (text) => this.hear(JSON.parse(text) as ServerMessage),
      lost: () => (this.online = false),
    })
    this.line.start()
  }

  stop(): void {
    this.line.stop()
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.online = true
        this.foundAt = performance.now()
        if (message.token) {
          this.token = message.token
          this.as = { kind: 'player', token: message.token }
        }
        for (const { message: again } of this.waiting.values())
          if (again.type !== 'join' || !message.token) this.line.send(JSON.stringify(again))
        return
      case 'view':
        this.view = message.view
        this.toldAt = message.at
        this.heardAt = performance.now()
        return
      case 'pong':
        if (message.sent !== undefined) this.line.answered(message.now, message.sent)
        return
      case 'refused':
        this.refused.push(message.refusal.code)
        return this.settle(message.id)
      case 'done':
        return this.settle(message.id)
      default:
    }
  }

  private settle(id: string): void {
    this.waiting.get(id)?.settle()
    this.waiting.delete(id)
  }

  /** Sends something with an id, as often as it takes; resolves when it was answered. */
  ask(message: Extract<ClientMessage, { id: string }>): Promise<void> {
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle })
      // Before the welcome it would overtake what waits to be sent again.
      if (this.online) this.line.send(JSON.stringify(message))
    })
  }

  act(command: TableCommand, id = newId()): Promise<void> {
    return this.ask({ type: 'act', id, command })
  }

  /** When the bell rings by what this page shows, in milliseconds since 1970; undefined without one. */
  bell(): number | undefined {
    const left = this.view?.stage.leftMs
    if (left === undefined || left === null) return undefined
    const sentAt = Math.min(this.heardAt, this.line.onPage(this.toldAt) ?? this.heardAt)
    return performance.timeOrigin + sentAt + left
  }

  /** Waits until something holds; rejects after `ms`. */
  async until(holds: () => boolean, what: string, ms = 15_000): Promise<void> {
    const end = performance.now() + ms
    while (!holds()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
