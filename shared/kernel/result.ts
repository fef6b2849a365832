/** A value, or the refusal that explains why there is none. Exceptions stay for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** Wraps a value that was granted. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

/** Wraps the reason of a refusal. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
