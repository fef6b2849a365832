// The board that this page shows. A page shows one table at a time, so the names of its spaces and powers and their
// inks follow from it.
import { createSubscriber } from 'svelte/reactivity'
import type { Naming } from '../../../../shared/games/diplomacy/notation/names/board-names.ts'
import type { Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Look } from '../../../../shared/games/diplomacy/variants/look.ts'
import { USUAL_LOOK, USUAL_VARIANT } from '../../../../shared/games/diplomacy/variants/usual.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { nameLook } from './name-look.ts'

let shown: VariantId = USUAL_VARIANT
let look: Look = USUAL_LOOK
let tell = (): void => {}
/** Reading it makes a component render again when another board is shown. */
const follow = createSubscriber((update) => {
  tell = update
  return () => {
    tell = () => {}
  }
})

/** The page shows a table on this board from now on. */
export function showBoard(variant: VariantId, its: Look): void {
  if (variant === shown) return
  shown = variant
  look = its
  tell()
}

/** The board the page shows. */
export function variantShown(): VariantId {
  follow()
  return shown
}

/** How the board is called and drawn. */
export function boardLook(): Look {
  follow()
  return look
}

/** The names of this board in a language. */
export const namingIn = (language: Language): Naming => ({
  names: boardLook().names,
  language,
  ...(nameLook.latin.on && { codes: 'latin' }),
})

/** How a list writes orders for the reader of this page. */
export const listingIn = (language: Language): Writing => ({ ...namingIn(language), style: nameLook.style })
