import type { BoardNames } from '../names/board-names.ts'

/** Makes something out of a board's names when it is first asked for, and keeps it as long as the names live. */
export function perBoard<Made>(make: (names: BoardNames) => Made): (names: BoardNames) => Made {
  const known = new WeakMap<BoardNames, Made>()
  return (names) => {
    const made = known.get(names) ?? make(names)
    known.set(names, made)
    return made
  }
}
