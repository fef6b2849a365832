const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
const SECOND = 1000

interface Warning {
  /** How long before the end the countdown begins (milliseconds). */
  readonly forMs: number
  /** Called with the seconds left, and with null when there was input. */
  readonly tell: (seconds: number | null) => void
}

/**
 * Does something after `restMs` without input, with the last seconds counted down; the returned function cancels it.
 * Keys count whatever has the focus: a player who works on the map has it nowhere.
 */
export function whenUnattended(act: () => void, restMs: number, warning?: Warning): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isWarning = false

  function wait(leftMs: number): void {
    if (leftMs <= 0) return act()
    const warned = warning ? Math.min(warning.forMs, leftMs) : 0
    if (warning && leftMs <= warning.forMs) {
      isWarning = true
      warning.tell(Math.ceil(leftMs / SECOND))
    }
    const next = leftMs > warned ? leftMs - warned : Math.min(SECOND, leftMs)
    timer = setTimeout(() => wait(leftMs - next), next)
  }
  function stir(): void {
    clearTimeout(timer)
    if (isWarning) warning?.tell(null)
    isWarning = false
    wait(restMs)
  }
  wait(restMs)
  for (const sign of SIGNS) window.addEventListener(sign, stir, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    if (isWarning) warning?.tell(null)
    for (const sign of SIGNS) window.removeEventListener(sign, stir, { capture: true })
  }
}
