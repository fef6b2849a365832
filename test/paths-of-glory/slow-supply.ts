// A second, slow implementation of supply: one path at a time, from the unit to a source, by the text of rule 14.
import { type Country, type Nation } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { PAIRS } from '../../shared/games/paths-of-glory/facts/lines.ts'
import { NATIONS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import type { Board } from '../../shared/games/paths-of-glory/state/board.ts'

interface Tracer {
  readonly board: Board
  readonly side: number
  /** Places with an enemy unit. */
  readonly enemies: ReadonlySet<number>
  readonly mayUse: (users: number) => boolean
  readonly sea: boolean
  readonly sources: readonly string[]
}

const idOf = (space: number): string => SPACES[space]?.id ?? ''
const numberOf = (id: string): number => SPACES.findIndex((space) => space.id === id)

/** Places of the units that are not of a side. */
const enemiesOf = (board: Board, side: number): ReadonlySet<number> =>
  new Set(UNITS.filter((unit) => unit.side !== side).map(({ index }) => board.at[index] ?? -1))

const hasEnemyUnit = ({ enemies }: Tracer, space: number): boolean => enemies.has(space)

function mayPass(tracer: Tracer, space: number): boolean {
  const { board, side } = tracer
  if (hasEnemyUnit(tracer, space)) return false
  if (board.holder[space] === side) return true
  const fort = (SPACES[space]?.fort ?? 0) > 0 && !board.destroyed.includes(space)
  return board.holder[space] === 1 - side && fort && board.besieged.includes(space)
}

function isPort(tracer: Tracer, space: number): boolean {
  const { board, side } = tracer
  if (!tracer.sea || SPACES[space]?.port !== side || board.holder[space] !== side) return false
  if (hasEnemyUnit(tracer, space) || board.besieged.includes(space)) return false
  return idOf(space) !== 'constantinople' || board.holder[numberOf('gallipoli')] === 1
}

/** Whether a path leads from a place to a source; the place itself may be anything. */
function traces(tracer: Tracer, from: number): boolean {
  const seen = new Set<number>()
  const walk = (space: number): boolean => {
    if (seen.has(space)) return false
    seen.add(space)
    if (space !== from && !mayPass(tracer, space)) return false
    const own = tracer.board.holder[space] === tracer.side && !hasEnemyUnit(tracer, space)
    if (own && tracer.sources.includes(idOf(space))) return true
    for (const { a, b, kind, users } of PAIRS) {
      if (kind === 'landing' || (a !== space && b !== space)) continue
      if (kind === 'dashed' && !tracer.mayUse(users)) continue
      if (walk(a === space ? b : a)) return true
    }
    return isPort(tracer, space) && SPACES.some(({ index }) => isPort(tracer, index) && walk(index))
  }
  return walk(from)
}

const bit = (nation: Nation) => 1 << NATIONS.indexOf(nation)
const RUSSIA = ['petrograd', 'moscow', 'kharkov', 'caucasus']

/** Whether a unit is in supply where it stands, by rule 14. */
export function slowlySupplied(board: Board, index: number): boolean {
  const unit = UNITS[index]
  const space = board.at[index] ?? -1
  if (!unit || space < 0) return false
  const country: Country | null = SPACES[space]?.country ?? null
  const nearEast = SPACES[space]?.nearEast === true
  if (unit.nation === 'mn') return true
  if (unit.nation === 'sb' && country === 'sb') return true
  if ((unit.nation === 'ana' || unit.nation === 'sn') && nearEast) return true
  const eastern = ['ru', 'cz', 'ro', 'sb'].includes(unit.nation)
  const central = ['essen', 'breslau', 'sofia', 'constantinople']
  const east = [...RUSSIA, 'belgrade', ...(unit.nation === 'sb' ? ['salonika'] : [])]
  const lines = unit.nation === 'ana' ? 'ana' : eastern ? 'ru' : unit.family
  return traces(
    {
      board,
      side: unit.side,
      enemies: enemiesOf(board, unit.side),
      mayUse: (users) => (users & bit(lines)) !== 0,
      sea: !eastern,
      sources: unit.side === 0 ? central : eastern ? east : ['london'],
    },
    space,
  )
}

/** Whether a unit of its side would be in supply in a place, from any source of the side over any dashed line. */
export function slowlyFed(board: Board, space: number, side: number): boolean {
  const tracer: Tracer = {
    board,
    side,
    enemies: enemiesOf(board, side),
    mayUse: () => true,
    sea: true,
    sources: side === 0 ? ['essen', 'breslau', 'sofia', 'constantinople'] : ['london', ...RUSSIA, 'belgrade'],
  }
  if (!mayPass(tracer, space)) return false
  if (traces(tracer, space)) return true
  if (SPACES[space]?.country !== 'al' || side !== 1 || board.holder[numberOf('taranto')] === 0) return false
  return traces({ ...tracer, mayUse: () => false, sea: false, sources: ['valona'] }, space)
}
