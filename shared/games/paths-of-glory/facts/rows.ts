/** The lines of a table of facts, cut into named columns. A wrong number of columns is a bug in the table. */
export function rowsOf<Column extends string>(
  table: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  return linesOf(table).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length) throw new Error(`not ${columns.length} columns: ${line}`)
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Column, string>
  })
}

/** The lines of a table, without empty ones. */
export const linesOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The words of a cell; none where it holds a dash. */
export const wordsOf = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split(' '))

/** The value, if it is one of a closed list. Anything else is a bug in the table. */
export function oneOf<T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((one) => one === value)
  if (found === undefined) throw new Error(`${value} is none of ${list.join(', ')}`)
  return found
}
