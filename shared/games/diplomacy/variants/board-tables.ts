// How a package writes down its board: lists of spaces and tables of borders as text.
import type { BoardFacts, Borders, Space, SpaceKind } from '../board/facts.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { UnitRef, UnitType } from '../board/unit.ts'

/**
 * Powers by name, spaces by kind as `VIE* Vienna; BOH Bohemia` (a star is a centre), homes and units by power, and for
 * armies and for fleets a line a space with its neighbours. A border is written from both sides, so that `compileBoard`
 * refuses a border that was written wrong on one side.
 */
export interface BoardTables extends Readonly<Record<SpaceKind, string>> {
  readonly powers: string
  /** Coasts by space, where there are several: `SPA/NC SPA/SC`. */
  readonly coasts?: Readonly<Record<string, string>>
  /** Coastal spaces whose fleets carry armies. */
  readonly convoying?: string
  readonly homes: Readonly<Record<string, string>>
  /** `A VIE, F TRI` by power. */
  readonly start: Readonly<Record<string, string>>
  readonly armies: string
  readonly fleets: string
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const borders = (table: string): Borders =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', ...to] = words(line)
        return [from, to as LocationId[]]
      }),
  )

function spaceFrom(tables: BoardTables, kind: SpaceKind, entry: string): Space {
  const [code = '', ...name] = words(entry)
  const id = code.replace('*', '') as ProvinceId
  const home = words(tables.powers).find((power) => words(tables.homes[power] ?? '').includes(id))
  return {
    id,
    name: name.join(' '),
    kind,
    coasts: words(tables.coasts?.[id] ?? '') as LocationId[],
    centre: code.endsWith('*'),
    ...(words(tables.convoying ?? '').includes(id) && { convoying: true }),
    ...(home !== undefined && { home: home as PowerId }),
  }
}

const unitFrom = (text: string): UnitRef => {
  const [type, at] = words(text)
  return { type: type as UnitType, at: at as LocationId }
}

/** The board these tables say; spaces are in the order of their ids. */
export function boardFrom(tables: BoardTables): BoardFacts {
  const powers = words(tables.powers) as PowerId[]
  return {
    powers,
    spaces: (['inland', 'coastal', 'sea'] as const)
      .flatMap((kind) => tables[kind].split(';').map((entry) => spaceFrom(tables, kind, entry)))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    armies: borders(tables.armies),
    fleets: borders(tables.fleets),
    start: Object.fromEntries(
      powers.map((power) => [power, (tables.start[power] ?? '').split(',').map(unitFrom)]),
    ),
  }
}
