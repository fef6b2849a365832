// How much of the disk a seat may fill. An evening of careful drafting takes a few hundred kilobytes; a faulty page
// could write gigabytes an hour, and the table could not be read back or saved to a file.
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import type { Actor, Command } from '../../../shared/table/command.ts'
import { actorName } from './record.ts'

/** Bytes a person may write for a seat at once, and each second after that: about an order a second, for hours. */
export const JOURNAL_BYTES_AT_ONCE = 256 * 1024
const PER_SECOND = 256
/** The shortest wait that is told: by then the refused command fits, and a little more. */
const LEAST_WAIT_S = 5

interface Account {
  left: number
  at: number
}

export class JournalBudget {
  private readonly accounts = new Map<string, Account>()
  private readonly atOnce: number

  constructor(atOnce = JOURNAL_BYTES_AT_ONCE) {
    this.atOnce = atOnce
  }

  /** Spends bytes of the actor of a command; refused where too few are left. `now` in milliseconds. */
  spend(
    { actor, command }: { actor: Actor; command: Command },
    bytes: number,
    now: number,
  ): Refusal | undefined {
    // The host fills its own disk, and computers write only what the rules ask of them.
    if (actor.kind !== 'player') return undefined
    const account = this.accountOf(`${actorName(actor)}/${('seat' in command && command.seat) || ''}`, now)
    const missing = bytes - account.left
    if (missing > 0)
      return refusal('limits/too-much', {
        seconds: Math.max(LEAST_WAIT_S, Math.ceil(missing / PER_SECOND)),
      })
    account.left -= bytes
    return undefined
  }

  private accountOf(name: string, now: number): Account {
    const account = this.accounts.get(name) ?? { left: this.atOnce, at: now }
    const earned = (Math.max(0, now - account.at) / 1000) * PER_SECOND
    account.left = Math.min(this.atOnce, account.left + earned)
    account.at = now
    this.accounts.set(name, account)
    return account
  }
}
