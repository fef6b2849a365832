// What happened since the own last round, while a new one or a part of the turn's end begins.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { entriesSince } from '../log/since.ts'
import type { RecordOf } from '../log/phase-logs.ts'

/** The side whose round begins, after so many closed phases. */
export interface Begun {
  readonly side: string
  readonly closed: number
}

/** To be made while a page is set up; `begun` is null as long as no own round begins, and `entries` are empty then. */
export function sinceRound(begun: () => Begun | null, record: () => RecordOf) {
  let entries = $state.raw<readonly LogEntry[]>([])
  // Views that say the same ask for nothing anew.
  const side = $derived(begun()?.side ?? null)
  const closed = $derived(begun()?.closed ?? 0)
  $effect(() => {
    let isOld = false
    entries = []
    if (side !== null)
      void entriesSince(record(), closed, side).then((found) => {
        if (!isOld) entries = found
      })
    return () => (isOld = true)
  })
  return {
    get entries() {
      return entries
    },
  }
}
