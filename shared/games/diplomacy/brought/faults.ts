// The faults of a board that somebody brings. Each has the ids of its places, which its sentence names.
import { namesCoast, provinceOf } from '../board/ids.ts'
import type { Definition } from './definition.ts'

export const FAULT_CODES = [
  'province-twice',
  'province-name-twice',
  'power-twice',
  'power-name-twice',
  'unknown-place',
  'border-to-itself',
  'border-one-way',
  'army-at-sea',
  'fleet-inland',
  'coast-unnamed',
  'one-coast-only',
  'coasts-without-shore',
  'shore-without-water',
  'convoying-elsewhere',
  'unknown-home',
  'home-without-centre',
  'home-of-two',
  'power-with-nothing',
  'unit-misplaced',
  'two-units',
  'out-of-reach',
  'victory-out-of-reach',
] as const

export interface Fault {
  readonly code: (typeof FAULT_CODES)[number]
  /** The places and powers concerned, by id, in the order in which the sentence names them. */
  readonly of: readonly string[]
}

type Province = Definition['provinces'][number]

const fault = (code: Fault['code'], ...of: readonly string[]): Fault => ({ code, of })

/** The values that occur twice in a list. */
const twice = (list: readonly string[]): string[] => [
  ...new Set(list.filter((one, at) => list.indexOf(one) !== at)),
]

const english = (names: Definition['title']): string => (typeof names === 'string' ? names : names.en)

/** All faults, in the order of the file; empty for a board that can be played. */
export function faultsOf(board: Definition): readonly Fault[] {
  const provinces = new Map(board.provinces.map((province) => [province.id, province]))
  return [
    ...twice(board.provinces.map(({ id }) => id)).map((id) => fault('province-twice', id)),
    ...twice(board.provinces.map(({ name }) => english(name).toLowerCase())).map(
      (name) =>
      fault('province-name-twice', ...board.provinces.filter((one) => english(one.name).toLowerCase() === name).map(({ id }) => id)), // oxfmt-ignore
    ),
    ...twice(board.powers.map(({ id }) => id)).map((id) => fault('power-twice', id)),
    ...twice(board.powers.map(({ name }) => english(name).toLowerCase())).map(
      (name) =>
      fault('power-name-twice', ...board.powers.filter((one) => english(one.name).toLowerCase() === name).map(({ id }) => id)), // oxfmt-ignore
    ),
    ...board.provinces.flatMap((province) => shoreFaults(board, province)),
    ...borderFaults(board, provinces, 'armies'),
    ...borderFaults(board, provinces, 'fleets'),
    ...powerFaults(board, provinces),
    ...reachFaults(board),
    ...(board.victory > board.provinces.filter(({ centre }) => centre).length
      ? [fault('victory-out-of-reach')]
      : []),
  ]
}

function shoreFaults({ fleets }: Definition, { id, kind, coasts, convoying }: Province): Fault[] {
  const berths = coasts.length > 0 ? coasts.map((coast) => `${id}/${coast}`) : [id]
  return [
    ...(coasts.length === 1 ? [fault('one-coast-only', id)] : []),
    ...(coasts.length > 0 && kind !== 'coastal' ? [fault('coasts-without-shore', id)] : []),
    ...(convoying && kind !== 'coastal' ? [fault('convoying-elsewhere', id)] : []),
    ...(kind === 'inland'
      ? []
      : berths.filter((berth) => (fleets[berth] ?? []).length === 0).map((berth) => fault('shore-without-water', berth))), // oxfmt-ignore
  ]
}

function borderFaults(
  board: Definition,
  provinces: ReadonlyMap<string, Province>,
  table: 'armies' | 'fleets',
): Fault[] {
  const borders = board[table]
  const standing = (at: string): Fault | null => {
    const province = provinces.get(provinceOf(at))
    const coast = namesCoast(at) ? at.slice(at.indexOf('/') + 1) : null
    if (!province || (coast !== null && !province.coasts.includes(coast))) return fault('unknown-place', at)
    if (table === 'armies') return province.kind === 'sea' || coast !== null ? fault('army-at-sea', at) : null
    if (province.kind === 'inland') return fault('fleet-inland', at)
    return coast === null && province.coasts.length > 0 ? fault('coast-unnamed', at) : null
  }
  const places = new Set([...Object.keys(borders), ...Object.values(borders).flat()])
  const wrong = [...places].flatMap((at) => standing(at) ?? [])
  const pairs = Object.entries(borders).flatMap(([from, list]) => list.map((to) => [from, to] as const))
  return [
    ...wrong,
    ...pairs.flatMap(([from, to]) => {
      if (provinceOf(from) === provinceOf(to)) return [fault('border-to-itself', from)]
      return borders[to]?.includes(from) ? [] : [fault('border-one-way', from, to)]
    }),
  ]
}

function powerFaults(board: Definition, provinces: ReadonlyMap<string, Province>): Fault[] {
  const homes = board.powers.flatMap((power) => power.homes.map((at) => ({ power: power.id, at })))
  const units = board.powers.flatMap((power) => power.start.map((text) => ({ text, at: text.slice(2) })))
  return [
    ...homes.flatMap(({ power, at }) => {
      const province = provinces.get(at)
      if (!province) return [fault('unknown-home', at, power)]
      return province.centre ? [] : [fault('home-without-centre', at, power)]
    }),
    ...twice(homes.map(({ at }) => at)).map((at) => fault('home-of-two', at)),
    ...board.powers
      .filter((power) => power.homes.length === 0 && power.start.length === 0)
      .map(({ id }) => fault('power-with-nothing', id)),
    ...units.flatMap(({ text, at }) =>
      standsWell(provinces, text) ? [] : [fault('unit-misplaced', text, at)],
    ),
    ...twice(units.map(({ at }) => provinceOf(at))).map((at) => fault('two-units', at)),
  ]
}

/** Armies on land, fleets on water and on a named coast where there are several (R19, R72). */
function standsWell(provinces: ReadonlyMap<string, Province>, text: string): boolean {
  const [type, at] = [text.slice(0, 1), text.slice(2)]
  const province = provinces.get(provinceOf(at))
  if (!province) return false
  const coast = namesCoast(at) ? at.slice(at.indexOf('/') + 1) : null
  if (type === 'A') return province.kind !== 'sea' && coast === null
  if (province.kind === 'inland') return false
  return province.coasts.length > 0 ? coast !== null && province.coasts.includes(coast) : coast === null
}

/** Provinces that no unit reaches from the largest part of the board. */
function reachFaults({ provinces, armies, fleets }: Definition): Fault[] {
  const near = new Map<string, Set<string>>(provinces.map(({ id }) => [id, new Set()]))
  for (const [from, list] of [...Object.entries(armies), ...Object.entries(fleets)])
    for (const to of list) {
      near.get(provinceOf(from))?.add(provinceOf(to))
      near.get(provinceOf(to))?.add(provinceOf(from))
    }
  const parts: Set<string>[] = []
  for (const { id } of provinces) {
    if (parts.some((part) => part.has(id))) continue
    const part = new Set([id])
    for (const at of part) for (const next of near.get(at) ?? []) part.add(next)
    parts.push(part)
  }
  const [, ...apart] = parts.sort((a, b) => b.size - a.size)
  return apart.flatMap((part) =>
    [...part].filter((id) => near.has(id)).map((id) => fault('out-of-reach', id)),
  )
}
