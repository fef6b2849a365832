// The route of an army over the sea. The rules need only that some chain of fleets stood; which of several was used
// changes nothing, so the shortest is reported.
import { NONE, provinceId } from '../board/board.ts'
import type { ProvinceId } from '../board/ids.ts'
import { brokenRoute, shortestRoute } from '../orders/convoy-route.ts'
import { MOVE } from '../orders/legality.ts'
import { wentBySea } from './aftermath.ts'
import { NO, NOWHERE, YES, type Work } from './core/work.ts'

/**
 * The seas of an army's convoy, in the order of the journey: of the fleets that stood where they carried it, of all
 * that were ordered to where one of them was lost, and of the existing ones where the chain has a gap. Undefined for
 * an army by land.
 */
export function routeOf(work: Work, i: number): readonly ProvinceId[] | undefined {
  if (work.firstFleet[i] === NONE || work.kind[i] !== MOVE) return undefined
  const { board, scratch, position, route, path, dest, open, firstFleet, nextFleet, state } = work
  const gap = route[i] === NOWHERE
  if (!gap && !wentBySea(work, i)) return undefined
  for (let f = firstFleet[i]!; f !== NONE; f = nextFleet[f]!) open[position.in[f]!] = state[f] === YES ? 2 : 1
  const [from, to] = [position.in[i]!, dest[i]!]
  const seas = gap
    ? brokenRoute(board, scratch, open, from, to)
    : shortestRoute(board, scratch, open, path[i] === NO ? 1 : 2, from, to)
  for (let f = firstFleet[i]!; f !== NONE; f = nextFleet[f]!) open[position.in[f]!] = 0
  return seas.map((sea) => provinceId(board, sea))
}
