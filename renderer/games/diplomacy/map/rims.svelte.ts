// Computing the vignettes of a board takes a slow phone a tenth of a second. So they come after the first view, a few
// provinces at a time while the page is idle. Results are cached (band.ts).
import { whenIdle } from '../../../ui/idle.ts'
import type { Frontier } from './land.ts'
import type { Rim, rimOf } from './rim.ts'

/** The longest time the page is blocked at once, ms; a province that was begun is finished. */
const SLICE_MS = 4

/** Cuts a vignette, once it is fetched. */
let cutOne: typeof rimOf | undefined

export class Rims {
  now: readonly Rim[] = $state.raw([])

  /** Follows what `of` returns. Made while a component is set up. */
  constructor(of: () => readonly Frontier[]) {
    let shown = false
    $effect(() => {
      const frontiers = of()
      const rims: Rim[] = []
      let wanted = true
      let callOff = () => {}
      const cut = (one: typeof rimOf) => {
        const until = performance.now() + SLICE_MS
        for (const frontier of frontiers.slice(rims.length)) {
          if (performance.now() >= until) {
            callOff = whenIdle(() => cut(one), 0)
            return
          }
          rims.push(one(frontier))
        }
        this.now = rims
      }
      const fetchAndCut = async () => {
        try {
          cutOne ??= (await import('./rim.ts')).rimOf
        } catch {
          // The host is out of reach. A board can be read without vignettes; the next change of land asks again.
          return
        }
        if (wanted) cut(cutOne)
      }
      if (shown && cutOne) cut(cutOne)
      else callOff = whenIdle(() => void fetchAndCut(), 0)
      shown = true
      return () => {
        wanted = false
        callOff()
      }
    })
  }
}
