import type { Reason } from '../../shared/games/diplomacy/notation/reason.ts'
import { m } from '../paraglide/messages.js'

type Sentence = (params: Reason['params']) => string

/** A reason as a sentence in the reader's language. */
export function reasonText({ key, params }: Reason): string {
  return (m[key] as unknown as Sentence)(params)
}
