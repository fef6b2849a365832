// Reads sentences as the rules of Secrets of Diplomacy print them: "Армия Силезии атакует армию Польши". A keyword
// gives the kind of order, and the places count in the order in which they are named.
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import { provinceOf } from '../../board/ids.ts'
import type { Unit, UnitRef } from '../../board/unit.ts'
import type { Declaration, DeclarationOptions } from '../../declarations/declaration.ts'
import type { MovementOrder } from '../../orders/order.ts'
import type { Naming } from '../names/board-names.ts'
import { plain } from '../reading/fold.ts'
import { KEYWORDS } from './keywords.ts'
import { mentionsIn, type Mention } from './mentions.ts'

/** No sentence is longer. */
const LONGEST = 300

export interface PrintedSetting extends Naming {
  readonly units: readonly Unit[]
  /** Whose sheet it is. */
  readonly powers: readonly PowerId[]
  readonly coastsOf: (province: ProvinceId) => readonly LocationId[]
}

const placesOf = (mentions: readonly Mention[]): readonly LocationId[] =>
  mentions.flatMap((one) => (one.kind === 'place' ? [one.at] : []))
const powerOf = (mentions: readonly Mention[]): PowerId | undefined =>
  mentions.find((one) => one.kind === 'power')?.power

/** The unit in a place; an army where there is none, so that the order can be refused with a reason. */
function unitAt({ units }: PrintedSetting, at: LocationId): UnitRef {
  const unit = units.find((one) => provinceOf(one.at) === provinceOf(at))
  return unit ? { type: unit.type, at: unit.at } : { type: 'A', at }
}

/**
 * The orders of a printed sentence; null where it is none. A landing also gives one to each own fleet that it names.
 * A heading gives none.
 */
export function readPrintedOrder(text: string, setting: PrintedSetting): readonly MovementOrder[] | null {
  if (text.length > LONGEST) return null
  const said = plain(text.trim())
  const words = KEYWORDS[setting.language]
  if (words.heading.test(said)) return []
  const places = placesOf(mentionsIn(said.replaceAll(words.aside, ' '), setting, setting.coastsOf))
  const [first, second] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return null
  const unit = unitAt(setting, first)
  if (words.supportsDefence.test(said))
    return second === undefined ? null : [{ kind: 'support-hold', unit, target: unitAt(setting, second) }]
  if (words.supportsAttack.test(said))
    return second === undefined || places.length < 3
      ? null
      : [{ kind: 'support-move', unit, target: unitAt(setting, second), to: last }]
  if (words.lands.test(said) && places.length > 2) return landing(setting, unit, places.slice(1, -1), last)
  if (words.landsWhom.test(said) && second !== undefined && places.length > 2)
    return [{ kind: 'convoy', unit, target: unitAt(setting, second), to: last }]
  if (words.goes.test(said)) return second === undefined ? null : [{ kind: 'move', unit, to: last }]
  return words.defends.test(said) ? [{ kind: 'hold', unit }] : null
}

function landing(
  setting: PrintedSetting,
  army: UnitRef,
  seas: readonly LocationId[],
  to: LocationId,
): readonly MovementOrder[] {
  const own = setting.units.filter(
    ({ at, power }) =>
      setting.powers.includes(power) && seas.some((sea) => provinceOf(sea) === provinceOf(at)),
  )
  return [
    { kind: 'move', unit: army, to, via: true },
    ...own.map(({ type, at }): MovementOrder => ({
      kind: 'convoy',
      unit: { type, at },
      target: army,
      to,
    })),
  ]
}

/** The declaration in a line; null where there is none. A strike that names only its target starts where it can. */
export function readDeclaration(
  text: string,
  setting: PrintedSetting,
  { strikes }: DeclarationOptions,
): Declaration | null {
  const said = plain(text.trim())
  const words = KEYWORDS[setting.language]
  if (words.treaty.test(said)) {
    const [head = '', ...rest] = text.split(':')
    const other = powerOf(mentionsIn(plain(head), setting, setting.coastsOf))
    if (other === undefined) return null
    return { kind: 'treaty', with: other, open: !words.secret.test(plain(head)), text: rest.join(':').trim() }
  }
  const mentions = mentionsIn(said, setting, setting.coastsOf)
  const places = placesOf(mentions).map((at) => provinceOf(at))
  const [land, other] = [places[0], powerOf(mentions)]
  if (words.strike.test(said)) {
    const [first] = places
    const last = places.at(-1)
    if (first === undefined || last === undefined) return null
    const reach = (from: ProvinceId, at: ProvinceId) =>
      strikes.some((one) => one.from === from && one.at.includes(at))
    if (places.length === 1) {
      const from = (strikes.find((one) => one.at.includes(last)) ?? strikes[0])?.from
      return { kind: 'strike', from: from ?? last, at: last }
    }
    // "Strike Warsaw from Silesia" names them the other way round.
    const turned = !reach(first, last) && reach(last, first)
    return turned ? { kind: 'strike', from: last, at: first } : { kind: 'strike', from: first, at: last }
  }
  if (words.gift.test(said))
    return land === undefined || other === undefined ? null : { kind: 'gift', land, to: other }
  const allowed = words.passage.test(said)
  if (!allowed && !words.bar.test(said)) return null
  if (other === undefined || (land === undefined && !words.everywhere.test(said))) return null
  return { kind: 'passage', to: other, land: land ?? null, allowed }
}
