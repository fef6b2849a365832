// Looks up room messages by keys made at run time. Room messages are fetched with the first room that needs them.
import { m } from './rooms.ts'

type Sentence = (params: object) => string
const sentences = m as unknown as Readonly<Record<string, Sentence | undefined>>

/** The sentence of a key, with its values filled in; null where the room messages have none. */
export const roomSentence = (key: string, params: object = {}): string | null =>
  sentences[key]?.(params) ?? null
