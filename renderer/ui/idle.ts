/**
 * Does something once the page had `restMs` to show itself and has nothing better to do; returns how to call it off.
 * Safari cannot tell when that is.
 */
export function whenIdle(act: () => void, restMs: number): () => void {
  let waiting: number | undefined
  const rest = setTimeout(() => {
    if ('requestIdleCallback' in window) waiting = requestIdleCallback(act)
    else act()
  }, restMs)
  return () => {
    clearTimeout(rest)
    if (waiting !== undefined) cancelIdleCallback(waiting)
  }
}

/** Resolves once the page had `restMs` to show itself and has nothing better to do. */
export const idle = (restMs: number): Promise<void> =>
  new Promise((resolve) => void whenIdle(resolve, restMs))
