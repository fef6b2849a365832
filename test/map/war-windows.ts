// The map of the war, and windows of phones, laptops and televisions that show a part of it.
import packed from '../../resources/maps/paths-of-glory.json' with { type: 'json' }
import type { Look, View } from '../../renderer/board/look.ts'
import type { Pane } from '../../renderer/games/paths-of-glory/map/sight.ts'
import type { Point } from '../../shared/map/board-map.ts'
import { decodePlaces } from '../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../shared/map/places/packed.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)

export const PLACES = [...map.places.values()]

/** Where a place lies on the map, in viewBox px. */
export const at = (id: string): Point => map.places.get(id)!.at

export const WINDOWS: readonly Pane[] = [
  { width: 360, height: 210, right: 60 },
  { width: 390, height: 330, covered: [{ left: 8, top: 8, right: 52, bottom: 52 }] },
  { width: 920, height: 700, top: 60 },
  { width: 1450, height: 1000 },
]

/** A framing with a place in the middle of the window. */
export const around = (id: string, k: number, { width, height }: View): Look => {
  const [x, y] = at(id)
  return { k, x: width / 2 - x * k, y: height / 2 - y * k }
}

export const RUSSIA = ['warsaw', 'lublin', 'ivangorod', 'brest-litovsk']
