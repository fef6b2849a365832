import { roomSentence } from '../../../words/room-sentence.ts'

/** How many items the list of rules about conflicts has (R166). */
export const RULES = 22

const ruleKey = (rule: number): string => `rule_${rule}`

/** Every rule's key in the catalogue. */
export const RULE_KEYS: readonly string[] = Array.from({ length: RULES }, (_, i) => ruleKey(i + 1))

/** The text of one of the 22 rules. */
export const ruleText = (rule: number): string => roomSentence(ruleKey(rule)) ?? ''
