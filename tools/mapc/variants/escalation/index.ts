import type { VariantFacts } from '../../variant.ts'
import { facts as standard } from '../standard/index.ts'

/** Escalation is played on the board of 1901 as it is drawn. */
export const facts: VariantFacts = { ...standard, id: 'escalation' }
