// Where units stand at the start, and where those of nations that come in are put.
import { NATIONS, type Nation } from './nations.ts'
import { linesOf, oneOf, rowsOf, wordsOf } from './rows.ts'
import { ENTRY_CHOICE_ROWS, ENTRY_ROWS, RESERVE_ROWS, SETUP_ROWS } from './setup-rows.ts'
import { type SpaceIndex, spaceNamed } from './spaces.ts'

/** Counters of a kind, by their strength. */
export interface Strength {
  readonly kind: string
  readonly reduced: boolean
}

export interface Placement {
  /** null is the reserve box. */
  readonly space: SpaceIndex | null
  readonly units: readonly Strength[]
  readonly trench: number
}

/** `(fr-9)` is reduced, `ge-corps*8` is eight of them. */
export const strengthsOf = (cell: string): readonly Strength[] =>
  wordsOf(cell).flatMap((word) => {
    const [name = '', count = '1'] = word.split('*')
    const reduced = name.startsWith('(')
    const kind = reduced ? name.slice(1, -1) : name
    return Array.from({ length: Number(count) }, () => ({ kind, reduced }))
  })

const placementOf = (space: string, units: string, trench: string): Placement => ({
  space: space === 'reserve' ? null : spaceNamed(space),
  units: strengthsOf(units),
  trench: Number(trench),
})

export const SETUP: readonly Placement[] = [
  ...rowsOf(SETUP_ROWS, ['space', 'units', 'trench']).map(({ space, units, trench }) =>
    placementOf(space, units, trench),
  ),
  ...linesOf(RESERVE_ROWS).map((units) => placementOf('reserve', units, '0')),
]

export interface Entry {
  readonly nation: Nation
  readonly placements: readonly Placement[]
  /** Units that their owner puts on the board, at most one a place. */
  readonly choice: { readonly units: readonly Strength[]; readonly spaces: readonly SpaceIndex[] } | null
}

const entryRows = rowsOf(ENTRY_ROWS, ['nation', 'space', 'units', 'trench'])
const choices = rowsOf(ENTRY_CHOICE_ROWS, ['nation', 'units', 'spaces'])

export const ENTRIES: readonly Entry[] = [...new Set(entryRows.map(({ nation }) => nation))].map((nation) => {
  const choice = choices.find((row) => row.nation === nation)
  return {
    nation: oneOf(NATIONS, nation),
    placements: entryRows
      .filter((row) => row.nation === nation)
      .map(({ space, units, trench }) => placementOf(space, units, trench)),
    choice: choice
      ? { units: strengthsOf(choice.units), spaces: wordsOf(choice.spaces).map(spaceNamed) }
      : null,
  }
})
