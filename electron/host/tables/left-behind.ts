// Removes from a saved table what another host must not get: keys, and letters that not everybody has read. The person
// who opens the file is the host there and sees for every seat.
import { leftBehind, sealedMail, type Mail } from '../../../shared/table/letters/letter.ts'
import type { Entry } from '../storage/entry.ts'
import type { TableRecord } from './record.ts'

/** The record without keys, and without the text of sealed letters. */
export const carriedRecord = (record: TableRecord, open: boolean): TableRecord => ({
  ...record,
  table: { ...record.table, mail: open ? record.table.mail : sealedMail(record.table.mail) },
  keys: {},
  acts: {},
})

/**
 * Entries without the text of letters, until the table has opened all letters. `first` letters were written before
 * them.
 */
export function carriedEntries(entries: readonly Entry[], mail: Mail, first: number): readonly Entry[] {
  let letter = first
  return entries.map((entry) => {
    const { command } = entry
    if (command.kind !== 'letter' && command.kind !== 'broadcast') return entry
    const isPublic = mail.open || mail.letters[letter]?.got.includes(null) === true
    letter += 1
    return isPublic ? entry : { ...entry, command: leftBehind(command) }
  })
}
