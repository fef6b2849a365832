// Which keys work on the pages of Diplomacy that are open now, for the list of keys.
import { COMMANDS, type Place } from '../../../../shared/commands/commands.ts'
import { keyLine, placeText } from '../../../commands/command-text.ts'
import type { KeyGroup } from '../../../commands/key-group.ts'

/** What is on the page while the keys of a place work. */
const SIGNS: readonly (readonly [place: Place, sign: string])[] = [
  ['sheet', '.drafting'],
  ['reading', '.reading'],
  ['history', '.history'],
  ['map', '[data-province]'],
]

/** The keys of each part of the page that is open. */
export const keysHere = (): readonly KeyGroup[] =>
  SIGNS.filter(([, sign]) => document.querySelector(sign)).map(([place]) => ({
    title: placeText(place),
    keys: COMMANDS.filter(({ kind, place: at }) => kind === 'gesture' && at === place).map(({ id }) =>
      keyLine(id),
    ),
  }))
