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
    const { board, look } = variantOf(id)
    const [first, ...others] = board.powers.map(seatOf)
    const title = look.title[getLocale()]
    if (first === undefined) return []
    return [
      {
        id,
        title,
        line: m.tonight_people({ count: board.powers.length }),
        table: { settings: { options: { variant: id } }, seats: { [first]: HERE } },
      },
      {
        id: `${id} alone`,
        title: VARIANT_IDS.length > 1 ? `${m.tonight_alone()}: ${title}` : m.tonight_alone(),
        line: m.tonight_alone_hint(),
        table: {
          settings: { options: { variant: id }, press: 'silent', clock: CLOCK_PRESETS.none },
          seats: { [first]: HERE, ...Object.fromEntries(others.map((seat) => [seat, COMPUTER])) },
        },
      },
    ]
  })
