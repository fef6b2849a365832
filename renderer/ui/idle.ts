import { afterPaint } from './painted.ts'

/** Does something once the page has nothing better to do; returns how to call it off. Safari cannot tell when that is. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) return afterPaint(act)
  const waiting = requestIdleCallback(act)
  return () => cancelIdleCallback(waiting)
}
