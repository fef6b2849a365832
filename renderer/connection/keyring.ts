// What a device stores: the key to each seat it holds, by room code, and the name typed last.
import { device } from '../device/memory.ts'

const KEYS = 'entente.keys'
const NAME = 'entente.name'

/** Room codes (newest first) with the key to the seat held there. */
export function keys(): readonly { readonly code: string; readonly token: string }[] {
  const found = device.value(KEYS)
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
}

/** Stores the key of a table, newest first; at most twelve tables. */
export function keepKey(code: string, token: string): void {
  device.keep(
    KEYS,
    JSON.stringify([{ code, token }, ...keys().filter((entry) => entry.code !== code)].slice(0, 12)),
  )
}

/** Forgets the key of a table: it was revoked, or the person left. */
export function dropKey(code: string): void {
  device.keep(KEYS, JSON.stringify(keys().filter((entry) => entry.code !== code)))
}

export const lastName = (): string => device.text(NAME) ?? ''
export const keepName = (name: string): void => device.keep(NAME, name)
