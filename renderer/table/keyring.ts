// What a device remembers: the key to each seat it holds, by room code, and the name typed last.
const KEYS = 'entente.keys'
const NAME = 'entente.name'

/** Storage may be missing or full (private windows): then nothing is remembered and nothing breaks. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The seat still works until the page is closed.
  }
}

/** Room codes (newest first) with the key to the seat held there. */
export function keys(): readonly { readonly code: string; readonly token: string }[] {
  try {
    const found: unknown = JSON.parse(read(KEYS) ?? '[]')
    return Array.isArray(found)
      ? found.filter(
          (entry: unknown): entry is { code: string; token: string } =>
            typeof entry === 'object' &&
            entry !== null &&
            'code' in entry &&
            'token' in entry &&
            typeof entry.code === 'string' &&
            typeof entry.token === 'string',
        )
      : []
  } catch {
    return []
  }
}

/** Remembers the key of a table, newest first; at most twelve tables. */
export function keepKey(code: string, token: string): void {
  write(
    KEYS,
    JSON.stringify([{ code, token }, ...keys().filter((entry) => entry.code !== code)].slice(0, 12)),
  )
}

/** Forgets the key of a table: it was revoked, or the person left. */
export function dropKey(code: string): void {
  write(KEYS, JSON.stringify(keys().filter((entry) => entry.code !== code)))
}

export const lastName = (): string => read(NAME) ?? ''
export const keepName = (name: string): void => write(NAME, name)
