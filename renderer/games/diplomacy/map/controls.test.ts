// Nothing that is to be touched lies under the buttons over the map: every sheet of the gallery, every power, every size.
import { afterEach, describe, expect, test, vi } from 'vitest'
import standard from '../../../../resources/maps/standard.json'
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf } from '../../../../shared/games/diplomacy/game/state.ts'
import type { Box } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { ownCorner, ownPlaces, ownTargets } from '../drafting/own-corner.ts'
import { EXHIBITS } from '../gallery/exhibits.ts'
import { CONTROL_AIR_PX } from '../../../board/look.ts'
import { MapView } from '../../../board/map-view.svelte.ts'

const map = decodeMap(standard as unknown as PackedMap)
/** Three buttons of 44 px in their frame, at the usual size of letters and at one and a half times that. */
const CONTROLS = [
  { long: 136, wide: 46 },
  { long: 204, wide: 68 },
]
/** Windows of the map: phones upright and on their side, a tablet, laptops, a television. */
const WINDOWS = [
  [360, 210],
  [360, 330],
  [390, 520],
  [430, 620],
  [520, 360],
  [560, 300],
  [820, 900],
  [1010, 690],
  [1370, 900],
  [1560, 1000],
] as const

let leave: (() => void) | undefined
afterEach(() => {
  leave?.()
  vi.unstubAllGlobals()
})

/** A map that has come to rest in a window. */
function shown([width, height]: readonly [number, number], controls: MapView['controls'], box: Box | null) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #observer: (entries: readonly { contentRect: { width: number; height: number } }[]) => void
      constructor(
        observer: (entries: readonly { contentRect: { width: number; height: number } }[]) => void,
      ) {
        this.#observer = observer
      }
      observe() {
        this.#observer([{ contentRect: { width, height } }])
      }
      disconnect() {
        // No order was begun.
      }
    },
  )
  const view = new MapView(map)
  view.controls = controls
  view.openAt(box)
  leave = view.attach(document.createElement('div')) as () => void
  return view
}

/** The places under the buttons or out of the window. */
function lost(view: MapView, places: readonly string[]): string[] {
  const { long, wide } = view.controls
  const [across, down] = view.frame.top === undefined ? [wide, long] : [long, wide]
  return places.filter((at) => {
    const [x, y] = view.now.apply([...map.provinces.get(at)!.sites.unit])
    const under = x > view.width - CONTROL_AIR_PX - across && y < CONTROL_AIR_PX + down
    return under || x < 0 || y < 0 || x > view.width || y > view.height
  })
}

describe.each(CONTROLS)('beside buttons of $wide px', (controls) => {
  test.each(WINDOWS)('a window of %d by %d shows the whole board clear of them', (...window) => {
    expect(lost(shown(window, controls, null), [...map.provinces.keys()])).toEqual([])
  })

  test.each(WINDOWS)(
    'a window of %d by %d opens clear of them, wherever one has something to do',
    (...window) => {
      const found: string[] = []
      for (const [name, exhibit] of Object.entries(EXHIBITS)) {
        const { state } = exhibit()
        for (const { power } of diplomacy.view(state, { kind: 'screen' }).powers) {
          const view = diplomacy.view(state, { kind: 'seats', seats: [seatOf(power)] })
          const places = [...ownPlaces(view, power), ...ownTargets(view, power)].map(provinceOf)
          const under = lost(shown(window, controls, ownCorner(map, view, power)), places)
          if (under.length > 0) found.push(`${name}, ${power}: ${under.join(' ')}`)
          leave?.()
        }
      }
      expect(found).toEqual([])
    },
  )
})
