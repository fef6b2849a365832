/** What is being fetched under a key, or was: fetched once, and again only after it failed. */
export function fetchedOnce<K, T>(all: Map<K, Promise<T>>, key: K, fetch: () => Promise<T>): Promise<T> {
  const known = all.get(key)
  if (known) return known
  const coming = fetch()
  all.set(key, coming)
  coming.catch(() => all.delete(key))
  return coming
}
