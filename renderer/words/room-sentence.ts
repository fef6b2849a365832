// The door to keys made at run time for the words of rooms, which are fetched with the first room that needs them.
import { m } from './rooms.ts'

type Sentence = (params: object) => string
const sentences = m as unknown as Readonly<Record<string, Sentence | undefined>>

/** The sentence of a key, its places filled in; null where the catalogue with the rooms' words has none. */
export const roomSentence = (key: string, params: object = {}): string | null =>
  sentences[key]?.(params) ?? null
