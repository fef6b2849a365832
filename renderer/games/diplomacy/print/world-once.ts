// A board that goes round, on paper: the world once. It is cut where fewest symbols are, and what stands beyond the cut is drawn
// on its other side. On the screen such a board has no edge (renderer/board/Again.svelte).
import type { BoardMap, Box, MapProvince, Point } from '../../../../shared/map/board-map.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { once, turnTo } from '../../../board/round.ts'

const STEP_PX = 4

/** The x of everything that is drawn of a province, with half its width. */
function symbolsOf({ sites }: MapProvince): readonly (readonly [x: number, half: number])[] {
  const { unit, star, code } = SYMBOL_SIZE
  return [
    ...[sites.unit, ...Object.values(sites.coasts)].map(([x]) => [x, unit[0] / 2] as const),
    ...(sites.star ? [[sites.star[0], star[0] / 2] as const] : []),
    [sites.code.at[0], (code[0] * sites.code.scale) / 2],
  ]
}

/** The part of a drawing that is printed: all of it, or the world once. */
export function printedPart(map: BoardMap): Box {
  const middle = once(map)
  const { round } = map
  if (!round) return middle
  const all = [...map.provinces.values()].flatMap(symbolsOf)
  const cutAt = (x: number) =>
    all.filter(([at, half]) => Math.abs(at + turnTo(at, x, round) - x) < half).length
  let best = middle.x
  for (let away = 0; away <= middle.x; away += STEP_PX)
    for (const x of [middle.x - away, middle.x + away]) if (cutAt(x) < cutAt(best)) best = x
  return { ...middle, x: best }
}

/** The same board with the symbols of every province inside that part. */
export function drawnOnce(map: BoardMap): BoardMap {
  const { round } = map
  if (!round) return map
  const part = printedPart(map)
  const provinces = [...map.provinces].map(([id, province]): [string, MapProvince] => {
    const { sites } = province
    const by = turnTo(sites.unit[0], part.x + part.width / 2, round)
    if (by === 0) return [id, province]
    const moved = ([x, y]: Point): Point => [x + by, y]
    const label = <T extends { readonly at: Point }>(one: T): T => ({ ...one, at: moved(one.at) })
    return [
      id,
      {
        ...province,
        sites: {
          ...sites,
          unit: moved(sites.unit),
          dislodged: moved(sites.dislodged),
          star: sites.star && moved(sites.star),
          code: label(sites.code),
          names: Object.fromEntries(Object.entries(sites.names).map(([tag, name]) => [tag, label(name)])),
          coasts: Object.fromEntries(Object.entries(sites.coasts).map(([coast, at]) => [coast, moved(at)])),
        },
      },
    ]
  })
  return { ...map, provinces: new Map(provinces) }
}
