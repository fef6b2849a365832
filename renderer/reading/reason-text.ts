import type { Reason } from '../../shared/games/diplomacy/notation/reason.ts'
import { sentence } from '../words/sentence.ts'

/** A reason as a sentence in the reader's language; its keys are REASON_KEYS. */
export const reasonText = ({ key, params }: Reason): string => sentence(key, params) ?? ''
