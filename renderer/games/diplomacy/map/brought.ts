// Boards that somebody brought, fetched from the host when a table is first played on one.
import type { Kept } from '../../../../shared/games/diplomacy/brought/kept.ts'
import { variantFrom } from '../../../../shared/games/diplomacy/brought/variant.ts'
import {
  type BroughtId,
  enter,
  type VariantId,
  variantOf,
} from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Look } from '../../../../shared/games/diplomacy/variants/look.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import { fetchedOnce } from './fetched-once.ts'

const fetched = new Map<string, Promise<Kept>>()

/** What the host keeps of a board, which has entered the list of variants then. Rejects where the host has none such. */
export const keptBoard = (id: string): Promise<Kept> =>
  fetchedOnce(fetched, id, async () => {
    const answer = await fetch(`/brought/diplomacy/${encodeURIComponent(id)}.json`)
    if (!answer.ok) throw new Error(`the host has no board ${id}`)
    const kept = (await answer.json()) as Kept
    enter(variantFrom(kept.definition, id as BroughtId))
    return kept
  })

export async function broughtLook(id: VariantId): Promise<Look> {
  await keptBoard(id)
  return variantOf(id).look
}

export async function broughtMap(id: string): Promise<BoardMap> {
  const { map } = await keptBoard(id)
  return { ...decodeMap(map), picture: map.picture && { pieces: map.picture, precision: map.precision } }
}
