import type { Arrow } from './arrows.ts'

/** An arrow with what its drawing needs besides. */
export interface DrawnArrow extends Arrow {
  /** Equal for equal orders, so that only a new one is animated. */
  readonly key: string
  readonly power: string | null
  /** Not allowed, or not known to work: shown with an amber outline as well as in words. */
  readonly doubtful: boolean
  /** Highlighted while the reader is at its text. */
  readonly lit: boolean
  readonly faint: boolean
}
