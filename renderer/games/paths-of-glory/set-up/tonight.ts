// What the first page offers of Paths of Glory.
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { SettingsChange } from '../../../../shared/table/command.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import { m } from '../../../words/rooms.ts'
import type { Offer, OfferedTable } from '../../pages.ts'

const HERE: Holder = { kind: 'here' }
const COMPUTER: Holder = { kind: 'computer', level: 'plain' }
const [CP, AP] = SEATS
const settings: SettingsChange = { options: { scenario: 'introductory' }, allotment: 'chosen' }

/** The introductory scenario for one against the computer. */
export const ALONE: OfferedTable = {
  settings: { ...settings, press: 'silent', clock: CLOCK_PRESETS.none },
  // The Central Powers begin, and most of the marching is theirs.
  seats: { [CP]: HERE, [AP]: COMPUTER },
}

/** The introductory scenario, for two people in one room or for one against the computer. */
export const tonight = (): readonly Offer[] => [
  {
    id: 'introductory',
    title: m.game_paths_of_glory(),
    line: m.tonight_war(),
    tables: [
      { how: m.tonight_at_table(), table: { settings, seats: { [CP]: HERE, [AP]: HERE } } },
      { how: m.tonight_alone(), table: ALONE },
    ],
  },
]
