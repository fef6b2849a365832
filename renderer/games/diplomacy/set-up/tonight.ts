// What the first page offers: each board with the people who are there, and alone against computers.
import { VARIANT_IDS, variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { m } from '../../../words/rooms.ts'
import type { Evening } from '../../pages.ts'
import { seatOf } from '../words/power-text.ts'

const HERE: Holder = { kind: 'here' }
const COMPUTER: Holder = { kind: 'computer', level: 'tactician' }

/** What can be played on each board. */
export const tonight = (): readonly Evening[] =>
  VARIANT_IDS.flatMap((id): readonly Evening[] => {
    const { ways, look } = variantOf(id)
    // By the usual way: some of the board's powers may have nobody in it.
    const [usual] = ways
    const [first, ...others] = usual.groups.flat().map(seatOf)
    const title = look.title[getLocale()]
    if (first === undefined) return []
    return [
      {
        id,
        title,
        line: m.tonight_people({ count: usual.people }),
        table: { settings: { options: { variant: id, ...usual.options } }, seats: { [first]: HERE } },
      },
      {
        id: `${id} alone`,
        title: VARIANT_IDS.length > 1 ? `${m.tonight_alone()}: ${title}` : m.tonight_alone(),
        line: m.tonight_alone_hint(),
        table: {
          settings: {
            options: { variant: id, ...usual.options },
            press: 'silent',
            clock: CLOCK_PRESETS.none,
          },
          seats: { [first]: HERE, ...Object.fromEntries(others.map((seat) => [seat, COMPUTER])) },
        },
      },
    ]
  })
