// A pack's list of provinces: short and full names, and borders for armies and by coast for fleets.
import { allNamed, type XmlElement } from '../../../../files/xml.ts'
import type { Remark } from '../../../../kernel/brought.ts'
import { visible } from '../../../../kernel/visible.ts'
import { type LocationId, provinceOf } from '../../board/ids.ts'
import { readBorders } from './borders.ts'

/** A jDip type of adjacency that is a coast of its own, as one of our codes. */
const COASTS: Readonly<Record<string, string>> = { nc: 'NC', sc: 'SC', wc: 'WC', ec: 'EC' }

export interface JdipProvince {
  /** The short name as the pack's files write it. */
  readonly short: string
  readonly id: string
  readonly name: string
  readonly kind: 'inland' | 'coastal' | 'sea'
  readonly coasts: readonly string[]
  readonly convoying: boolean
}

export interface Provinces {
  readonly list: readonly JdipProvince[]
  /** The place that the pack calls `spa-sc` or `spa/sc`, as one of ours; null where there is none. */
  readonly placeOf: (ref: string, coasts: 'kept' | 'dropped') => string | null
  readonly armies: Readonly<Record<string, readonly string[]>>
  readonly fleets: Readonly<Record<string, readonly string[]>>
  /** Short names that our codes do not allow, with those that replace them. */
  readonly renamed: readonly (readonly [from: string, to: string])[]
  /** What borders have beside neighbours, and is not played here. */
  readonly conditions: readonly Remark[]
  /** Provinces that border nothing but themselves, and so are land that nobody enters. */
  readonly closed: readonly JdipProvince[]
}

const LONGEST_NAME = 60

/** Text of a pack as a name: visible characters, and not too many. */
export const nameOf = (text: string | undefined, other: string): string =>
  visible((text ?? '').replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST_NAME)
    .trim() || other

const refsOf = ({ attributes }: XmlElement): readonly string[] =>
  (attributes.refs ?? '').split(/[\s,]+/).filter(Boolean)

export function readProvinces(root: XmlElement): Provinces {
  const elements = allNamed(root, 'PROVINCE')
  const ids = new Map<string, string>()
  const renamed: [string, string][] = []
  const taken = new Set<string>()
  for (const { attributes } of elements) {
    const short = (attributes.shortname ?? '').trim().toLowerCase()
    const plain = short.toUpperCase().replace(/[^A-Z0-9]/g, '')
    let id = (/^[A-Z]/.test(plain) ? plain : `P${plain}`).slice(0, 8).padEnd(2, 'X')
    for (let number = 2; taken.has(id) && !ids.has(short); number++) id = `${id.slice(0, 5)}${number}`
    if (!ids.has(short) && id !== short.toUpperCase()) renamed.push([short, id])
    taken.add(id)
    ids.set(short, id)
  }
  // A pack may call a province by any of its names. Most packs of the usual map have Norway as `nwy` and call it `nor`.
  const others = elements.flatMap((element) => {
    const id = ids.get((element.attributes.shortname ?? '').trim().toLowerCase())!
    const unique = allNamed(element, 'UNIQUENAME').map(({ attributes }) => attributes.name ?? '')
    return [...unique, element.attributes.fullname ?? ''].map(
      (name) => [name.trim().toLowerCase(), id] as const,
    )
  })
  for (const [name, id] of others) if (name !== '' && !ids.has(name)) ids.set(name, id)
  const placeOf: Provinces['placeOf'] = (ref, coasts) => {
    const whole = ref.trim().toLowerCase()
    const [short = '', coast] = ids.has(whole) ? [whole] : whole.split(/[-/\\]/)
    const id = ids.get(short)
    if (id === undefined) return null
    const code = coast === undefined ? undefined : COASTS[coast]
    const isSplit = split.has(id)
    return code !== undefined && coasts === 'kept' && isSplit ? `${id}/${code}` : id
  }
  /** Provinces with several coasts; a single one with a direction is a coast like any other. */
  const split = new Set(
    elements.flatMap((element) => {
      const types = new Set(coastsIn(element))
      return types.size > 1 ? [ids.get((element.attributes.shortname ?? '').trim().toLowerCase())!] : []
    }),
  )
  const armies: Record<string, string[]> = {}
  const fleets: Record<string, string[]> = {}
  const all = elements.map((element): JdipProvince => {
    const short = (element.attributes.shortname ?? '').trim().toLowerCase()
    const id = ids.get(short)!
    const ways = allNamed(element, 'ADJACENCY')
    const byType = (type: string) => ways.filter(({ attributes }) => (attributes.type ?? 'mv') === type)
    const isLand = byType('mv').length > 0
    const isWet = ways.some(({ attributes }) => (attributes.type ?? 'mv') !== 'mv')
    const coasts = split.has(id) ? [...new Set(coastsIn(element).map((type) => COASTS[type]!))] : []
    const add = (table: Record<string, string[]>, from: string, refs: readonly string[], kept: 'kept' | 'dropped') => {
      // A border of a province with itself marks an island, or land that nobody enters.
      const to = refs.map((ref) => placeOf(ref, kept) ?? ref.toUpperCase().slice(0, 12)).filter((at) => provinceOf(at as LocationId) !== id)
      if (to.length > 0) table[from] = [...new Set([...(table[from] ?? []), ...to])]
    } // oxfmt-ignore
    for (const way of byType('mv')) add(armies, id, refsOf(way), 'dropped')
    for (const type of ['xc', ...Object.keys(COASTS)])
      for (const way of byType(type))
        add(fleets, type !== 'xc' && split.has(id) ? `${id}/${COASTS[type]!}` : id, refsOf(way), 'kept')
    return {
      short,
      id,
      name: nameOf(element.attributes.fullname, id),
      kind: isLand ? (isWet ? 'coastal' : 'inland') : 'sea',
      coasts,
      convoying: element.attributes.isConvoyableCoast === 'true' && isLand && isWet,
    }
  })
  const bordered = new Set([...Object.keys(armies), ...Object.keys(fleets)].map((at) => at.split('/')[0]))
  const named = new Map(all.map(({ id, name }) => [id, name]))
  return {
    list: all.filter(({ id }) => bordered.has(id)),
    closed: all.filter(({ id }) => !bordered.has(id)),
    placeOf,
    armies,
    fleets,
    renamed,
    conditions: readBorders(root, (ref) => named.get(placeOf(ref, 'dropped') ?? '') ?? ref),
  }
}

const coastsIn = (element: XmlElement): string[] =>
  allNamed(element, 'ADJACENCY')
    .map(({ attributes }) => attributes.type ?? 'mv')
    .filter((type) => Object.hasOwn(COASTS, type))
