/**
 * Caches the results of a function for the last few objects it was called with. Repeated calls come soon after the
 * first; a weak map with an entry for every board of a game costs more in garbage collection than it saves.
 */
export function recent<K extends object, V>(make: (key: K) => V, size = 4): (key: K) => V {
  const keys: (K | undefined)[] = Array.from({ length: size }, () => undefined)
  const values: (V | undefined)[] = Array.from({ length: size }, () => undefined)
  let next = 0
  return (key) => {
    for (let i = 0; i < size; i++) if (keys[i] === key) return values[i] as V
    const value = make(key)
    keys[next] = key
    values[next] = value
    next = (next + 1) % size
    return value
  }
}
