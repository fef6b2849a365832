// Orders and declarations as sentences: in Russian as the rules of Secrets of Diplomacy print them, in the other
// languages by analogy. Each sentence is read back as the same order. Names are declined in Russian alone; elsewhere
// they stand where they need no other form, or in brackets.
import type { Language } from '../../../../kernel/language.ts'
import { coastOf, type LocationId, type PowerId, type ProvinceId, provinceOf } from '../../board/ids.ts'
import type { Unit, UnitType } from '../../board/unit.ts'
import type { Declaration } from '../../declarations/declaration.ts'
import type { MovementOrder } from '../../orders/order.ts'
import type { Naming } from '../names/board-names.ts'
import { powerName } from '../names/names.ts'
import { COASTS_RU, FORMS_RU } from './forms-ru.ts'

/** A place as a sentence names it: whose it is ("of Silesia"), and where somebody goes. */
interface Place {
  readonly of: string
  readonly to: string
}

/** The sentences of a language. */
interface Phrasing {
  readonly place: (at: LocationId, name: string, isSea: boolean) => Place
  readonly who: Readonly<Record<UnitType, string>>
  readonly whom: Readonly<Record<UnitType, string>>
  readonly heading: (power: string) => string
  readonly holds: (unit: string) => string
  readonly attacks: (unit: string, whom: string) => string
  readonly moves: (unit: string, to: Place) => string
  readonly supportsDefence: (unit: string, of: Place) => string
  readonly supportsAttack: (unit: string, whom: Place, to: Place) => string
  readonly lands: (unit: string, whom: string, to: Place) => string
  readonly strike: (from: Place, at: Place) => string
  readonly gift: (land: Place, power: string) => string
  /** `land` null stands for all land. */
  readonly passage: (power: string, land: Place | null) => string
  readonly bar: (power: string, land: Place | null) => string
  readonly treaty: (power: string, open: boolean) => string
}

const COASTS_EN: Readonly<Record<string, string>> = { NC: 'Northern', SC: 'Southern', EC: 'Eastern' }
const COASTS_CS: Readonly<Record<string, string>> = { NC: 'severní', SC: 'jižní', EC: 'východní' }
const COASTS_BG: Readonly<Record<string, { readonly she: string; readonly he: string }>> = {
  NC: { she: 'Северна', he: 'Северен' },
  SC: { she: 'Южна', he: 'Южен' },
  EC: { she: 'Източна', he: 'Източен' },
}
const isHe = (at: LocationId): boolean => (provinceOf(at) as string) === 'STP'
const same = (name: string): Place => ({ of: name, to: name })
const sided = (side: string | undefined, name: string): string => (side ? `${side} ${name}` : name)

const PHRASINGS: Readonly<Record<Language, Phrasing>> = {
  ru: {
    place: (at, name) => {
      const { genitive = name, accusative = name } = FORMS_RU[provinceOf(at)] ?? {}
      const [of, to] = COASTS_RU[coastOf(at)]?.[isHe(at) ? 'he' : 'she'] ?? []
      return { of: sided(of, genitive), to: sided(to, accusative) }
    },
    who: { A: 'Армия', F: 'Флот' },
    whom: { A: 'армию', F: 'флот' },
    heading: (power) => `Приказ (${power})`,
    holds: (unit) => `${unit} обороняется`,
    attacks: (unit, whom) => `${unit} атакует ${whom}`,
    moves: (unit, { to }) => `${unit} перемещается в ${to}`,
    supportsDefence: (unit, { of }) => `${unit} поддерживает оборону ${of}`,
    supportsAttack: (unit, whom, to) => `${unit} поддерживает ${whom.to} в атаке ${to.of}`,
    lands: (unit, whom, { to }) => `${unit} десантирует ${whom} в ${to}`,
    strike: (from, at) => `Суперудар из ${from.of} в ${at.to}`,
    gift: (land, power) => `Дарю ${land.to} (${power})`,
    passage: (power, land) => `Пропуск (${power}): ${land ? land.to : 'везде'}`,
    bar: (power, land) => `Отзываю пропуск (${power}): ${land ? land.to : 'везде'}`,
    treaty: (power, open) => `Договор ${open ? 'публичный' : 'тайный'} (${power})`,
  },
  en: {
    place: (at, name, isSea) => same(`${isSea ? 'the ' : ''}${sided(COASTS_EN[coastOf(at)], name)}`),
    who: { A: 'Army', F: 'Fleet' },
    whom: { A: 'the army', F: 'the fleet' },
    heading: (power) => `Order (${power})`,
    holds: (unit) => `${unit} defends`,
    attacks: (unit, whom) => `${unit} attacks ${whom}`,
    moves: (unit, { to }) => `${unit} moves to ${to}`,
    supportsDefence: (unit, { of }) => `${unit} supports the defence of ${of}`,
    supportsAttack: (unit, whom, { to }) => `${unit} supports ${whom.to} in the attack on ${to}`,
    lands: (unit, whom, { to }) => `${unit} lands ${whom} in ${to}`,
    strike: (from, at) => `Strike ${at.to} from ${from.of}`,
    gift: (land, power) => `Give ${land.to} to ${power}`,
    passage: (power, land) => `Let ${power} pass ${land ? `in ${land.to}` : 'everywhere'}`,
    bar: (power, land) => `Withdraw leave to pass from ${power} ${land ? `in ${land.to}` : 'everywhere'}`,
    treaty: (power, open) => `Treaty${open ? '' : ', secret,'} with ${power}`,
  },
  bg: {
    place: (at, name) => same(sided(COASTS_BG[coastOf(at)]?.[isHe(at) ? 'he' : 'she'], name)),
    who: { A: 'Армията на', F: 'Флотът на' },
    whom: { A: 'армията на', F: 'флота на' },
    heading: (power) => `Заповед (${power})`,
    holds: (unit) => `${unit} се отбранява`,
    attacks: (unit, whom) => `${unit} атакува ${whom}`,
    moves: (unit, { to }) => `${unit} се придвижва в ${to}`,
    supportsDefence: (unit, { of }) => `${unit} подкрепя отбраната на ${of}`,
    supportsAttack: (unit, whom, { to }) => `${unit} подкрепя ${whom.to} в атака на ${to}`,
    lands: (unit, whom, { to }) => `${unit} десантира ${whom} в ${to}`,
    strike: (from, at) => `Удар от ${from.of} към ${at.to}`,
    gift: (land, power) => `Подарявам ${land.to} на ${power}`,
    passage: (power, land) => `Пропуск на ${power}: ${land ? land.to : 'навсякъде'}`,
    bar: (power, land) => `Оттеглям пропуска на ${power}: ${land ? land.to : 'навсякъде'}`,
    treaty: (power, open) => `Договор${open ? '' : ', секретен,'} с ${power}`,
  },
  cs: {
    place: (at, name) => same(`(${sided(COASTS_CS[coastOf(at)], name)})`),
    who: { A: 'Armáda', F: 'Flotila' },
    whom: { A: 'armádu', F: 'flotilu' },
    heading: (power) => `Povel (${power})`,
    holds: (unit) => `${unit} se brání`,
    attacks: (unit, whom) => `${unit} útočí na ${whom}`,
    moves: (unit, { to }) => `${unit} se přesouvá ${to}`,
    supportsDefence: (unit, { of }) => `${unit} podporuje obranu ${of}`,
    supportsAttack: (unit, whom, { to }) => `${unit} podporuje ${whom.to} v útoku ${to}`,
    lands: (unit, whom, { to }) => `${unit} vyloduje ${whom} ${to}`,
    strike: (from, at) => `Úder z ${from.of} na ${at.to}`,
    gift: (land, power) => `Daruji ${land.to} (${power})`,
    passage: (power, land) => `Průchod (${power}): ${land ? land.to : 'všude'}`,
    bar: (power, land) => `Odvolávám průchod (${power}): ${land ? land.to : 'všude'}`,
    treaty: (power, open) => `Smlouva ${open ? '' : 'tajná '}(${power})`,
  },
}

export interface PrintedWriting extends Naming {
  /** Who stands where: whether somebody is attacked, or a free place entered. */
  readonly units: readonly Unit[]
  readonly isSea: (province: ProvinceId) => boolean
}

function phrasing({ names, language, isSea }: PrintedWriting) {
  const words = PHRASINGS[language]
  const place = (at: LocationId): Place => {
    const id = provinceOf(at)
    return words.place(at, names[language].spaces[id]?.name ?? id, isSea(id))
  }
  // English needs "of" between a unit and its place; the others have it in the place or the unit.
  const of = (at: LocationId) => (language === 'en' ? `of ${place(at).of}` : place(at).of)
  return { words, place, of, power: (id: PowerId) => powerName({ names, language }, id, 'short') }
}

/** The line over a sheet: "Приказ (Германия)". */
export function printedHeading(power: PowerId, writing: PrintedWriting): string {
  const { words, power: named } = phrasing(writing)
  return words.heading(named(power))
}

/** A movement order as a sentence. */
export function writePrinted(order: MovementOrder, writing: PrintedWriting): string {
  const { words, place, of } = phrasing(writing)
  const whom = ({ type, at }: { readonly type: UnitType; readonly at: LocationId }) =>
    `${words.whom[type]} ${of(at)}`
  const unit = `${words.who[order.unit.type]} ${of(order.unit.at)}`
  switch (order.kind) {
    case 'hold':
      return words.holds(unit)
    case 'move': {
      const there = writing.units.find(({ at }) => provinceOf(at) === provinceOf(order.to))
      return there && order.to === there.at
        ? words.attacks(unit, whom(there))
        : words.moves(unit, place(order.to))
    }
    case 'support-hold':
      return words.supportsDefence(unit, place(order.target.at))
    case 'support-move':
      return words.supportsAttack(unit, place(order.target.at), place(order.to))
    case 'convoy':
      return words.lands(unit, whom(order.target), place(order.to))
  }
}

/** A declaration as a sentence. */
export function writeDeclared(declaration: Declaration, writing: PrintedWriting): string {
  const { words, place, power } = phrasing(writing)
  const land = (id: ProvinceId) => place(id as string as LocationId)
  switch (declaration.kind) {
    case 'strike':
      return words.strike(land(declaration.from), land(declaration.at))
    case 'gift':
      return words.gift(land(declaration.land), power(declaration.to))
    case 'passage': {
      const { to, land: where, allowed } = declaration
      return words[allowed ? 'passage' : 'bar'](power(to), where === null ? null : land(where))
    }
    case 'treaty':
      return `${words.treaty(power(declaration.with), declaration.open)}: ${declaration.text}`
  }
}
