import type { Reason } from '../../../../shared/games/diplomacy/notation/telling.ts'
import { sentence } from '../../../words/sentence.ts'
import { held } from '../words/held.ts'

/** Why an order is refused, as a sentence in the reader's language; the other reasons are words of the reading. */
export const illegalText = ({ key, params }: Reason): string => held(sentence(key, params) ?? '')
