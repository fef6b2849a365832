const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
const SECOND = 1000

interface Warning {
  /** How long before the end it begins (milliseconds). */
  readonly forMs: number
  /** Told the seconds that are left, and null when a hand came back. */
  readonly tell: (seconds: number | null) => void
}

/**
 * Does something once no hand has been on the page for `restMs`, with the last seconds counted down; returns how to call
 * it off. Keys are heard wherever they go: while somebody works on the map nothing has the focus.
 */
export function whenUnattended(act: () => void, restMs: number, warning?: Warning): () => void {
  let timer: ReturnType<typeof setTimeout>
  let told = false

  function wait(leftMs: number): void {
    if (leftMs <= 0) return act()
    const warned = warning ? Math.min(warning.forMs, leftMs) : 0
    if (warning && leftMs <= warning.forMs) {
      told = true
      warning.tell(Math.ceil(leftMs / SECOND))
    }
    const next = leftMs > warned ? leftMs - warned : Math.min(SECOND, leftMs)
    timer = setTimeout(() => wait(leftMs - next), next)
  }
  function stir(): void {
    clearTimeout(timer)
    if (told) warning?.tell(null)
    told = false
    wait(restMs)
  }
  wait(restMs)
  for (const sign of SIGNS) window.addEventListener(sign, stir, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    if (told) warning?.tell(null)
    for (const sign of SIGNS) window.removeEventListener(sign, stir, { capture: true })
  }
}
