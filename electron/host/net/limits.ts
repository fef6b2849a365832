// How much anybody may ask of the host. Generous to seven people and a club night, tight for a machine gone wild.

/** The limits of a host; tests set their own. */
export interface Limits {
  /** Bytes of one message. */
  readonly messageBytes: number
  /** Messages a second over a while, and at once. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  readonly connectionsPerAddress: number
  readonly connections: number
  /** Wrong codes and keys a minute from one address, and from all. */
  readonly wrongPerMinute: number
  readonly wrongPerMinuteInAll: number
  /** Bytes waiting for a slow reader before newer views replace older ones. */
  readonly backlogBytes: number
  /** A connection that sends nothing for so long is dead: pages ping every ten seconds. */
  readonly silenceMs: number
  /** How long a connection may take to say who it is. */
  readonly helloMs: number
}

export const LIMITS: Limits = {
  messageBytes: 64 * 1024,
  messagesPerSecond: 25,
  messageBurst: 80,
  connectionsPerAddress: 40,
  connections: 400,
  wrongPerMinute: 12,
  wrongPerMinuteInAll: 120,
  backlogBytes: 64 * 1024,
  silenceMs: 30_000,
  helloMs: 10_000,
}

/** Fills at a steady rate up to its size; each act takes one drop. */
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

  /** Takes a drop; false when there is none. */
  take(now: number): boolean {
    this.refill(now)
    if (this.level < 1) return false
    this.level -= 1
    return true
  }

  /** Whether a drop is there, without taking it. */
  has(now: number): boolean {
    this.refill(now)
    return this.level >= 1
  }

  /** Nobody has used it for a while. */
  isFull(now: number): boolean {
    this.refill(now)
    return this.level >= this.size
  }
}

/** Counts wrong guesses at codes and keys, by address and in all. */
export class Guesses {
  private readonly limits: Limits
  private readonly byAddress = new Map<string, Bucket>()
  private readonly all: Bucket

  constructor(limits: Limits, now: number) {
    this.limits = limits
    this.all = new Bucket(limits.wrongPerMinuteInAll / 60, limits.wrongPerMinuteInAll, now)
  }

  private bucket(address: string, now: number): Bucket {
    let bucket = this.byAddress.get(address)
    if (!bucket) {
      for (const [other, old] of this.byAddress) if (old.isFull(now)) this.byAddress.delete(other)
      bucket = new Bucket(this.limits.wrongPerMinute / 60, this.limits.wrongPerMinute, now)
      this.byAddress.set(address, bucket)
    }
    return bucket
  }

  /** Whether another try may be judged at all. */
  mayTry(address: string, now: number): boolean {
    return this.all.has(now) && this.bucket(address, now).has(now)
  }

  /** Notes that the try was wrong. */
  wrong(address: string, now: number): void {
    this.all.take(now)
    this.bucket(address, now).take(now)
  }
}
