// Files whose name says which owner of the data folder wrote them: `journal.ndjson`, then `journal-7.ndjson`. Owners
// have rising numbers, so a former owner that runs again cannot write over the file of a later one.

/** A family of files: `journal` and `ndjson`. */
export interface Family {
  readonly stem: string
  readonly ending: string
}

/** The name with this number; 0 stands for no number. */
export const numberedName = ({ stem, ending }: Family, number: number): string =>
  number === 0 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`

/** The numbers of a family's files among `names`, highest first. */
export function numbersIn(names: readonly string[], { stem, ending }: Family): readonly number[] {
  const shape = new RegExp(`^${stem}(?:-([1-9]\\d{0,14}))?\\.${ending}$`)
  const numbers = names.flatMap((name) => {
    const found = shape.exec(name)
    return found ? [Number(found[1] ?? 0)] : []
  })
  return numbers.sort((a, b) => b - a)
}
