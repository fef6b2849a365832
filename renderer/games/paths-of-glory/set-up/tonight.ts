// What the first page offers of Paths of Glory.
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { m } from '../../../words/rooms.ts'
import type { Offer } from '../../pages.ts'

/** The introductory scenario, for two people in one room. */
export const tonight = (): readonly Offer[] => [
  {
    id: 'introductory',
    title: m.game_paths_of_glory(),
    line: m.tonight_war(),
    tables: [
      {
        how: m.tonight_at_table(),
        table: {
          settings: { options: { scenario: 'introductory' }, allotment: 'chosen' },
          seats: Object.fromEntries(SEATS.map((seat) => [seat, { kind: 'here' }])),
        },
      },
    ],
  },
]
