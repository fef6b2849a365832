// What no package has: how Escalation on a board is called and drawn, and the boards that somebody brought.
import { escalationLook } from '../../../../shared/games/diplomacy/variants/escalation/look.ts'
import { boardUnder } from '../../../../shared/games/diplomacy/variants/escalation/ids.ts'
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Look } from '../../../../shared/games/diplomacy/variants/look.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'

/** A room of its own: it needs the facts of all boards, which Escalation on one of ours does not. */
const brought = () => import('./brought.ts')

export async function lookBeyond(
  variant: VariantId,
  lookOf: (board: VariantId) => Promise<Look>,
): Promise<Look> {
  const board = boardUnder(variant)
  if (board !== null) return escalationLook(variant, await lookOf(board as VariantId))
  return (await brought()).broughtLook(variant)
}

export const mapBeyond = async (map: string): Promise<BoardMap> => (await brought()).broughtMap(map)
