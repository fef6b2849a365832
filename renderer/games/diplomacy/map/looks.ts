// How boards are called and drawn, fetched when a table is first played on one.
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Look } from '../../../../shared/games/diplomacy/variants/look.ts'
import { USUAL_LOOK, USUAL_VARIANT } from '../../../../shared/games/diplomacy/variants/usual.ts'
import { showBoard } from '../words/board-shown.ts'

/** The room of boards and looks that no package has. */
export const beyond = () => import('./beyond.ts')

/** The `look.ts` of every package; the usual board's comes with the pages already. */
const LOOKS = import.meta.glob<Look>('../../../../shared/games/diplomacy/variants/*/look.ts', {
  import: 'look',
})

/** Looks that were fetched: their boards are shown at once. */
const here = new Map<VariantId, Look>([[USUAL_VARIANT, USUAL_LOOK]])

/**
 * How a board is called and drawn: one of ours, Escalation on one, or one that somebody brought. Rejects where the host
 * knows none such.
 */
export async function lookOf(variant: VariantId): Promise<Look> {
  const fetch = LOOKS[`../../../../shared/games/diplomacy/variants/${variant as string}/look.ts`]
  const look = here.get(variant) ?? (await (fetch ? fetch() : (await beyond()).lookBeyond(variant, lookOf)))
  here.set(variant, look)
  return look
}

/** The board that was asked for last. */
let wanted: VariantId = USUAL_VARIANT

/**
 * Shows a board as soon as its look is here. If it is here already, the board is shown at once: a page would be emptied for a
 * moment otherwise, and what the user did on it lost. Rejects where there is none.
 */
export async function bringBoard(variant: VariantId): Promise<void> {
  wanted = variant
  const known = here.get(variant)
  if (known) return showBoard(variant, known)
  const look = await lookOf(variant)
  // Another table may have been opened meanwhile.
  if (wanted === variant) showBoard(variant, look)
}
