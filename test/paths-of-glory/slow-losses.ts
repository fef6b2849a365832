// A second implementation of taking losses: it tries every order of single steps, and keeps the best sums (12.4).
import { UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { type Board, RESERVE } from '../../shared/games/paths-of-glory/state/board.ts'

interface Man {
  readonly kind: string
  readonly army: boolean
  readonly nation: string
  readonly loss: readonly [number, number]
  readonly priority: number | null
  readonly reduced: number
}

const manOf = (index: number, reduced: number): Man => {
  const unit = UNITS[index]
  if (!unit) throw new Error(`no counter ${index}`)
  return {
    kind: unit.kind,
    army: unit.army,
    nation: unit.nation,
    loss: [unit.full.loss, unit.reduced.loss],
    priority: unit.lossPriority,
    reduced,
  }
}

/** A way to take losses in the words of these twins: counters that are alike have one name. */
export function wordsOf(board: Board, steps: readonly number[]): string {
  const lost = new Map<number, number>()
  return steps
    .map((unit) => {
      const before = lost.get(unit) ?? board.reduced[unit] ?? 0
      lost.set(unit, before + 1)
      return `${UNITS[unit]?.kind}:${before === 0 ? 'full>reduced' : 'reduced>eliminated'}`
    })
    .sort()
    .join(' ')
}

/** The kind of corps that replaces an army. */
const corpsOf = ({ kind, nation }: Man) => (kind === 'br-bef' ? 'br-bef-corps' : `${nation}-corps`)

/** Sorted lists of `kind:from>to` of every legal way. */
export function slowWays(
  board: Board,
  units: readonly number[],
  number: number,
  order: 'free' | 'by-priority',
): Set<string> {
  const reserve: Record<string, [full: number, reduced: number]> = {}
  for (const { index, kind } of UNITS)
    if (board.at[index] === RESERVE) {
      const counts = (reserve[kind] ??= [0, 0])
      counts[board.reduced[index] ?? 0] = (counts[board.reduced[index] ?? 0] ?? 0) + 1
    }
  const ends = new Map<string, number>()
  const seen = new Set<string>()
  const walk = (
    men: readonly Man[],
    left: number,
    boxes: typeof reserve,
    steps: readonly string[],
    free: number,
  ) => {
    const state = JSON.stringify([men, boxes, [...steps].sort(), free])
    if (seen.has(state)) return
    seen.add(state)
    let fitting = men.filter(({ loss, reduced }) => (loss[reduced] ?? 9) <= left)
    const first = fitting.filter(({ priority }) => priority !== null)
    if (order === 'by-priority' && first.length > 0) {
      const lowest = Math.min(...first.map(({ priority }) => priority ?? 9))
      fitting = first.filter(({ priority }) => priority === lowest)
    }
    if (fitting.length === 0 || left === 0) {
      ends.set([...steps].sort().join(' '), number - left)
      return
    }
    const forced = order === 'by-priority' && first.length > 0
    // Freely taken steps may stop anywhere; only the best sums count in the end.
    if (!forced) ends.set([...steps].sort().join(' '), number - left)
    for (const man of fitting) {
      const others = men.filter((one) => one !== man)
      const points = man.loss[man.reduced] ?? 0
      const step = `${man.kind}:${man.reduced === 0 ? 'full>reduced' : 'reduced>eliminated'}`
      if (man.reduced === 0) {
        walk(
          [...others, { ...man, reduced: 1 }],
          left - points,
          boxes,
          [...steps, step],
          forced ? free : free + points,
        )
        continue
      }
      const kind = corpsOf(man)
      const box = man.army ? boxes[kind] : undefined
      const which = box ? (box[0] > 0 ? 0 : box[1] > 0 ? 1 : -1) : -1
      const corps = UNITS.find((unit) => unit.kind === kind)
      if (box === undefined || which < 0 || !corps) {
        walk(others, left - points, boxes, [...steps, step], forced ? free : free + points)
        continue
      }
      const next: [number, number] = [box[0] - (which === 0 ? 1 : 0), box[1] - (which === 1 ? 1 : 0)]
      walk(
        [...others, manOf(corps.index, which)],
        left - points,
        { ...boxes, [kind]: next },
        [...steps, step],
        forced ? free : free + points,
      )
    }
  }
  walk(
    units.map((unit) => manOf(unit, board.reduced[unit] ?? 0)),
    number,
    reserve,
    [],
    0,
  )
  const best = Math.max(0, ...ends.values())
  const ways = new Set([...ends].filter(([, points]) => points === best).map(([way]) => way))
  const [a, b] = units.map((unit) => manOf(unit, board.reduced[unit] ?? 0))
  if (!a || !b || units.length !== 2) return ways
  const alone =
    a.army && b.army && a.reduced + b.reduced === 0 && a.loss[0] === b.loss[0] && number === 2 * a.loss[0] + 1
  const corps = [a, b].some((man) => (reserve[corpsOf(man)] ?? [0, 0]).some((count) => count > 0))
  // Rule 12.4.4.2.
  if (alone && !corps) ways.delete([`${a.kind}:full>reduced`, `${b.kind}:full>reduced`].sort().join(' '))
  return ways
}
