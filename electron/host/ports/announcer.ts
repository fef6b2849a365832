import type { NearbyTable } from '../../../shared/protocol/messages.ts'

/** What is announced of a table on the network. */
export interface Announcement {
  readonly name: string
  /** The room's code; with the name unique on any network. */
  readonly code: string
  readonly port: number
  /** The host's best address for a page. */
  readonly url: string
}

/** Finding each other on the network without typing addresses. */
export interface Announcer {
  /** Sets the open tables: new ones are announced, missing ones withdrawn. Resolves when that is done. */
  announce(tables: readonly Announcement[]): Promise<void>
  /** Other hosts' tables, now. */
  nearby(): readonly NearbyTable[]
  /** Calls back whenever `nearby` changed. */
  onChange(run: () => void): void
  /** Says goodbye and frees the socket. */
  close(): Promise<void>
}

/** No network: announces nothing and finds nobody. */
export const nullAnnouncer: Announcer = {
  announce: async () => undefined,
  nearby: () => [],
  onChange: () => undefined,
  close: async () => undefined,
}
