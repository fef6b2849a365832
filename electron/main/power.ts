// The machine's sleep: prevented while people play, and never counted as thinking time.
import type { DesktopHost } from './desktop-host.ts'
import type { ElectronApi } from './electron-api.ts'

/** How often it is checked whether a game is played (milliseconds). */
const LOOK_MS = 5_000

export interface PowerOptions {
  readonly host: Pick<DesktopHost, 'atTable' | 'inPlay' | 'pause'>
  readonly now: () => number
  readonly every: (ms: number, run: () => void) => () => void
  /** The machine woke up, and games were paused meanwhile: milliseconds of sleep. */
  readonly onWake: (sleptMs: number) => void
}

/** Watches for sleep; the returned function ends that. */
export function watchPower(
  { powerMonitor, powerSaveBlocker }: Pick<ElectronApi, 'powerMonitor' | 'powerSaveBlocker'>,
  { host, now, every, onWake }: PowerOptions,
): () => void {
  let awake: number | undefined
  const look = () => {
    const busy = host.inPlay() || host.atTable() > 0
    if (busy && awake === undefined) awake = powerSaveBlocker.start('prevent-display-sleep')
    else if (!busy && awake !== undefined) {
      powerSaveBlocker.stop(awake)
      awake = undefined
    }
  }
  look()
  const stop = every(LOOK_MS, look)

  let asleep: { readonly since: number; readonly played: boolean } | undefined
  powerMonitor.on('suspend', () => {
    asleep ??= { since: now(), played: host.inPlay() }
    void host.pause()
  })
  powerMonitor.on('resume', () => {
    const slept = asleep
    asleep = undefined
    if (slept?.played) onWake(now() - slept.since)
  })
  return () => {
    stop()
    if (awake !== undefined) powerSaveBlocker.stop(awake)
  }
}
