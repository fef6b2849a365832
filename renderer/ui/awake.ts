// Keeps the screen on during play. Browsers allow that only to secure pages: the laptop's own, and phones once the
// host speaks https; elsewhere this does nothing.

/** Keeps the screen on until the returned function is called; asks again whenever the page is visible again. */
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
      // The browser may refuse it when the battery is low.
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
