import type { NearbyTable } from '../../../shared/protocol/messages.ts'

/** What the network is told: one announcement a host. */
export interface Announcement {
  /** Unique on any network: `Friday (BKTX)`. */
  readonly name: string
  readonly port: number
  /** The best address for a page. */
  readonly url: string
}

/** Finding each other on the network without typing addresses. */
export interface Announcer {
  /** Replaces the announcement; null takes it back. Resolves when the network was told. */
  announce(what: Announcement | null): Promise<void>
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
