// The compiled map of 1914, fetched when a table first shows it and kept as long as the page exists.
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'

let loaded: Promise<PlaceMap> | undefined

/** The map, decoded once. */
export function loadPlaces(): Promise<PlaceMap> {
  loaded ??= import('../../../../resources/maps/paths-of-glory.json').then((file) =>
    decodePlaces(file.default as unknown as PackedPlaces),
  )
  loaded.catch(() => (loaded = undefined))
  return loaded
}
