// A variant of a pack as a definition of our own format, and the parts of it that are not played here.
import { allNamed, type XmlElement } from '../../../../files/xml.ts'
import type { Remark } from '../../../../kernel/brought.ts'
import { nameOf, type Provinces } from './adjacency.ts'

/** Rules of packs that are played here in any case. */
const PLAYED: readonly string[] = [
  'OPTION_BUILDS VALUE_BUILDS_HOME_ONLY',
  'OPTION_WINGS VALUE_WINGS_DISABLED',
  'OPTION_CONVOYED_MOVES VALUE_PATHS_EITHER',
]

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
    const plain = name.normalize('NFD').toUpperCase().replace(/[^A-Z]/g, '').slice(0, 18) // prettier-ignore
    const base = plain.length > 1 ? plain : `POWER${plain}`
    let id = base
    for (let code = 65; taken.has(id) && code < 91; code++) id = `${base}${String.fromCharCode(code)}`
    taken.add(id)
    return id
  })
}

const slug = (name: string): string => {
  const plain = name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '') // prettier-ignore
  return (plain.length > 1 ? plain : `board-${plain}`).slice(0, 40).replace(/-+$/, '')
}

export function variantOfPack(variant: XmlElement, provinces: Provinces): Made {
  const attribute = (name: string, key: string) => allNamed(variant, name)[0]?.attributes[key]
  const title = nameOf(variant.attributes.name, 'Board')
  const named = allNamed(variant, 'POWER')
  const active = named.filter(({ attributes }) => attributes.active !== 'false')
  const names = active.map(({ attributes }) => nameOf(attributes.name, '?'))
  const ids = idsFor(names)
  const centres = allNamed(variant, 'SUPPLYCENTER').map(({ attributes }) => ({
    at: provinces.placeOf(attributes.province ?? '', 'dropped') ?? (attributes.province ?? '').toUpperCase(),
    named: attributes.province ?? '',
    home: (attributes.homepower ?? 'none').toLowerCase(),
    owner: (attributes.owner ?? 'none').toLowerCase(),
  }))
  const isCentre = new Set(centres.map(({ at }) => at))
  const units = allNamed(variant, 'INITIALSTATE').map(({ attributes }) => ({
    power: (attributes.power ?? '').toLowerCase(),
    kind: (attributes.unit ?? '').toLowerCase(),
    province: attributes.province ?? '',
    coast: attributes.unitcoast,
  }))
  const placed = ({ kind, province, coast }: (typeof units)[number]): string => {
    const ref = kind === 'fleet' && coast && coast !== 'none' ? `${province}-${coast}` : province
    const at = provinces.placeOf(ref, kind === 'fleet' ? 'kept' : 'dropped') ?? province.toUpperCase()
    return `${kind === 'fleet' ? 'F' : 'A'} ${at}`
  }
  const isOf = (power: XmlElement, name: string) => (power.attributes.name ?? '').toLowerCase() === name
  const turn = attribute('STARTINGTIME', 'turn') ?? 'Spring, 1901, Movement'
  const [, season = '', year = '1901'] = /^\s*(\w+)\s*,\s*(-?\d{1,6})/.exec(turn) ?? []
  const isUsual = /^spring$/i.test(season) && Number(year) > 0 && !/bc/i.test(turn)
  const wins = Number(attribute('WINNING_SUPPLY_CENTERS', 'value') ?? Math.floor(isCentre.size / 2) + 1)
  const length = ['YEARS_WITHOUT_SC_CAPTURE', 'GAME_LENGTH'].filter(
    (name) => Number(attribute(name, 'value') ?? 0) > 0,
  )
  const rules = allNamed(variant, 'RULEOPTION').map(
    ({ attributes }) => `${attributes.name ?? ''} ${attributes.value ?? ''}`,
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
      year: Math.min(9999, Math.max(1, Math.abs(Number(year)))),
      victory: wins,
    },
    faults: centres
      .filter(({ at }) => !provinces.list.some(({ id }) => id === at))
      .map(({ named: name }) => remark('centre-nowhere', name.slice(0, 60))),
    remarks: [
      ...rules.filter((rule) => !PLAYED.includes(rule)).map((rule) => remark('rule-left-out', rule.trim())),
      ...length.map((name) => remark('rule-left-out', `${name} ${attribute(name, 'value') ?? ''}`)),
      ...provinces.conditions.map((name) => remark('rule-left-out', `BORDER ${name}`)),
      ...named
        .filter(({ attributes }) => attributes.active === 'false')
        .map(({ attributes }) => remark('rule-left-out', `POWER ${nameOf(attributes.name, '?')}`)),
      ...units
        .filter(({ kind }) => kind !== 'army' && kind !== 'fleet')
        .map(({ kind, province }) => remark('rule-left-out', `${kind || 'unit'} ${province}`)),
      ...centres
        .filter(({ home, owner }) => owner !== 'none' && owner !== home)
        .map(({ at, owner }) => remark('rule-left-out', `SUPPLYCENTER ${at} ${owner}`)),
      ...(isUsual ? [] : [remark('other-season', turn.slice(0, 60))]),
      ...provinces.renamed.map(([from, to]) => remark('renamed', from, to)),
    ].map(({ code, of }) => ({ code, of: of.map((text) => text.slice(0, 120)) })),
  }
}
