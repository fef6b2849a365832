// The commands available on this page now. Each open part of a page offers its commands. The part opened last comes
// first, so that the planning board's undo replaces that of the sheet under it.
import { untrack } from 'svelte'
import type { CommandId } from '../../shared/commands/commands.ts'

/** The handler of a command; null where this part has the command but it is not possible now. */
export type Act = (() => unknown) | null
export type Offer = () => Partial<Record<CommandId, Act>>

export class Commands {
  #offers = $state.raw<readonly Offer[]>([])

  /** Adds commands; the returned function removes them. */
  add(offer: Offer): () => void {
    untrack(() => (this.#offers = [offer, ...this.#offers]))
    return () => untrack(() => (this.#offers = this.#offers.filter((other) => other !== offer)))
  }

  /** The handler of a command; null where it is not possible now, undefined where no part offers it. */
  find(id: CommandId): Act | undefined {
    for (const offer of this.#offers) {
      const act = offer()[id]
      if (act !== undefined) return act
    }
    return undefined
  }

  /** Runs a command where it is possible. */
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
