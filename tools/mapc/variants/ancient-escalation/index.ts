import type { VariantFacts } from '../../variant.ts'
import { facts as ancient } from '../ancient-mediterranean/index.ts'

/** Escalation is played on the board of Ancient Mediterranean as it is drawn. */
export const facts: VariantFacts = { ...ancient, id: 'ancient-escalation' }
