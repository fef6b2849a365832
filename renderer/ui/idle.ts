/**
 * Does something once the page was shown for `restMs` and the browser is idle; the returned function cancels it.
 * Safari does not report when it is idle.
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

/** Resolves once the page was shown for `restMs` and the browser is idle. */
export const idle = (restMs: number): Promise<void> =>
  new Promise((resolve) => void whenIdle(resolve, restMs))
