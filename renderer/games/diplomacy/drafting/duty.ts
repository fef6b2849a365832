// What a sheet has to hold: an order for each unit, or as many builds or removals as are due.
import type { SheetView } from '../../../../shared/games/diplomacy/view.ts'
import { draftOf } from './desk.ts'

export interface Duty {
  readonly all: number
  readonly left: number
}

/** How many orders a sheet asks for, or units to place or homes to name, and how many of them it lacks; a build that will not work is no build. */
export function dutyOf(sheet: SheetView): Duty {
  const { drafts, movement, retreats, adjustment, placeable = [], naming } = sheet
  if (naming) return { all: naming.count, left: naming.count - naming.named.length }
  if (placeable.length > 0) return { all: 1, left: 1 }
  const units = [...movement, ...retreats].map(({ unit }) => unit)
  const open = units.filter((unit) => draftOf(sheet, unit) === null).length
  const due = Math.abs(adjustment?.count ?? 0)
  const chosen = due === 0 ? 0 : drafts.filter(({ illegal }) => illegal === undefined).length
  return { all: units.length + due, left: open + Math.max(0, due - chosen) }
}
