// What happened since the own last round, while a new one or a part of the turn's end begins.
import type { RecordOf } from '../log/phase-logs.ts'
import type { Report } from '../log/since.ts'

/** The side whose round begins, after so many closed phases. */
export interface Begun {
  readonly side: string
  readonly closed: number
}

const NOTHING: Report = { told: [], ways: [], places: [] }

/** To be made while a page is set up; `begun` is null as long as no own round begins, and the report is empty then. */
export function sinceRound(begun: () => Begun | null, record: () => RecordOf) {
  let report = $state.raw(NOTHING)
  // Views that say the same ask for nothing anew.
  const side = $derived(begun()?.side ?? null)
  const closed = $derived(begun()?.closed ?? 0)
  $effect(() => {
    let isOld = false
    const [whose, after, records] = [side, closed, record()]
    report = NOTHING
    if (whose !== null)
      void import('../log/since.ts')
        .then(({ reportSince }) => reportSince(records, after, whose))
        .then((found) => {
          if (!isOld) report = found
        })
    return () => (isOld = true)
  })
  return {
    get report() {
      return report
    },
  }
}
