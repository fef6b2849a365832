// The keys that work on each game's pages besides commands. It is apart from the list of games, which every first view
// fetches.
import type { KeyGroup } from '../commands/key-group.ts'

interface Keys {
  /** Those of each part of the page that is open. */
  readonly keysHere: () => readonly KeyGroup[] | Promise<readonly KeyGroup[]>
}

export const KEYS: Readonly<Record<string, () => Promise<Keys>>> = {
  diplomacy: () => import('./diplomacy/play/keys.ts'),
  'paths-of-glory': () => import('./paths-of-glory/words/keys.ts'),
}
