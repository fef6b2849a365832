import type { Reason } from '../../../../shared/games/diplomacy/notation/telling.ts'
import { roomSentence } from '../../../words/room-sentence.ts'
import { held } from '../words/held.ts'

/** A reason as a sentence in the reader's language; its keys are REASON_KEYS. */
export const reasonText = ({ key, params }: Reason): string => held(roomSentence(key, params) ?? '')
