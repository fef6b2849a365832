import type { Reason } from '../../../../shared/games/diplomacy/notation/reason.ts'
import { sentence } from '../../../words/sentence.ts'

/** A unit's letter stays with its place, and no dash begins a line. */
const held = (text: string): string =>
  text.replace(/(?<!\p{L})([AFАФ]) (?=\p{L})/gu, '$1\u{A0}').replaceAll(' - ', '\u{A0}- ')

/** A reason as a sentence in the reader's language; its keys are REASON_KEYS. */
export const reasonText = ({ key, params }: Reason): string => held(sentence(key, params) ?? '')
