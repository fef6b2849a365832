// What one reader still has to be sent. Answers go out in order. A view that could not be sent yet is not kept, only
// the request for one, so that a slow reader gets the newest view and no older ones.
import { WebSocket } from 'ws'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'

/** Most unread answers; a correct page never has so many. */
const MOST_BACKLOGS = 16
const POLICY_VIOLATION = 1008
const LAST_WORDS_MS = 1_000
const UNHEARD: readonly string[] = ['limits/too-fast', 'protocol/malformed']

/** Sent to a slow reader only once it has caught up. */
export type ViewKind = 'lobby' | 'view' | 'news'

export class Outbox {
  private readonly socket: WebSocket
  private readonly backlogBytes: number
  /** How many views of tables went out: the revision of the newest. */
  private views = 0
  /** Views wanted and not made yet, by kind; each replaces the one before. */
  private readonly wanted = new Map<ViewKind, () => string | undefined>()

  constructor(socket: WebSocket, backlogBytes: number) {
    this.socket = socket
    this.backlogBytes = backlogBytes
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message))
    if (this.socket.bufferedAmount > this.backlogBytes * MOST_BACKLOGS)
      this.goodbye(refusal('limits/too-slow'))
  }

  /**
   * The number of the next view of a table. Each connection counts its own, so that the number reveals nothing of
   * others.
   */
  nextRevision(): number {
    return ++this.views
  }

  /**
   * Sends a view now, or, as soon as the reader has caught up, the view of that moment, if any. A later request
   * replaces it.
   */
  show(kind: ViewKind, text: string, later: () => string | undefined): void {
    if (this.isBehind()) this.wanted.set(kind, later)
    else {
      this.wanted.delete(kind)
      this.write(text)
    }
  }

  /** Sends what there is to send, if anything, now or as soon as the reader has caught up. */
  offer(kind: ViewKind, make: () => string | undefined): void {
    this.wanted.set(kind, make)
    this.catchUp()
  }

  /** Cancels the request for a view. */
  forget(kind: ViewKind): void {
    this.wanted.delete(kind)
  }

  private isBehind(): boolean {
    return this.socket.bufferedAmount > this.backlogBytes
  }

  private write(text: string): void {
    if (this.isOpen) this.socket.send(text, () => this.catchUp())
  }

  private catchUp(): void {
    for (const [kind, make] of this.wanted) {
      if (!this.isOpen || this.isBehind()) return
      this.wanted.delete(kind)
      const text = make()
      if (text !== undefined) this.write(text)
    }
  }

  /** Sends the reason and closes; a reader that does not read is cut off. */
  goodbye(reason: Refusal): void {
    if (!this.isOpen) return
    this.wanted.clear()
    this.write(JSON.stringify({ type: 'goodbye', refusal: reason } satisfies ServerMessage))
    this.socket.close(POLICY_VIOLATION, reason.code)
    // Stops reading: what a faulty sender still sends stays in the network.
    if (UNHEARD.includes(reason.code)) this.socket.pause()
    setTimeout(() => this.socket.terminate(), LAST_WORDS_MS).unref()
  }
}
