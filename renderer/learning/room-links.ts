/** Addresses of a learning room's pages; on the host's laptop they begin as its own do. */
export class RoomLinks {
  protected readonly prefix: string
  /** Where whoever leaves the room goes. */
  readonly leave: string

  constructor(laptop: string | null) {
    this.prefix = laptop === null ? '#' : `#${laptop}/`
    this.leave = `#${laptop ?? ''}`
  }

  /** The lessons of another game. */
  other = (at: string): string => `${this.prefix}${at}`
}
