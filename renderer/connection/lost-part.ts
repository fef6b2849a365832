// A part of the program that is requested while the host is away never loads: Chromium keeps the failure as long as
// the page exists. So the page is reloaded, but only once the host answers: otherwise the reader would lose the page.
import { tab } from '../device/memory.ts'

const LOADED_ANEW = 'entente.loaded-anew'
/** A part that is missing for good must not cause endless reloads. */
const NOT_AGAIN_MS = 60_000
const PAUSE_MS = 1_000

interface Options {
  /** Whether the host answers. */
  readonly knock: (signal: AbortSignal) => Promise<boolean>
  /** Whether all acts of the page have reached the host: the others would be lost with the page. */
  readonly heard: () => boolean
  readonly reload: () => void
}

/** Reloads the page when a part of it could not be loaded; the returned function stops that. */
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
