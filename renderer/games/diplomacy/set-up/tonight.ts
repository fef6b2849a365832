// What the first page offers: each board with the people who are there, and alone against computers.
import { BOARD_IDS, variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import { escalationOn } from '../../../../shared/games/diplomacy/variants/escalation/ids.ts'
import { USUAL_VARIANT } from '../../../../shared/games/diplomacy/variants/usual.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { m } from '../../../words/rooms.ts'
import type { Offer } from '../../pages.ts'
import { seatOf } from '../words/power-text.ts'

const HERE: Holder = { kind: 'here' }
const COMPUTER: Holder = { kind: 'computer', level: 'tactician' }

/** Each board, and Escalation on the usual one. */
const OFFERED = [...BOARD_IDS, escalationOn(USUAL_VARIANT)] as const

/** What can be played on each of them. */
export const tonight = (): readonly Offer[] =>
  OFFERED.flatMap((id): readonly Offer[] => {
    const { ways, look } = variantOf(id)
    // By the usual way: some of the board's powers may have nobody in it.
    const [usual] = ways
    const [first, ...others] = usual.groups.flat().map(seatOf)
    if (first === undefined) return []
    const options = { variant: id, ...usual.options }
    return [
      {
        id,
        title: look.title[getLocale()],
        line: m.tonight_people({ count: usual.people }),
        tables: [
          { how: m.tonight_at_table(), table: { settings: { options }, seats: { [first]: HERE } } },
          {
            how: m.tonight_alone(),
            table: {
              settings: { options, press: 'silent', clock: CLOCK_PRESETS.none },
              seats: { [first]: HERE, ...Object.fromEntries(others.map((seat) => [seat, COMPUTER])) },
            },
          },
        ],
      },
    ]
  })
