// Computing the vignettes of a board takes a slow phone a tenth of a second. So they come after the first view, a few
// provinces at a time while the page is idle. Results are cached (band.ts).
import { whenIdle } from '../../../ui/idle.ts'
import { rimOf, type Frontier, type Rim } from './land.ts'

/** The longest time the page is blocked at once, ms; a province that was begun is finished. */
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
