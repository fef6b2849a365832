import { drawToken, tokenHash, type Chance } from '../ports/chance.ts'

const TICKET_MS = 60_000

/**
 * Permissions for one download each: a link cannot send the host's key in a header, and the key must not be in a URL.
 */
export class Tickets {
  private readonly chance: Chance
  private readonly now: () => number
  private readonly open = new Map<string, number>()

  constructor(chance: Chance, now: () => number) {
    this.chance = chance
    this.now = now
  }

  draw(): string {
    for (const [hash, until] of this.open) if (until < this.now()) this.open.delete(hash)
    const ticket = drawToken(this.chance)
    this.open.set(tokenHash(ticket), this.now() + TICKET_MS)
    return ticket
  }

  /** True once for each ticket, within a minute. */
  redeem(ticket: string): boolean {
    const hash = tokenHash(ticket)
    const until = this.open.get(hash)
    this.open.delete(hash)
    return until !== undefined && until >= this.now()
  }
}
