// Cutting the vignettes of a board takes a slow phone a tenth of a second, in which nobody misses them: they follow the
// first view, a few provinces at a time while the page has nothing better to do. What was cut once is known (band.ts).
import { whenIdle } from '../../../ui/idle.ts'
import { rimOf, type Frontier, type Rim } from './land.ts'

/** As long as the page may be kept at once, ms; a province begun is finished. */
const SLICE_MS = 4

export class Rims {
  now: readonly Rim[] = $state.raw([])

  /** Follows what `of` returns. Made while a component is set up. */
  constructor(of: () => readonly Frontier[]) {
    let shown = false
    $effect(() => {
      const frontiers = of()
      const rims: Rim[] = []
      let callOff = () => {}
      const cut = () => {
        const until = performance.now() + SLICE_MS
        for (const frontier of frontiers.slice(rims.length)) {
          if (performance.now() >= until) {
            callOff = whenIdle(cut, 0)
            return
          }
          rims.push(rimOf(frontier))
        }
        this.now = rims
      }
      if (shown) cut()
      else callOff = whenIdle(cut, 0)
      shown = true
      return () => callOff()
    })
  }
}
