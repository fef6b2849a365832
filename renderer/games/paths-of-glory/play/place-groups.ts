// The places of the list in groups that it has headings for: by who stands there, the own side first, and by the land.
import { otherSide, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { type Space, SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { PlacesNow } from '../map/position.ts'

type Country = NonNullable<Space['country']>

/** Places of one land; null for places at sea. */
export interface LandGroup {
  readonly country: Country | null
  readonly places: readonly string[]
}

export interface PlaceGroup {
  /** Whose units stand there; null where nobody does. */
  readonly side: SideName | null
  readonly lands: readonly LandGroup[]
}

type Order = (a: string, b: string) => number

const COUNTRY_OF: ReadonlyMap<string, Country | null> = new Map(
  SPACES.map(({ id, country }) => [id, country]),
)

function byLand(places: readonly string[], nameOf: (country: Country) => string, order: Order) {
  const lands = new Map<Country | null, readonly string[]>()
  for (const place of places) {
    const country = COUNTRY_OF.get(place) ?? null
    lands.set(country, [...(lands.get(country) ?? []), place])
  }
  return [...lands]
    .map(([country, ofLand]): LandGroup => ({ country, places: ofLand }))
    .toSorted((a, b) =>
      a.country && b.country
        ? order(nameOf(a.country), nameOf(b.country))
        : Number(!a.country) - Number(!b.country),
    )
}

/** Groups without places are left out. `places` have the order that they keep in their land. */
export function placeGroups(
  places: readonly string[],
  position: PlacesNow,
  own: SideName,
  nameOf: (country: Country) => string,
  order: Order,
): readonly PlaceGroup[] {
  const sideAt = (place: string) => position.get(place)?.counters[0]?.side ?? null
  return [own, otherSide(own), null].flatMap((side) => {
    const lands = byLand(
      places.filter((place) => sideAt(place) === side),
      nameOf,
      order,
    )
    return lands.length > 0 ? [{ side, lands }] : []
  })
}
