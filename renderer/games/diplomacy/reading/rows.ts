// The rows of a power in a list of results. A power that ordered nothing, as in civil disorder, has one row for all its
// units that hold: otherwise such powers fill every list.
import { m } from '../../../words/rooms.ts'
import type { ReadLine } from './lines.ts'

export interface ReadRow extends ReadLine {
  /** The keys of the lines it stands for. */
  readonly keys: readonly string[]
}

/** The rows for all lines of a power; a dislodged unit always has its own. */
export function rowsOf(lines: readonly ReadLine[]): readonly ReadRow[] {
  const ordered = lines.some(({ result }) => result?.outcome.kind !== 'unordered')
  const idle = ordered ? [] : lines.filter(({ dislodged }) => !dislodged)
  const [first] = idle
  const rows = (of: readonly ReadLine[]) => of.map((line): ReadRow => ({ ...line, keys: [line.key] }))
  if (!first || idle.length === 1) return rows(lines)
  const together: ReadRow = {
    ...first,
    keys: idle.map(({ key }) => key),
    result: null,
    order: m.read_unordered({ units: idle.map(({ order }) => order).join(', ') }),
    why: null,
  }
  return [together, ...rows(lines.filter((line) => !idle.includes(line)))]
}
