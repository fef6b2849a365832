// What a user chooses on a page that is ahead of its table: each choice waits for the one before and begins from what that has
// made of the table, so that none undoes another.
import type { SettingsChange } from '../../shared/table/command.ts'

export type InOrder = <Outcome>(choice: () => Outcome | Promise<Outcome>) => Promise<Outcome>

/** Takes choices one after the other; one that fails does not stop those behind it. */
export function inOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve()
  return (choice) => {
    const next = last.then(choice, choice)
    last = next
    return next
  }
}

type Options = Readonly<Record<string, unknown>>

/**
 * Settings that were chosen while a page showed an older table, for the table of now: of a game's options only what the
 * choice has changed, for the page hands over all of them. A list or an object that was made anew is a choice, also where
 * it is what the older table has: the table of now may have another.
 */
export function upToDate(settings: SettingsChange, seen: unknown, now: unknown): SettingsChange {
  if (settings.options === undefined || seen === now) return settings
  const [before, current] = [seen, now] as Options[]
  const changed = Object.entries(settings.options as Options).filter(
    ([name, value]) => value !== before?.[name],
  )
  return { ...settings, options: { ...current, ...Object.fromEntries(changed) } }
}
