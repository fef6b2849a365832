/** Does something once what the page is about to show is painted, for what may come after it; returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (rest = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
  }
}
