import type { Arrow } from './arrows.ts'

/** An arrow with what its reader should know of it. */
export interface DrawnArrow extends Arrow {
  /** Equal for equal orders, so that only a new one draws itself in. */
  readonly key: string
  readonly power: string | null
  /** Not allowed, or not known to work: said with an amber outline as well as in words. */
  readonly doubtful: boolean
  /** Stands out while somebody reads about it. */
  readonly lit: boolean
  readonly faint: boolean
}
