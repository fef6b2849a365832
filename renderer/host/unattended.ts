const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Does something once no hand has been on the page for `restMs`; returns how to call it off. Keys are heard wherever
 * they go: while somebody works on the map nothing has the focus.
 */
export function whenUnattended(act: () => void, restMs: number): () => void {
  let timer = setTimeout(act, restMs)
  function stir(): void {
    clearTimeout(timer)
    timer = setTimeout(act, restMs)
  }
  for (const sign of SIGNS) window.addEventListener(sign, stir, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, stir, { capture: true })
  }
}
