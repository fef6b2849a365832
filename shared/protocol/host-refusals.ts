/** Every reason the host itself gives, beside the table's own; pages have a sentence for each. */
export const HOST_REFUSALS = [
  /** The page is older or newer than the host: reload it. Data: host, page. */
  'protocol/other-version',
  /** Not a message of the protocol. */
  'protocol/malformed',
  /** The first message must say who it is; later ones may not. */
  'protocol/hello-first',
  /** The key opens nothing here: revoked, or of another host. */
  'access/wrong-token',
  /** No table with this code. */
  'access/wrong-code',
  /** The address names another machine than this one. */
  'access/other-name',
  /** Nothing lies at that address. */
  'page/unknown',
  /** Too many wrong codes or keys: wait a minute. */
  'access/too-many-tries',
  /** Only the host's window may do that. */
  'access/not-host',
  /** The host took this person off the table. */
  'access/dismissed',
  /** Nothing of the name can be seen. */
  'person/name-unreadable',
  /** A word of the name takes letters of several alphabets. Data: name. */
  'person/name-mixed',
  /** The name looks like that of somebody at the table. Data: name, other. */
  'person/name-alike',
  /** The person goes on with another device: this one is no longer in the seat. */
  'access/moved',
  /** Nobody at the table has that name. Data: name. */
  'claim/nobody',
  /** The host did not let this device take the place. */
  'claim/denied',
  /** Whoever asked for the place has gone, or asks no longer. */
  'claim/gone',
  /** More asking for somebody's place than the host could sort out. */
  'claim/too-many',
  /** This connection is at no table. */
  'access/no-table',
  /** More messages than anybody needs. */
  'limits/too-fast',
  /** More to be kept than a seat ever needs. Data: seconds (until there is room again). */
  'limits/too-much',
  /** Too many places taken from one address in a short time. Data: seconds (until the next may be). */
  'limits/too-many-places',
  /** Too many connections, from one address or in all. */
  'limits/too-many-connections',
  /** Reads too slowly. */
  'limits/too-slow',
  /** No such table here. */
  'table/unknown',
  /** The table is being read: it will be there in a moment. */
  'table/opening',
  /** The table lies in the archive. */
  'table/archived',
  /** The table is of a game that this program does not have. Data: game. */
  'game/unknown',
  /** Nobody plays that seat at the laptop. Data: seat. */
  'curtain/not-here',
  /** Another window holds a curtain open. Data: seat. */
  'curtain/open-elsewhere',
  /** The seat's curtain is closed. Data: seat. */
  'curtain/closed',
  /** These eyes may not look into that box. */
  'letter/not-yours',
  /** No closed phase of that number. */
  'record/unknown',
  /** The program made a mistake; nothing was changed and the table goes on. */
  'host/incident',
  /** An entry of the journal is missing. Data: seq. */
  'journal/gap',
  /** The disk is full: nothing was changed. */
  'journal/full',
  /** The disk could not be written: nothing was changed. */
  'journal/broken',
  /** Another program has taken the folder of the tables over: whether it was done, that one knows. */
  'journal/taken',
  /** The last write was cut short by a crash before it was acknowledged; all before is there. Data: kept, bytes. */
  'journal/torn',
  /** The journal has become longer than the program reads: nothing was changed. */
  'journal/too-long',
  /** A copy of another table's folder. Data: table. */
  'journal/another-table',
  /** Part of the journal was unreadable. Data: kept (commands read back), lost. */
  'journal/damaged',
  /** Nothing of the journal could be read. */
  'journal/unreadable',
  /** The journal comes from a newer program. Data: schema, known. */
  'journal/newer',
  /** The journal is of a shape nobody knows. Data: schema. */
  'journal/unknown-schema',
  /** The program no longer follows a command of the journal; the table stands before it. Data: kept, lost. */
  'journal/not-followed',
  /** Not a table file. */
  'file/not-a-table',
  /** The file was changed after it was saved. */
  'file/changed',
  /** The file begins in the middle of a game, as another version of the program kept it. */
  'file/other-version',
  /** Larger than any table. Data: most (bytes). */
  'file/too-large',
  /** The file could not be read. Data: file. */
  'file/unreadable',
  /** The file could not be written there. Data: file. */
  'file/unwritable',
  /** More people, phases or years than a table has. */
  'file/out-of-bounds',
  /** A command in the file is not understood. Data: entry. */
  'file/unreadable-entry',
  /** Nobody may know who plays whom before the end, and the file would tell it. */
  'file/names-hidden',
] as const
