// The looks of every variant in the list (index.ts).
import type { VariantId } from './index.ts'
import type { Look } from './look.ts'
import { look as standard } from './standard/look.ts'

const LOOKS: Readonly<Record<VariantId, Look>> = { standard }

/** How a variant is called and drawn. */
export const lookOf = (id: VariantId): Look => LOOKS[id]
