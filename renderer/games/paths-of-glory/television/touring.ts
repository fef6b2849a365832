/**
 * The place to begin with, of places that are looked at one after the other, where `toured` were told before and `looked` of
 * them was the last one in sight. What is told after the end of a turn adds to its places, and each is looked at once; a
 * single place is looked at again.
 */
export function begunAt(toured: readonly string[], looked: number, now: readonly string[]): number {
  const goesOn = now.length > 1 && toured.length > 0 && toured.every((place, i) => place === now[i])
  return goesOn ? Math.min(looked + 1, toured.length) : 0
}
