// Boards that people bring, as the host knows them: kept, taken in, and named by options.
import type { Bringing } from '../../../kernel/brought.ts'
import { ok } from '../../../kernel/result.ts'
import { enter, isVariant, leave, variantOf } from '../variants/index.ts'
import { boardUnder } from '../variants/escalation/ids.ts'
import { idOf, readKept } from './kept.ts'
import { variantFrom } from './variant.ts'

/** The form of an id that follows from the contents of a board: `three-isles-3b6b38e6ce6e`. */
const BROUGHT_ID = /^[a-z][a-z0-9-]{1,40}-[0-9a-f]{12}$/

export const boards: Bringing = {
  take(kept) {
    const read = readKept(kept)
    if (!read.ok) return read
    const id = idOf(read.value)
    if (!isVariant(id)) enter(variantFrom(read.value.definition, id))
    return ok({ id, title: variantOf(id).look.title })
  },
  leave,
  named(options) {
    const variant: unknown =
      options && typeof options === 'object' && 'variant' in options ? options.variant : null
    if (typeof variant !== 'string') return null
    const board = boardUnder(variant) ?? variant
    return BROUGHT_ID.test(board) ? board : null
  },
}
