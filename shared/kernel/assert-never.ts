/** Ends an exhaustive switch: a member without a case is a compile error, and a bug if it ever runs. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
