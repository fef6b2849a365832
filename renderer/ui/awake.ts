// A page that plays keeps its screen lit. Browsers grant that only to pages they call secure: the laptop's own, and
// phones once the host speaks https; elsewhere nothing happens.

/** Keeps the screen on until what is returned is called; asks again whenever the page comes back into sight. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // A low battery may refuse it.
    }
  }
  const seen = () => void ask()
  document.addEventListener('visibilitychange', seen)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release().catch(() => undefined)
  }
}
