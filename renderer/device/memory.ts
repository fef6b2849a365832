// Values stored on the device, or for a tab. Storage may be missing, forbidden or full (private windows): then
// nothing is stored, and nothing fails.

interface Memory {
  readonly text: (key: string) => string | null
  /** The stored value, from JSON; null where there is none or it cannot be read. */
  readonly value: (key: string) => unknown
  readonly keep: (key: string, text: string) => void
  readonly forget: (key: string) => void
}

/** The storage is looked up each time: a browser that forbids it throws at the property itself. */
function memoryOf(storage: () => Storage): Memory {
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    text: (key) => tried((kept) => kept.getItem(key), null),
    value: (key) => tried((kept): unknown => JSON.parse(kept.getItem(key) ?? 'null'), null),
    keep: (key, text) => tried((kept) => kept.setItem(key, text), undefined),
    forget: (key) => tried((kept) => kept.removeItem(key), undefined),
  }
}

export const device = memoryOf(() => localStorage)
export const tab = memoryOf(() => sessionStorage)
