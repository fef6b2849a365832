// A part of the program that is asked for while the host is away never comes: Chromium keeps the failure for as long as
// the page lives. So the page is loaded anew, but only once the host answers: a page that is not there does not come back.
import { tab } from '../ui/memory.ts'

const LOADED_ANEW = 'entente.loaded-anew'
/** A part that is missing for good must not have the page loaded again and again. */
const NOT_AGAIN_MS = 60_000
const PAUSE_MS = 1_000

interface Options {
  /** Whether the host answers. */
  readonly knock: (signal: AbortSignal) => Promise<boolean>
  /** Whether all that was done on the page has reached the host: what has not is lost with the page. */
  readonly heard: () => boolean
  readonly reload: () => void
}

/** Loads the page anew when a part of it could not be had; returns how to stop. */
export function watchForLostParts({ knock, heard, reload }: Options): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    if ((await knock(signal).catch(() => false)) && heard()) {
      tab.keep(LOADED_ANEW, String(Date.now()))
      reload()
    } else if (!signal.aborted) timer = setTimeout(() => void attempt(), PAUSE_MS)
  }
  const lost = () => {
    const wait = Number(tab.text(LOADED_ANEW) ?? 0) + NOT_AGAIN_MS - Date.now()
    timer ??= setTimeout(() => void attempt(), Math.max(0, wait))
  }
  window.addEventListener('vite:preloadError', lost, { signal })
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}
