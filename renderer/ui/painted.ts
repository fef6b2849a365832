/** Does something after the next paint, for work that may come later; the returned function cancels it. */
export function afterPaint(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (rest = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
  }
}
