// Explains a retreat: what dislodged the unit, and why places beside it are closed to it. The rules that answer this
// are fetched with this file.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { provinceOf, type LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import type { Words } from '../words/notation-words.ts'
import { whyNot } from './why-not.ts'

const SHUT = ['retreat-occupied', 'retreat-attacker-origin', 'retreat-stand-off'] as const
type Shut = (typeof SHUT)[number]

export interface ClosedPlace {
  readonly province: ProvinceId
  readonly why: Shut
}

/** The places beside a dislodged unit that it could reach in an empty position. */
export function closedTo(
  view: DiplomacyView,
  power: PowerId,
  unit: UnitRef,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ClosedPlace[] {
  const beside = [...(neighbours.get(provinceOf(unit.at)) ?? [])] as ProvinceId[]
  return beside.flatMap((province) => {
    const to = province as string as LocationId
    const why = whyNot(view, power, { kind: 'retreat', unit, to })
    return isShut(why) ? [{ province, why }] : []
  })
}

const isShut = (why: Illegality | null): why is Shut => SHUT.some((one) => one === why)

const SAID: Readonly<Record<Shut, () => string>> = {
  'retreat-occupied': m.retreat_occupied,
  'retreat-attacker-origin': m.retreat_origin,
  'retreat-stand-off': m.retreat_stand_off,
}

/** The attacker and the closed places, in a sentence or two. */
export function wayOutText(
  view: DiplomacyView,
  unit: UnitRef,
  closed: readonly ClosedPlace[],
  words: Words,
): string {
  const lost = view.dislodged.find((one) => provinceOf(one.unit.at) === provinceOf(unit.at))
  const by = lost
    ? m.retreat_by({
        unit: words.unit(lost.by),
        power: words.power(lost.by.power),
      })
    : ''
  const places = closed.map(({ province, why }) => `${words.place(province)} (${SAID[why]()})`).join(', ')
  return [by, places && m.retreat_closed({ places })].filter(Boolean).join(' ')
}

/** Both, for the page. */
export function wayOutOf(
  view: DiplomacyView,
  power: PowerId,
  unit: UnitRef,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
  words: Words,
): { readonly text: string; readonly closed: ReadonlySet<ProvinceId> } {
  const closed = closedTo(view, power, unit, neighbours)
  return {
    text: wayOutText(view, unit, closed, words),
    closed: new Set(closed.map(({ province }) => province)),
  }
}
