import type { Refusal } from '../../shared/kernel/refusal.ts'
import { refusalKey, refusalText } from '../words/refusal-text.ts'
import { roomSentence } from '../words/room-sentence.ts'

/** Why a letter was not taken, as a sentence. These words come with the room of letters. */
export const letterRefusalText = (refusal: Refusal): string =>
  roomSentence(refusalKey(refusal.code), refusal.data) ?? refusalText(refusal)
