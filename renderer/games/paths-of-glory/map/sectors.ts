import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { bySector } from '../../../board/sectors.ts'

const known = new WeakMap<PlaceMap, readonly PlaceMap[]>()

/**
 * A map in sectors. Each is the map with the places of one sector, so that every function that draws the map draws a
 * sector too.
 */
export function sectorsOf(map: PlaceMap): readonly PlaceMap[] {
  const made =
    known.get(map) ??
    [...bySector(map.places.values(), ({ at }) => at).values()].map((places) => ({
      ...map,
      places: new Map(places.map((place) => [place.id, place])),
    }))
  known.set(map, made)
  return made
}
