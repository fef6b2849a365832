// Reads the sheets of several powers from one text: a line that names a power is the heading of the lines under it.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'

export interface Paper {
  readonly power: PowerId
  readonly text: string
}

const bare = (text: string): string => text.trim().toLocaleLowerCase()

/** A text as one paper for each power that heads some of it; what stands before the first heading is `first`'s. */
export function papersIn(
  text: string,
  namesOf: ReadonlyMap<PowerId, readonly string[]>,
  first: PowerId,
): readonly Paper[] {
  const heads = new Map([...namesOf].flatMap(([power, names]) => names.map((name) => [bare(name), power])))
  const lines = new Map<PowerId, string[]>()
  let power = first
  for (const line of text.split('\n')) {
    const [head = '', ...rest] = line.split(':')
    const named = heads.get(bare(head))
    power = named ?? power
    const orders = named ? rest.join(':') : line
    if (orders.trim() !== '') lines.set(power, [...(lines.get(power) ?? []), orders.trim()])
  }
  return [...lines].map(([of, orders]) => ({ power: of, text: orders.join('\n') }))
}
