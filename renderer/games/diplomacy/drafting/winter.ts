// Why a power builds or removes units in an adjustment phase: what it won and lost, its count, and where it may build.
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import type { Words } from '../words/notation-words.ts'

/** Centres that changed hands since the newest orders were written. Where land has owners too, none are named. */
export function changesOf(view: DiplomacyView, power: PowerId) {
  const [before] = view.recent
  const its = view.powers.find((one) => one.power === power)
  if (!before || its?.land !== undefined) return { gained: [], lost: [] }
  const of = (owners: DiplomacyView['owners']) =>
    (Object.keys(owners) as ProvinceId[]).filter((id) => owners[id] === power)
  const [had, has] = [of(before.owners), of(view.owners)]
  return {
    gained: has.filter((id) => !had.includes(id)),
    lost: had.filter((id) => !has.includes(id)),
  }
}

/** It in words; null for a power that is not there. */
export function winterText(view: DiplomacyView, power: PowerId, words: Words): string | null {
  const its = view.powers.find((one) => one.power === power)
  const sheet = view.sheets.find((one) => one.power === power)
  if (!its || !sheet) return null
  const { gained, lost } = changesOf(view, power)
  const named = (ids: readonly ProvinceId[]) => ids.map(words.place).join(', ')
  const { centres, units } = its
  const count = sheet.adjustment?.count ?? 0
  const free = [...new Set((sheet.adjustment?.builds ?? []).map(({ at }) => provinceOf(at)))]
  const due =
    count > 0
      ? m.winter_builds({ centres, units, count })
      : count < 0
        ? m.winter_removals({ centres, units, count: -count })
        : m.winter_nothing({ centres, units })
  return [
    gained.length > 0 ? m.winter_gained({ places: named(gained) }) : '',
    lost.length > 0 ? m.winter_lost({ places: named(lost) }) : '',
    due,
    count > 0 ? m.winter_free({ places: named(free) }) : centres > units ? m.winter_none_free() : '',
  ]
    .filter(Boolean)
    .join(' ')
}
