// The variant that a table plays unless it says otherwise, and that lessons are about: these two lines name it, and nothing
// else outside its package does. Pages bring its look with them and fetch those of the others.
import type { VariantId } from './index.ts'

export { look as USUAL_LOOK } from './standard/look.ts'

export const USUAL_VARIANT = 'standard' satisfies VariantId
