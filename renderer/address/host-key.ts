// The host's key comes in the address of its window and is removed from it: a display that mirrors the laptop's would
// show it to the room. The tab stores it, so that the page can be reloaded.
import { tab } from '../device/memory.ts'
import { openingOf, type Opening } from './fragment.ts'

const KEY = 'entente.host-key'
const GIVEN = /^#\/?host=([\w-]{16,128})(?=\/|$)/
const PART = /^#\/?(host(?:=[\w-]+)?)(?=\/|$)/

/** What this page is for. A key in the address is removed from it, unless this browser stores nothing for its tabs. */
export function readAddress(): Opening {
  const given = GIVEN.exec(location.hash)?.[1]
  if (given !== undefined) {
    tab.keep(KEY, given)
    const bare = location.hash.replace(`host=${given}`, 'host')
    if (tab.text(KEY) === given) history.replaceState(history.state, '', bare)
  }
  return openingOf(location.hash, tab.text(KEY))
}

/** What links on the host's laptop begin with: `host`, with the key where it had to stay; null elsewhere. */
export const hostPart = (): string | null => PART.exec(location.hash)?.[1] ?? null
