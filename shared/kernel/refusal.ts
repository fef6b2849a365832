/** Facts that the sentence of a refusal may name. The sentence itself is in the reader's language. */
export type RefusalData = Readonly<Record<string, string | number | readonly string[]>>

/** Why something was not done: a stable code (`seat/taken`) and the facts its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly data?: RefusalData
  /** The parts of a text that were refused, one by one; the rest could be read as it stands. */
  readonly parts?: readonly RefusedPart[]
}

/** A part of a text, from character to character, and why it was refused. */
export interface RefusedPart {
  readonly from: number
  readonly to: number
  readonly refusal: Refusal
}

/** A refusal by code, with its facts where there are any. */
export const refusal = <Code extends string>(code: Code, data?: RefusalData): Refusal<Code> =>
  data ? { code, data } : { code }
