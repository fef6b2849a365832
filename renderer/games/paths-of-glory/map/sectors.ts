import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { bySector } from '../../../board/sectors.ts'

const known = new WeakMap<PlaceMap, readonly PlaceMap[]>()

/** A map in sectors: each is the map with the places that lie in it, so that it is drawn as the whole would be. */
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
