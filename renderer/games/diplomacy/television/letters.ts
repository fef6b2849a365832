// The names on the television's map: which are wanted, and what of the screen they keep clear of.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { nearest } from '../../../board/round.ts'
import type { MapNames } from '../map/map-names.ts'
import { siteOf } from '../map/pieces.ts'
import { hasStar } from '../map/stars.ts'
import { oneBoxAround } from './apart.ts'
import type { Look } from './camera.ts'
import { alongLines, counterBoxes, STAR_SHARE, starsOf, type Counter } from './drawing.ts'
import { groundOf } from './ground.ts'
import { byInterest, placeNames, type Solid, type Wanted, type Written } from './names.ts'
import type { Picture } from './picture.ts'
import { wordingsOf } from './wordings.ts'

export interface Shown {
  readonly map: BoardMap
  readonly picture: Pick<Picture, 'orders'>
  readonly counters: readonly Counter[]
  /** How large a full counter is drawn (drawing.ts). */
  readonly scale: number
  /** Provinces of a scene; none for the whole board. */
  readonly places: readonly string[]
  readonly names: Pick<MapNames, 'name' | 'code'> & { readonly language: Language }
  readonly look: Look
  /** The screen in px, and what of its rims lies under words. */
  readonly screen: {
    readonly width: number
    readonly height: number
    readonly top: number
    readonly bottom: number
  }
  /** What lies over the board, as left, top, width and height in px. */
  readonly covers: readonly (readonly [left: number, top: number, width: number, height: number])[]
}

/** Letters in px of a screen of 1080 rows: those of a scene are read from four metres, those of the whole board close by. */
const FONT_PX = { scene: 54, board: 21 }
const ROWS = 1080

/** How much is lost where the name of a place is not written: of one with a unit, with a supply centre, of any other. */
const WORTH = { unit: 30, centre: 26, other: 22 }

/** Where units stand, by their provinces; the dislodged are left out. */
export const occupiedBy = (counters: readonly Counter[]): ReadonlyMap<string, Point> =>
  new Map(
    counters
      .filter(({ posture }) => posture === 'standing')
      .map((one) => [provinceOf(one.unit.at) as string, one.at] as const),
  )

export const fontOf = ({ places, look, screen }: Pick<Shown, 'places' | 'look' | 'screen'>): number =>
  ((places.length > 0 ? FONT_PX.scene : FONT_PX.board) * screen.height) / ROWS / look.k

/**
 * The names that are written. Every view of the table asks anew, and a world takes a slow television a while: as long as
 * nothing on the board has moved, they stay where they were.
 */
export function letterer(): (shown: Shown) => readonly Written[] {
  let known: { readonly key: string; readonly written: readonly Written[] } | null = null
  return (shown) => {
    const { map, picture, counters, scale, places, names, look, screen, covers } = shown
    const stand = counters.map(({ unit, posture, at }) => [unit.at, posture, at])
    const key = JSON.stringify([
      map.variant,
      names.language,
      stand,
      alongLines(picture, counters, map),
      scale,
      places,
      look,
      screen,
      covers,
    ])
    if (known?.key !== key) known = { key, written: lettersOf(shown) }
    return known.written
  }
}

export function lettersOf(shown: Shown): readonly Written[] {
  const { map, picture, counters, scale, places, names, look, screen } = shown
  const occupied = occupiedBy(counters)
  const [left, right] = [-look.x / look.k, (screen.width - look.x) / look.k]
  const top = (screen.top - look.y) / look.k
  const bottom = (screen.height - screen.bottom - look.y) / look.k
  /** A place as it is seen: on a board that goes round perhaps beyond an edge. */
  const seen = (at: Point): Point => nearest(at, [(left + right) / 2, 0], map.round)
  const kindOf = (place: string) => map.provinces.get(place)?.kind

  const stars = starsOf(map, occupied, scale).map(({ id, at }): Solid => {
    const size = SYMBOL_SIZE.star[0] * scale * STAR_SHARE * 1.3
    return { place: id, at: seen(at), width: size, height: size }
  })
  const standing = counterBoxes(counters, scale).map((box, i): Solid => {
    const unit = counters[i]?.unit
    return { ...box, at: seen(box.at), place: unit ? provinceOf(unit.at) : null }
  })
  const covers = shown.covers.map(([x, y, width, height]): Solid => ({
    place: null,
    at: [(x + width / 2 - look.x) / look.k, (y + height / 2 - look.y) / look.k],
    width: width / look.k,
    height: height / look.k,
  }))
  const solids = [...standing, ...stars, ...covers]

  const wanted = (places.length > 0 ? places : byInterest(map, occupied)).flatMap((place): Wanted[] => {
    const province = map.provinces.get(place)
    if (!province) return []
    const counter = occupied.get(place)
    const home = seen(
      counter ?? province.sites.names[names.language]?.at ?? siteOf(map, place) ?? province.sites.unit,
    )
    const own = [...standing, ...stars]
      .filter((solid) => solid.place === place)
      .map((solid) => ({ ...solid, at: nearest(solid.at, home, map.round) }))
    return [
      {
        place,
        wordings: wordingsOf(names.name(place), names.code(place)),
        home,
        land: turned(province.box, nearest(province.sites.unit, home, map.round)[0] - province.sites.unit[0]),
        own: own.length > 0 ? oneBoxAround(own) : null,
        worth: counter ? WORTH.unit : hasStar(map, place) ? WORTH.centre : WORTH.other,
      },
    ]
  })
  const rim = map.round === undefined
  return placeNames(wanted, {
    font: fontOf(shown),
    solids,
    lines: alongLines(picture, counters, map).map(seen),
    sight: [
      rim ? Math.max(0, left) : left,
      Math.max(0, top),
      rim ? Math.min(map.width, right) : right,
      Math.min(map.height, bottom),
    ],
    ground: groundOf(map),
    alike: (one, other) => kindOf(one) === kindOf(other),
    round: map.round,
  })
}

const turned = <T extends { readonly x: number }>(box: T, by: number): T => ({ ...box, x: box.x + by })
