// The only door to the catalogue for keys made at run time; everybody else writes `m.key()`. Where keys are made, the
// family of all of them stands beside the maker, and test/messages/catalogue.test.ts holds each family to the catalogue.
import { m } from '../paraglide/messages.js'

type Sentence = (params: object) => string
const sentences = m as unknown as Readonly<Record<string, Sentence | undefined>>

/** The sentence of a key, its places filled in; null where the catalogue has none. */
export const sentence = (key: string, params: object = {}): string | null => sentences[key]?.(params) ?? null
