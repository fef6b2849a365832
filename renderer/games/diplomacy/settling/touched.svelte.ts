// A list that a player names by touch, one thing after another: a touch names it, a second touch drops it.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'

/** The list, including a change that is on its way to the host. */
export class Touched<One> {
  readonly #kept: () => readonly One[]
  readonly #send: (all: readonly One[]) => Promise<Refusal | null>
  /** The change that is on its way; null once the host's view has it. */
  #sent = $state.raw<readonly One[] | null>(null)
  /** Why the host refused the last change. */
  refusal = $state.raw<Refusal | null>(null)

  constructor(kept: () => readonly One[], send: (all: readonly One[]) => Promise<Refusal | null>) {
    this.#kept = kept
    this.#send = send
  }

  get all(): readonly One[] {
    return this.#sent ?? this.#kept()
  }

  /** Names one, or drops it where it is named. */
  async turn(one: One): Promise<void> {
    const without = this.all.filter((other) => other !== one)
    const all = without.length < this.all.length ? without : [...this.all, one]
    this.#sent = all
    this.refusal = await this.#send(all)
    if (this.#sent === all) this.#sent = null
  }
}
