// What can be done on this page just now. Whoever is open offers its commands; the one opened last comes first, so the
// planning board's undo stands before that of the sheet under it.
import { untrack } from 'svelte'
import { GIVEN, type Command, type CommandId } from '../../shared/commands/commands.ts'

/** What a command does; null where it belongs here and cannot be done just now. */
export type Act = (() => unknown) | null
export type Offer = () => Partial<Record<CommandId, Act>>

export class Commands {
  #offers = $state.raw<readonly Offer[]>([])

  /** The commands that can be given now, in the list's order. */
  readonly able: readonly Command[] = $derived(GIVEN.filter(({ id }) => this.find(id)))

  /** Adds to what can be done; the answer takes it back. */
  add(offer: Offer): () => void {
    untrack(() => (this.#offers = [offer, ...this.#offers]))
    return () => untrack(() => (this.#offers = this.#offers.filter((other) => other !== offer)))
  }

  /** What a command does now; null where it is known here but cannot be done, undefined where nobody knows it. */
  find(id: CommandId): Act | undefined {
    for (const offer of this.#offers) {
      const act = offer()[id]
      if (act !== undefined) return act
    }
    return undefined
  }

  /** Does it, where it can be done. */
  run(id: CommandId): boolean {
    const act = this.find(id)
    act?.()
    return Boolean(act)
  }
}

/** This page's commands: a page has one keyboard and one menu. */
export const commands = new Commands()

/** Offers commands for as long as the component that calls this is open. Call it while the component is set up. */
export function offer(what: Offer): void {
  $effect(() => commands.add(what))
}
