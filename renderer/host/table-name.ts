// The name of a new table: its date, and a number where that name is taken.
import { m } from '../words/rooms.ts'

/** "Table of 23 November", or "Table of 23 November, no. 2". */
export function freshName(date: string, taken: readonly string[]): string {
  const first = m.lobby_default_name({ date })
  if (!taken.includes(first)) return first
  let number = 2
  while (taken.includes(m.lobby_default_name_next({ date, number }))) number++
  return m.lobby_default_name_next({ date, number })
}
