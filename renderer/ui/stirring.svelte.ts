// Whether a mouse was moved or a key pressed just now: then the controls of a screen that is rarely touched are
// shown.

/** How long they stay after the last movement (ms). */
const SHOWN_MS = 4000

/** Follows mouse and keys. Made while a component is. */
export function stirring(): { readonly now: boolean; readonly stir: () => void } {
  let now = $state(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stir = () => {
    now = true
    clearTimeout(timer)
    timer = setTimeout(() => (now = false), SHOWN_MS)
  }
  $effect(() => {
    addEventListener('pointermove', stir)
    addEventListener('keydown', stir)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', stir)
      removeEventListener('keydown', stir)
    }
  })
  return {
    get now() {
      return now
    },
    stir,
  }
}
