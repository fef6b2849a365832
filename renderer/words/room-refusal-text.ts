import type { Refusal } from '../../shared/kernel/refusal.ts'
import { refusalKey, refusalText, said } from './refusal-text.ts'
import { roomSentence } from './room-sentence.ts'

/** A refusal as a sentence, including those whose messages are loaded with a room. */
export const roomRefusalText = (refusal: Refusal): string =>
  roomSentence(refusalKey(refusal.code), said(refusal)) ?? refusalText(refusal)
