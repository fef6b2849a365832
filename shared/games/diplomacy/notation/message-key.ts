/** A code as part of a message key: `went-by-land` becomes `went_by_land`. */
export type Snake<Code extends string> = Code extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Snake<Tail>}`
  : Code

export const snake = <Code extends string>(code: Code): Snake<Code> =>
  code.replaceAll('-', '_') as Snake<Code>
