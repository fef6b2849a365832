import type { BoardNames } from '../names/board-names.ts'

/** Computes a value from a board's names on first use, and keeps it as long as the names exist. */
export function perBoard<Made>(make: (names: BoardNames) => Made): (names: BoardNames) => Made {
  const known = new WeakMap<BoardNames, Made>()
  return (names) => {
    const made = known.get(names) ?? make(names)
    known.set(names, made)
    return made
  }
}
