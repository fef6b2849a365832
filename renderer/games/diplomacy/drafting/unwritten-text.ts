import { snake } from '../../../../shared/games/diplomacy/notation/message-key.ts'
import { m } from '../../../paraglide/messages.js'
import { roomRefusalText } from '../../../words/room-refusal-text.ts'
import { roomSentence } from '../../../words/room-sentence.ts'
import type { Unwritten } from './typed-lines.ts'

/** A line that was not written, with its reason; the reason alone where the text as a whole was refused. */
export function unwrittenText({ line, refusal }: Unwritten): string {
  const { code, data } = refusal
  const misread =
    code === 'order/not-understood' && typeof data?.why === 'string'
      ? roomSentence(`notation_invalid_${snake(data.why)}`, { words: data.words ?? '' })
      : null
  const why = misread ?? roomRefusalText(refusal)
  return line === '' ? why : m.draft_text_unwritten({ line, why })
}
