// Whoever learns reads names, not codes, of the places that matter on a board; the others keep to their codes, and to none
// where a name lies on it.
import { provinceOf, type LocationId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { BoardMap, Point } from '../../../../shared/map/board-map.ts'
import { overlap } from '../../../../shared/map/layout/box.ts'
import { spreadAt, symbolScale } from '../../../../shared/map/symbols.ts'
import type { Arrow } from '../../../board/arrows.ts'
import { mapNames, type MapNames } from '../map/map-names.ts'
import { orderArrows } from '../map/order-arrows.ts'
import type { Piece } from '../map/pieces.ts'
import { boxOf, letteringOf, type Spelling } from '../map/signs.ts'
import { clearNames, type Line } from './clear-names.ts'

/** A unit with the order it has, if any. */
interface Ordered {
  readonly unit: UnitRef
  readonly order: Order | null
  /** The seas of a move over water. */
  readonly route?: readonly ProvinceId[] | undefined
}

interface Spelled {
  readonly zoom: number
  readonly language: Language
  readonly pieces: readonly Piece[]
  /** Orders that are drawn as lines. */
  readonly drawn: readonly Ordered[]
  /** What is named; what comes first has the first choice of room. */
  readonly places: Iterable<string>
}

/** Where a unit stands, and where its order leads. */
export const placesOf = ({ unit, order }: Ordered): readonly LocationId[] => [
  unit.at,
  ...(order && 'to' in order ? [order.to] : []),
]

/** An arrow as points: its path is made of straight stretches. */
function lineOf({ shaft, head }: Arrow): Line {
  const points = shaft.split(/[ML]/).flatMap((pair): Point[] => {
    const [x, y] = pair.split(' ').map(Number)
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  return head ? [...points, head.at] : points
}

/** Those places by name, each where it lies on the fewest counters and arrows. */
export function spelledOut(
  map: BoardMap,
  { zoom, language, pieces, drawn, places }: Spelled,
): Required<Pick<MapNames, 'spellsOut' | 'nameAt' | 'hushed'>> {
  const names = new Set<string>([...places].map((at) => provinceOf(at)))
  const drawings = drawn.flatMap(({ order, route }, i) =>
    order ? [{ id: `${i}`, order, route, power: null }] : [],
  )
  const lines = orderArrows(map, drawings, zoom).map(({ arrow }) => lineOf(arrow))
  const found = clearNames(map, { zoom, language, names, pieces, lines })
  const spellsOut = (province: string) => names.has(province)
  const nameAt = (province: string) => found.get(province)
  const hushed = codesUnder(map, zoom, { ...mapNames(language), spellsOut, nameAt })
  return { spellsOut, nameAt, hushed: (province) => hushed.has(province) }
}

/** Letters of two provinces may touch by this many px: capitals do not fill their line. */
const TOUCH_PX = 3

/** The other provinces whose letters would lie under such a name. */
function codesUnder(map: BoardMap, zoom: number, spelling: Spelling): ReadonlySet<string> {
  const scale = symbolScale(zoom)
  const letters = [...map.provinces.values()].flatMap((province) => {
    const put = letteringOf(province, { zoom, scale, by: spreadAt(zoom) }, spelling, false)
    return put ? [boxOf(province.id, put, scale)] : []
  })
  const names = letters.filter(({ province }) => spelling.spellsOut?.(province))
  return new Set(
    letters
      .filter((one) => !names.includes(one) && names.some((name) => overlap(name, one, -TOUCH_PX / 2)))
      .map(({ province }) => province),
  )
}
