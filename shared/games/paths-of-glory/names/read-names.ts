import { linesOf } from '../facts/rows.ts'

/** Names by the id of the place, from the rows of a language's file. */
export const readNames = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    linesOf(rows).map((line): [string, string] => {
      const [id = '', name = ''] = line.split(' | ')
      return [id, name]
    }),
  )
