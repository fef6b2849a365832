// How much one address or connection may ask of the host: enough for seven people and for an evening of a club, too
// little for a machine that sends without end.
import { JOURNAL_BYTES_AT_ONCE } from '../tables/journal-budget.ts'

/** The limits of a host; tests set their own. */
export interface Limits {
  /** Bytes of one message. */
  readonly messageBytes: number
  /** Messages a second over a while, and at once. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** The same for all connections of one address: reconnecting does not reset the count. */
  readonly messagesPerSecondAndAddress: number
  readonly messageBurstOfAddress: number
  /**
   * Bytes of long messages a second and at once, of a connection and of an address: reading a sheet of orders costs
   * the host more than receiving it. A message is long by what it has beyond `shortBytes`.
   */
  readonly shortBytes: number
  readonly longBytesPerSecond: number
  readonly longBytesAtOnce: number
  readonly longBytesPerSecondAndAddress: number
  readonly longBytesAtOnceOfAddress: number
  /** Bytes of a table's journal that a person may write for a seat at once. */
  readonly journalBytesAtOnce: number
  /** Places at open tables that one address may take without the host at once, and per minute after that. */
  readonly placesAtOnce: number
  readonly placesPerMinute: number
  /** New connections a second from one address over a while, and at once. */
  readonly arrivalsPerSecond: number
  readonly arrivalBurst: number
  readonly connectionsPerAddress: number
  readonly connections: number
  /** The same for connections of any kind, including those that never send a message. */
  readonly streamsPerAddress: number
  /** How long a request may take to send its headers. */
  readonly headersMs: number
  /** Wrong codes and keys a minute from one address, and from all. */
  readonly wrongPerMinute: number
  readonly wrongPerMinuteInAll: number
  /** Bytes waiting for a slow reader before newer views replace older ones. */
  readonly backlogBytes: number
  /** A connection that sends nothing for so long counts as dead: pages ping every two seconds. */
  readonly silenceMs: number
  /** How long a connection may take to identify itself. */
  readonly helloMs: number
}

export const LIMITS: Limits = {
  messageBytes: 32 * 1024,
  messagesPerSecond: 25,
  messageBurst: 80,
  messagesPerSecondAndAddress: 50,
  messageBurstOfAddress: 400,
  shortBytes: 1_024,
  longBytesPerSecond: 4_096,
  longBytesAtOnce: 64 * 1024,
  longBytesPerSecondAndAddress: 12 * 1024,
  longBytesAtOnceOfAddress: 192 * 1024,
  journalBytesAtOnce: JOURNAL_BYTES_AT_ONCE,
  placesAtOnce: 2,
  placesPerMinute: 1,
  arrivalsPerSecond: 5,
  arrivalBurst: 80,
  connectionsPerAddress: 40,
  connections: 400,
  streamsPerAddress: 80,
  headersMs: 10_000,
  wrongPerMinute: 12,
  wrongPerMinuteInAll: 120,
  backlogBytes: 64 * 1024,
  silenceMs: 30_000,
  helloMs: 10_000,
}

/** A bucket fills at a steady rate up to its size; each act takes one drop. */
export class Bucket {
  private readonly perMs: number
  private readonly size: number
  private level: number
  private at: number

  constructor(perSecond: number, size: number, now: number) {
    this.perMs = perSecond / 1000
    this.size = size
    this.level = size
    this.at = now
  }

  private refill(now: number): void {
    this.level = Math.min(this.size, this.level + Math.max(0, now - this.at) * this.perMs)
    this.at = now
  }

  /** Takes one drop or `drops`; takes none and returns false when there are fewer. */
  take(now: number, drops = 1): boolean {
    this.refill(now)
    if (this.level < drops) return false
    this.level -= drops
    return true
  }

  /** Milliseconds until there are so many drops. */
  wait(now: number, drops: number): number {
    this.refill(now)
    return Math.max(0, Math.min(drops, this.size) - this.level) / this.perMs
  }

  /** Whether a drop is there, without taking it. */
  has(now: number): boolean {
    this.refill(now)
    return this.level >= 1
  }

  /** Whether it has not been used for a while. */
  isFull(now: number): boolean {
    this.refill(now)
    return this.level >= this.size
  }
}

/** A bucket for each address; unused ones are dropped after a while. */
export class Buckets {
  private readonly perSecond: number
  private readonly size: number
  private readonly byAddress = new Map<string, Bucket>()

  constructor(perSecond: number, size: number) {
    this.perSecond = perSecond
    this.size = size
  }

  of(address: string, now: number): Bucket {
    let bucket = this.byAddress.get(address)
    if (!bucket) {
      for (const [other, old] of this.byAddress) if (old.isFull(now)) this.byAddress.delete(other)
      bucket = new Bucket(this.perSecond, this.size, now)
      this.byAddress.set(address, bucket)
    }
    return bucket
  }
}

/** While there are too many wrong guesses, an address that guessed wrong waits with all others that did. */
const WRONG_REMEMBERED_MS = 10 * 60_000

/**
 * Counts wrong guesses at codes and keys, by address and in all. However many addresses guess, an address without a
 * recent wrong guess may try: people who read the code off the screen must get in.
 */
export class Guesses {
  private readonly byAddress: Buckets
  private readonly all: Bucket
  private readonly wrongAt = new Map<string, number>()

  constructor({ wrongPerMinute, wrongPerMinuteInAll }: Limits, now: number) {
    this.byAddress = new Buckets(wrongPerMinute / 60, wrongPerMinute)
    this.all = new Bucket(wrongPerMinuteInAll / 60, wrongPerMinuteInAll, now)
  }

  /** Whether another try may be checked at all. */
  mayTry(address: string, now: number): boolean {
    const wrongAt = this.wrongAt.get(address)
    const honest = wrongAt === undefined || now - wrongAt > WRONG_REMEMBERED_MS
    return (honest || this.all.has(now)) && this.byAddress.of(address, now).has(now)
  }

  /** Counts a wrong try. */
  wrong(address: string, now: number): void {
    for (const [other, at] of this.wrongAt) if (now - at > WRONG_REMEMBERED_MS) this.wrongAt.delete(other)
    this.wrongAt.set(address, now)
    this.all.take(now)
    this.byAddress.of(address, now).take(now)
  }
}
