/** Deeper than any message of a page; far less than a stack holds. */
const MOST_DEEP = 32

/** Whether lists and objects are nested more deeply than any message of the protocol. */
export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; depth <= MOST_DEEP; depth++) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
