// Devices that ask for the place of a person at the table, because that person's old device is lost or broken. Only the
// host decides, by the number that the asking page shows.
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { ClaimView } from '../../../shared/protocol/messages.ts'
import type { PlayerId } from '../../../shared/table/holder.ts'
import type { Chance } from '../ports/chance.ts'

/** The host could not tell more of them apart, and one person's many requests must not keep others from asking. */
const MOST = 8
const MOST_OF_ADDRESS = 2

interface Claim extends ClaimView {
  readonly address: string
  readonly settle: (key: Result<string, Refusal>) => void
}

export interface MadeClaim {
  readonly number: string
  /** The new key to the place, once the host has granted it. */
  readonly decided: Promise<Result<string, Refusal>>
}

export class Claims {
  private readonly chance: Chance
  private readonly changed: () => void
  private claims: readonly Claim[] = []
  private readonly beingDecided = new Set<string>()

  constructor(chance: Chance, changed: () => void) {
    this.chance = chance
    this.changed = changed
  }

  list(): readonly ClaimView[] {
    return this.claims.map(({ number, player }) => ({ number, player }))
  }

  /** Asks the host for a person's place. */
  make(player: PlayerId, address: string): Result<MadeClaim, Refusal> {
    const ofAddress = this.claims.filter((claim) => claim.address === address)
    if (this.claims.length >= MOST || ofAddress.length >= MOST_OF_ADDRESS)
      return err(refusal('claim/too-many'))
    const number = this.freshNumber()
    const decided = new Promise<Result<string, Refusal>>((settle) => {
      this.claims = [...this.claims, { number, player, address, settle }]
    })
    this.changed()
    return ok({ number, decided })
  }

  /** Three digits, to be read out across a room. */
  private freshNumber(): string {
    for (;;) {
      const [high = 0, low = 0] = this.chance(2)
      const number = String(100 + ((high * 256 + low) % 900))
      if (!this.claims.some((claim) => claim.number === number)) return number
    }
  }

  /** The asking page has left, or no longer asks. */
  withdraw(number: string): void {
    this.take(number)?.settle(err(refusal('claim/gone')))
  }

  /** Decides a claim. If that fails, as with a full disk, the host is told and the claim keeps waiting. */
  async decide(
    number: string,
    keyFor: (player: PlayerId) => Promise<Result<string, Refusal>>,
  ): Promise<Refusal | undefined> {
    const claim = this.claims.find((one) => one.number === number)
    if (!claim) return refusal('claim/gone')
    // Granted twice, the place would get two keys, and the device might keep the invalid one.
    if (this.beingDecided.has(number)) return undefined
    this.beingDecided.add(number)
    const key = await keyFor(claim.player)
    this.beingDecided.delete(number)
    if (!key.ok && key.error.code !== 'claim/denied') return key.error
    this.take(number)
    claim.settle(key)
    return undefined
  }

  /** A person who was removed meanwhile has no place to give. */
  keepOnly(people: ReadonlySet<PlayerId>): void {
    for (const { player, number } of this.claims) if (!people.has(player)) this.withdraw(number)
  }

  private take(number: string): Claim | undefined {
    const claim = this.claims.find((one) => one.number === number)
    if (!claim) return undefined
    this.claims = this.claims.filter((one) => one !== claim)
    this.changed()
    return claim
  }
}
