// At far zooms a stack is one block: its flags and, where there are several counters, how many. A lone counter has no
// figure, which could be taken for its combat factor.
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { FLAG_RIM, flagOf } from './flags.ts'
import { counterInk } from './inks.ts'
import type { Counter, PlacesNow } from './position.ts'
import { box } from './shapes.ts'
import { put } from './signs.ts'
import { ALARM, type Drawing, type NationCounters, type Written } from './stacks.ts'

export interface DrawnBlocks {
  readonly groups: readonly NationCounters[]
  readonly counts: readonly Written[]
  readonly cutOff: string
  readonly alarm: string
}

/** Sides of a block, in viewBox px: of a lone counter, of several; lower where there are only corps. */
const BLOCK = { lone: 44, several: 64, high: 36, low: 28 } as const

/** Width and height of the block of a stack that has counters. */
export const blockOf = (
  counters: readonly Counter[],
): { readonly width: number; readonly height: number } => ({
  width: counters.length > 1 ? BLOCK.several : BLOCK.lone,
  height: counters.some(({ army }) => army) ? BLOCK.high : BLOCK.low,
})

/** The blocks of a position. */
export function drawBlocks(map: PlaceMap, position: PlacesNow): DrawnBlocks {
  const groups = new Map<string, Drawing>()
  const counts: Written[] = []
  let [cutOff, alarm] = ['', '']
  for (const [id, { counters }] of position) {
    const place = map.places.get(id)
    const [first] = counters
    if (!place || !first) continue
    const { width, height } = blockOf(counters)
    const nations = [...new Set(counters.map(({ nation }) => nation))].slice(0, 2)
    const { ink } = counterInk(first.nation)
    const reduced = counters.filter((one) => one.reduced).length
    const groupOf = (nation: string) => {
      const inks = counterInk(nation)
      const known = groups.get(nation) ?? {
        ...inks,
        shape: '',
        flag: flagOf(nation).map((piece) => ({ ink: piece.ink, d: '' })),
        rim: '',
      }
      groups.set(nation, known)
      return known
    }
    const [x, y] = place.at
    groupOf(first.nation).shape +=
      reduced > 0
        ? tornBlock([x, y], width, height, reduced / counters.length)
        : box([x, y], width, height, first.side === 'cp' ? 2.5 : 8, first.side === 'ap')
    const lift = reduced > 0 ? 2 : 0
    nations.forEach((nation, i) => {
      const scale = nations.length === 1 ? 2.2 : 1.45
      const at: Point = [
        x - (counters.length > 1 ? 16 : 0),
        y + (nations.length === 1 ? 0 : (i - 0.5) * (height / 2 - 2)) - lift,
      ]
      flagOf(nation).forEach((piece, k) => (groupOf(nation).flag[k]!.d += put(piece.d, at, scale)))
      groupOf(nation).rim += put(FLAG_RIM, at, scale)
    })
    if (counters.length > 1)
      counts.push({ key: id, text: `×${counters.length}`, at: [x + 14, y + 9 - lift], size: 25, ink })
    if (counters.some((one) => one.cutOff)) {
      const corner: Point = [x + width / 2 - 2, y - height / 2 + 2]
      cutOff += box(corner, 20, 20, 10, true)
      alarm += put(ALARM, corner, 1.7)
    }
  }
  return { groups: [...groups].map(([key, group]) => ({ key, ...group })), counts, cutOff, alarm }
}

/** The teeth of a block's lower edge. */
const TEETH = 6

/** A block with reduced counters: its lower edge is torn from the right end on, as far as their share of the stack. */
function tornBlock([x, y]: Point, width: number, height: number, share: number): string {
  const tooth = width / TEETH
  const torn = Math.max(2, Math.round(TEETH * share))
  const tear = Array.from(
    { length: torn },
    (_, i) => `l${-tooth / 2} ${i % 2 ? -4 : -7}l${-tooth / 2} ${i % 2 ? 4 : 7}`,
  ).join('')
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}${tear}H${x - width / 2}z`
}
