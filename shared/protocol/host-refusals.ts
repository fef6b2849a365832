/** Every refusal of the host itself, beside the table's own; pages have a sentence for each. */
export const HOST_REFUSALS = [
  /** The page is older or newer than the host: reload it. Data: host, page. */
  'protocol/other-version',
  /** Not a message of the protocol. */
  'protocol/malformed',
  /** The first message must be `hello`; later ones may not. */
  'protocol/hello-first',
  /** The key is not valid here: it was revoked, or it belongs to another host. */
  'access/wrong-token',
  /** No table with this code. */
  'access/wrong-code',
  /** The address names a machine other than this one. */
  'access/other-name',
  /** The host serves nothing at that address. */
  'page/unknown',
  /** Too many wrong codes or keys: wait a minute. */
  'access/too-many-tries',
  /** Only the host's window may do that. */
  'access/not-host',
  /** The host removed this person from the table. */
  'access/dismissed',
  /** The name has no visible characters. */
  'person/name-unreadable',
  /** A word of the name mixes letters of several alphabets. Data: name. */
  'person/name-mixed',
  /** The name looks like another name at the table. Data: name, other. */
  'person/name-alike',
  /** The person now uses another device: this one has lost the seat. */
  'access/moved',
  /** No person at the table has that name. Data: name. */
  'claim/nobody',
  /** The host did not let this device take the place. */
  'claim/denied',
  /** The device that asked for the place has left, or no longer asks. */
  'claim/gone',
  /** Too many devices ask for a place. */
  'claim/too-many',
  /** This connection is at no table. */
  'access/no-table',
  /** Too many messages. */
  'limits/too-fast',
  /** More to store than a seat ever needs. Data: seconds (until there is room again). */
  'limits/too-much',
  /** Too many places taken from one address in a short time. Data: seconds (until the next may be). */
  'limits/too-many-places',
  /** Too many connections, from one address or in all. */
  'limits/too-many-connections',
  /** The connection reads too slowly. */
  'limits/too-slow',
  /** No such table here. */
  'table/unknown',
  /** The table is still being opened. */
  'table/opening',
  /** The table is in the archive. */
  'table/archived',
  /** The table is of a game that this program does not have. Data: game. */
  'game/unknown',
  /** No person at the laptop plays that seat. Data: seat. */
  'curtain/not-here',
  /** Another window holds a curtain open. Data: seat. */
  'curtain/open-elsewhere',
  /** The seat's curtain is closed. Data: seat. */
  'curtain/closed',
  /** This viewer may not read that box. */
  'letter/not-yours',
  /** No closed phase of that number. */
  'record/unknown',
  /** An error in the program: nothing was changed and the table goes on. */
  'host/incident',
  /** An entry of the journal is missing. Data: seq. */
  'journal/gap',
  /** The disk is full: nothing was changed. */
  'journal/full',
  /** The disk could not be written: nothing was changed. */
  'journal/broken',
  /** Another program has taken over the folder of the tables. Only that program knows whether the command was done. */
  'journal/taken',
  /**
   * The last write was cut short by a crash before it was acknowledged; everything before it is there. Data: kept,
   * bytes.
   */
  'journal/torn',
  /** The journal has become longer than the program reads: nothing was changed. */
  'journal/too-long',
  /** A copy of another table's folder. Data: table. */
  'journal/another-table',
  /** Part of the journal was unreadable. Data: kept (commands read back), lost. */
  'journal/damaged',
  /** No part of the journal could be read. */
  'journal/unreadable',
  /** The journal comes from a newer program. Data: schema, known. */
  'journal/newer',
  /** The journal has an unknown shape. Data: schema. */
  'journal/unknown-schema',
  /**
   * The program can no longer apply a command of the journal; the table is as it was before that command. Data: kept,
   * lost.
   */
  'journal/not-followed',
  /** Not a table file. */
  'file/not-a-table',
  /** The file was changed after it was saved. */
  'file/changed',
  /** The file begins in the middle of a game, from a snapshot of another version of the program. */
  'file/other-version',
  /** Larger than any table. Data: most (bytes). */
  'file/too-large',
  /** The file could not be read. Data: file. */
  'file/unreadable',
  /** The file could not be written there. Data: file. */
  'file/unwritable',
  /** No game here knows the files. */
  'brought/unknown',
  /** What was brought is not whole, or takes too long to read. */
  'brought/unreadable',
  /** One board, or all files together, are larger than a board may be. */
  'brought/too-large',
  /** The host keeps no more. Data: most. */
  'brought/full',
  /** Tables are played on it, or cannot be opened and may be. Data: tables (names). */
  'brought/in-use',
  /** More people, phases or years than a table has. */
  'file/out-of-bounds',
  /** A command in the file is not understood. Data: entry. */
  'file/unreadable-entry',
  /** Nobody may know who plays whom before the end, and the file would show it. */
  'file/names-hidden',
] as const
