// The ways in which a province's name can be written: whole, on two lines, smaller, and last its abbreviation.
import { textWidthEm } from '../../../../shared/map/text-width.ts'

export interface Wording {
  readonly lines: readonly string[]
  /** Letters' height as a share of the usual one. */
  readonly size: number
  /** How much worse than the whole name on one line, in letters' heights of distance. */
  readonly cost: number
}

/** Distance of the base lines of two lines, in letters' heights. */
export const LINE_HEIGHT = 0.98
/** Letters are no smaller than this share of the usual height. */
const SMALLER = 0.82
const COST = { twoLines: 0.8, smaller: 2.2, code: 9 }

/** A name broken where its two lines are least long; null where it is one word. */
function broken(name: string): readonly [string, string] | null {
  const breaks = [...name.matchAll(/\s+|(?<=[-‑–])/gu)].map(({ index, 0: { length } }) => [
    name.slice(0, index),
    name.slice(index + length),
  ])
  const long = (lines: readonly string[]) => Math.max(...lines.map(textWidthEm))
  const [best] = breaks
    .filter((lines): lines is [string, string] => lines.every((line) => line !== ''))
    .toSorted((a, b) => long(a) - long(b))
  return best ?? null
}

/** All of them, the best first. */
export function wordingsOf(name: string, code: string): readonly Wording[] {
  const two = broken(name)
  const lines = [{ lines: [name], cost: 0 }, ...(two ? [{ lines: two, cost: COST.twoLines }] : [])]
  return [
    ...lines.map((one) => ({ ...one, size: 1 })),
    ...lines.map((one) => ({ ...one, size: SMALLER, cost: one.cost + COST.smaller })),
    ...(code === name ? [] : [{ lines: [code], size: 1, cost: COST.code }]),
  ]
}
