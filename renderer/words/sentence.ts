// The only lookup of messages by keys made at run time; all other code writes `m.key()`. The list of possible keys is
// beside the code that makes them, and test/messages/catalogue.test.ts checks that each has a message.
import { m } from '../paraglide/messages.js'

type Sentence = (params: object) => string
const sentences = m as unknown as Readonly<Record<string, Sentence | undefined>>

/** The sentence of a key, with its values filled in; null where there is none. */
export const sentence = (key: string, params: object = {}): string | null => sentences[key]?.(params) ?? null
