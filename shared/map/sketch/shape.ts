// A shape of a drawing that somebody brought.
import type { Ring } from '../layout/plane.ts'

export const FILL_RULES = ['nonzero', 'evenodd'] as const
export type FillRule = (typeof FILL_RULES)[number]

/** A shape of the drawing, in its own units (x right, y down). Later shapes lie over earlier ones. */
export interface Shape {
  /** The province it belongs to, or scenery. */
  readonly area: string
  readonly rings: readonly Ring[]
  readonly rule: FillRule
}
