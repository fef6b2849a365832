/** Facts a refusal's sentence may name; words live with the reader's language. */
export type RefusalData = Readonly<Record<string, string | number | readonly string[]>>

/** Why something was not done: a stable code (`seat/taken`) and the facts its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly data?: RefusalData
}

/** A refusal by code, with its facts where there are any. */
export const refusal = <Code extends string>(code: Code, data?: RefusalData): Refusal<Code> =>
  data ? { code, data } : { code }
