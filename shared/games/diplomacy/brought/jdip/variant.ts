// A variant of a pack as a definition of our own format, and the parts of it that are not played here.
import { allNamed, type XmlElement } from '../../../../files/xml.ts'
import type { Remark } from '../../../../kernel/brought.ts'
import { LAST_YEAR } from '../../variants/limits.ts'
import { nameOf, type Provinces } from './adjacency.ts'

/** Rules of packs and the remark about each, which is null where it is played here in any case. */
const RULES: ReadonlyMap<string, string | null> = new Map([
  ['OPTION_BUILDS VALUE_BUILDS_HOME_ONLY', null],
  ['OPTION_BUILDS VALUE_BUILDS_ANY_OWNED', 'builds-anywhere'],
  ['OPTION_BUILDS VALUE_BUILDS_ANY_IF_HOME_OWNED', 'builds-anywhere'],
  ['OPTION_WINGS VALUE_WINGS_DISABLED', null],
  ['OPTION_WINGS VALUE_WINGS_ENABLED', 'wings'],
  ['OPTION_CONVOYED_MOVES VALUE_PATHS_EITHER', null],
  ['OPTION_CONVOYED_MOVES VALUE_PATHS_EXPLICIT', 'convoy-paths'],
  ['OPTION_CONVOYED_MOVES VALUE_PATHS_IMPLICIT', 'convoy-paths'],
])

/** The remark about a rule; null for one that is played here. */
function ruleRemark(rule: string): Remark | null {
  const known = RULES.get(rule)
  if (known === null) return null
  return known === undefined ? remark('rule-left-out', rule) : remark(known)
}

export interface Made {
  /** The definition, not yet checked. */
  readonly raw: unknown
  /** Places that the variant names and the pack does not have. */
  readonly faults: readonly Remark[]
  readonly remarks: readonly Remark[]
}

const remark = (code: string, ...of: string[]): Remark => ({ code, of })

/** An id for each power: the Latin letters of its name, and one letter more where two would be the same. */
function idsFor(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = name.normalize('NFD').toUpperCase().replace(/[^A-Z]/g, '').slice(0, 18) // oxfmt-ignore
    const base = plain.length > 1 ? plain : `POWER${plain}`
    let id = base
    for (let code = 65; taken.has(id) && code < 91; code++) id = `${base}${String.fromCharCode(code)}`
    taken.add(id)
    return id
  })
}

const slug = (name: string): string => {
  const plain = name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '') // oxfmt-ignore
  return (plain.length > 1 ? plain : `board-${plain}`).slice(0, 40).replace(/-+$/, '')
}

export function variantOfPack(variant: XmlElement, provinces: Provinces): Made {
  const attribute = (name: string, key: string) => allNamed(variant, name)[0]?.attributes[key]
  const title = nameOf(variant.attributes.name, 'Board')
  const named = allNamed(variant, 'POWER')
  const active = named.filter(({ attributes }) => attributes.active !== 'false')
  const names = active.map(({ attributes }) => nameOf(attributes.name, '?'))
  const ids = idsFor(names)
  const closed = new Set(provinces.closed.map(({ id }) => id))
  const isOpen = (ref: string): boolean => !closed.has(provinces.placeOf(ref, 'dropped') ?? '')
  const centres = allNamed(variant, 'SUPPLYCENTER')
    .map(({ attributes }) => ({
      at:
        provinces.placeOf(attributes.province ?? '', 'dropped') ?? (attributes.province ?? '').toUpperCase(),
      named: attributes.province ?? '',
      home: (attributes.homepower ?? 'none').toLowerCase(),
      owner: (attributes.owner ?? 'none').toLowerCase(),
    }))
    .filter(({ named: ref }) => isOpen(ref))
  const isCentre = new Set(centres.map(({ at }) => at))
  const units = allNamed(variant, 'INITIALSTATE')
    .map(({ attributes }) => ({
      power: (attributes.power ?? '').toLowerCase(),
      kind: (attributes.unit ?? '').toLowerCase(),
      province: attributes.province ?? '',
      coast: attributes.unitcoast,
    }))
    .filter(({ province }) => isOpen(province))
  const placed = ({ kind, province, coast }: (typeof units)[number]): string => {
    const ref = kind === 'fleet' && coast && coast !== 'none' ? `${province}-${coast}` : province
    const at = provinces.placeOf(ref, kind === 'fleet' ? 'kept' : 'dropped') ?? province.toUpperCase()
    return `${kind === 'fleet' ? 'F' : 'A'} ${at}`
  }
  const calledAt = (ref: string): string => {
    const at = provinces.placeOf(ref, 'dropped')
    return provinces.list.find(({ id }) => id === at)?.name ?? ref
  }
  const isOf = ({ attributes }: XmlElement, name: string): boolean =>
    [attributes.name ?? '', ...(attributes.altnames ?? '').split(',')].some(
      (one) => one.trim().toLowerCase() === name,
    )
  const powerOf = (name: string) => named.find((power) => isOf(power, name))
  const turn = attribute('STARTINGTIME', 'turn') ?? 'Spring, 1901, Movement'
  const [, season = '', year = '1901'] = /^\s*(\w+)\s*,\s*(-?\d{1,6})/.exec(turn) ?? []
  const isUsual = /^spring$/i.test(season) && Number(year) > 0 && !/bc/i.test(turn)
  const wins = Number(attribute('WINNING_SUPPLY_CENTERS', 'value') ?? Math.floor(isCentre.size / 2) + 1)
  const first = Math.min(LAST_YEAR, Math.max(1, Math.abs(Number(year))))
  const yearsOf = (name: string): number => {
    const years = Number(attribute(name, 'value') ?? 0)
    return Number.isInteger(years) && years > 0 ? years : 0
  }
  const [length, idle] = [yearsOf('GAME_LENGTH'), yearsOf('YEARS_WITHOUT_SC_CAPTURE')]
  /** The year with which the game ends; the first year counts. */
  const last = length > 0 && first + length - 1 <= LAST_YEAR ? first + length - 1 : null
  const rules = allNamed(variant, 'RULEOPTION').map(({ attributes }) =>
    `${attributes.name ?? ''} ${attributes.value ?? ''}`.trim(),
  )
  return {
    raw: {
      format: 'entente-board',
      version: 1,
      id: slug(title),
      title,
      powers: active.map((power, i) => ({
        id: ids[i],
        name: names[i],
        homes: [...new Set(centres.filter(({ home }) => isOf(power, home)).map(({ at }) => at))],
        start: units.filter((unit) => isOf(power, unit.power) && unit.kind !== 'wing').map(placed),
      })),
      provinces: provinces.list.map(({ id, name, kind, coasts, convoying }) => ({
        id,
        name,
        kind,
        coasts,
        convoying,
        centre: isCentre.has(id),
      })),
      armies: provinces.armies,
      fleets: provinces.fleets,
      year: first,
      ...(last !== null && { lastYear: last }),
      victory: wins,
    },
    faults: centres
      .filter(({ at }) => !provinces.list.some(({ id }) => id === at))
      .map(({ named: name }) => remark('centre-nowhere', name.slice(0, 60))),
    remarks: [
      ...rules.flatMap((rule) => ruleRemark(rule) ?? []),
      ...(last !== null ? [remark('ends-in', String(length), String(last))] : []),
      ...(idle > 0 ? [remark('no-capture', String(idle))] : []),
      ...provinces.conditions,
      ...(provinces.closed.length > 0
        ? [remark('nobody-enters', ...provinces.closed.map(({ name }) => name))]
        : []),
      ...named
        .filter(({ attributes }) => attributes.active === 'false')
        .map(({ attributes }) => remark('power-left-out', nameOf(attributes.name, '?'))),
      ...units
        .filter(({ kind }) => kind !== 'army' && kind !== 'fleet')
        .map(({ kind, province }) => remark('unit-left-out', kind || '?', calledAt(province))),
      ...centres
        .filter(({ home, owner }) => owner !== 'none' && owner !== home && powerOf(owner) !== powerOf(home))
        .map(({ named: ref, owner }) =>
          remark('owned-later', calledAt(ref), nameOf(powerOf(owner)?.attributes.name, owner)),
        ),
      ...(isUsual ? [] : [remark('other-season', turn.slice(0, 60))]),
      ...provinces.renamed.map(([from, to]) => remark('renamed', from, to)),
    ].map(({ code, of }) => ({ code, of: of.map((text) => text.slice(0, 120)) })),
  }
}
