// Computes the supply of the whole board at once, from every source outwards over the places that a line of supply may
// use (14.1). Which source is reached matters (13.1.12, 17.1.4.1): each reached place holds a bit for each group of
// sources.
import { LINES, lineBit } from '../facts/lines.ts'
import { AP, CP, type Nation, type Side } from '../facts/nations.ts'
import { markedWith, spaceNamed, SPACES, type SpaceIndex } from '../facts/spaces.ts'
import { type Unit, UNITS, type UnitIndex } from '../facts/units.ts'
import { type Board, isBesieged, isOpenTo } from '../state/board.ts'
import { stacksOf } from '../state/stacks.ts'
import { recent } from '../state/recent.ts'

/** Groups of sources: of one's own, and of an ally. */
export const HOME = 1
export const SOFIA = 2
export const CONSTANTINOPLE = 4
export const BELGRADE = 2
export const SALONIKA = 4

interface Network {
  readonly side: Side
  /** Bits of nations whose dashed lines it uses. */
  readonly lines: number
  readonly sea: boolean
  /** Places of each group, with the group's bit. */
  readonly sources: readonly (readonly [space: SpaceIndex, bit: number])[]
}

const named = (ids: readonly string[], bit: number) => ids.map((id) => [spaceNamed(id), bit] as const)
const central = [
  ...named(['essen', 'breslau'], HOME),
  ...named(['sofia'], SOFIA),
  ...named(['constantinople'], CONSTANTINOPLE),
]
const london = named(['london'], HOME)
const eastern = [
  ...named(['petrograd', 'moscow', 'kharkov', 'caucasus'], HOME),
  ...named(['belgrade'], BELGRADE),
]
/** Every nation's dashed lines: what places may use in Attrition (11.1.4). */
const EVERY_LINE = ~0

const NETWORKS = {
  central: { side: CP, lines: 0, sea: true, sources: central },
  turkish: { side: CP, lines: lineBit('tu'), sea: true, sources: central },
  western: { side: AP, lines: 0, sea: true, sources: london },
  british: { side: AP, lines: lineBit('br'), sea: true, sources: london },
  italian: { side: AP, lines: lineBit('it'), sea: true, sources: london },
  arab: { side: AP, lines: lineBit('ana'), sea: true, sources: london },
  eastern: { side: AP, lines: lineBit('ru'), sea: false, sources: eastern },
  serbian: {
    side: AP,
    lines: lineBit('ru'),
    sea: false,
    sources: [...eastern, ...named(['salonika'], SALONIKA)],
  },
  centralSpaces: { side: CP, lines: EVERY_LINE, sea: true, sources: central },
  alliedSpaces: { side: AP, lines: EVERY_LINE, sea: true, sources: [...london, ...eastern] },
  albanianSpaces: { side: AP, lines: 0, sea: false, sources: named(['valona'], HOME) },
} as const satisfies Record<string, Network>
type NetworkName = keyof typeof NETWORKS

function networkOf({ nation, family, side }: Unit): NetworkName {
  if (side === CP) return family === 'tu' ? 'turkish' : 'central'
  const byNation: Partial<Record<Nation, NetworkName>> = {
    ru: 'eastern',
    ro: 'eastern',
    sb: 'serbian',
    br: 'british',
    it: 'italian',
  }
  return nation === 'ana' ? 'arab' : (byNation[family] ?? 'western')
}
/** The network of each counter. */
const UNIT_NETWORK: readonly NetworkName[] = UNITS.map(networkOf)

const GALLIPOLI = markedWith('opens-constantinople-port')[0] as SpaceIndex
const PORTS: readonly (readonly SpaceIndex[])[] = [CP, AP].map((side) =>
  SPACES.filter(({ port }) => port === side).map(({ index }) => index),
)
const NEEDS_GALLIPOLI = new Set(markedWith('sea-use-needs-gallipoli'))

/** Ports that a side may use for supply and redeployment (13.1.7, 14.1.4): its own, and not under siege. */
export function openPorts(board: Board, side: Side): readonly SpaceIndex[] {
  return (PORTS[side] as readonly SpaceIndex[]).filter(
    (port) =>
      board.holder[port] === side &&
      !isBesieged(board, port) &&
      (!NEEDS_GALLIPOLI.has(port) || board.holder[GALLIPOLI] === AP),
  )
}

type Reaches = { [K in NetworkName]?: Uint8Array }
const reachesOf = recent((_: Board): Reaches => ({}))
const queue = new Int16Array(SPACES.length * 4)

/** For each place, the bits of the sources that a line of supply through it reaches; 0 where no line may pass. */
export function reachOf(board: Board, name: NetworkName): Uint8Array {
  const reaches = reachesOf(board)
  return (reaches[name] ??= traced(board, NETWORKS[name]))
}

function traced(board: Board, { side, lines, sea, sources }: Network): Uint8Array {
  const reach = new Uint8Array(SPACES.length)
  const enemies = stacksOf(board).counts[side === CP ? AP : CP]
  const ports = sea ? openPorts(board, side).filter((port) => enemies[port] === 0) : []
  const open = (space: SpaceIndex) =>
    enemies[space] === 0 && (board.holder[space] === side || isOpenTo(board, space, side))
  for (const bit of new Set(sources.map(([, group]) => group))) {
    let end = 0
    const add = (space: SpaceIndex) => {
      if (((reach[space] as number) & bit) !== 0 || !open(space)) return
      reach[space] = (reach[space] as number) | bit
      queue[end++] = space
    }
    for (const [space, group] of sources) if (group === bit && board.holder[space] === side) add(space)
    let shipped = false
    for (let begin = 0; begin < end; begin++) {
      const space = queue[begin] as number
      for (const line of LINES[space] as (typeof LINES)[number])
        if (line.kind === 'solid' || (line.kind === 'dashed' && (line.users & lines) !== 0)) add(line.to)
      if (!shipped && ports.includes(space)) {
        shipped = true
        ports.forEach(add)
      }
    }
  }
  return reach
}

/** The sources, as bits, that a unit of a network would reach from a place: its own place need not be a friendly one (14.1.3). */
export function sourcesFrom(board: Board, name: NetworkName, space: SpaceIndex): number {
  const reach = reachOf(board, name)
  let bits = reach[space] as number
  if (bits !== 0) return bits
  const { lines } = NETWORKS[name]
  for (const line of LINES[space] as (typeof LINES)[number])
    if (line.kind === 'solid' || (line.kind === 'dashed' && (line.users & lines) !== 0))
      bits |= reach[line.to] as number
  return bits
}

/**
 * A shortest line of supply of a network from a place to a source, without that place itself. Places in `lost` count as
 * the enemy's. Null where there is no line.
 */
export function lineOfSupply(
  board: Board,
  name: NetworkName,
  from: SpaceIndex,
  lost: ReadonlySet<SpaceIndex>,
): readonly SpaceIndex[] | null {
  const { side, lines, sea, sources } = NETWORKS[name]
  const enemies = stacksOf(board).counts[side === CP ? AP : CP]
  const open = (space: SpaceIndex) => !lost.has(space) && enemies[space] === 0 && isOpenTo(board, space, side)
  const ports = sea ? openPorts(board, side).filter(open) : []
  const isSource = (space: SpaceIndex) =>
    open(space) && board.holder[space] === side && sources.some(([source]) => source === space)
  const before = new Map<SpaceIndex, SpaceIndex>([[from, from]])
  for (const space of before.keys()) {
    if (isSource(space)) {
      const line: SpaceIndex[] = []
      for (let at = space; at !== from; at = before.get(at) as SpaceIndex) line.push(at)
      return line
    }
    const next: readonly SpaceIndex[] = ports.includes(space) ? ports : []
    for (const line of LINES[space] as (typeof LINES)[number])
      if (line.kind === 'solid' || (line.kind === 'dashed' && (line.users & lines) !== 0))
        if (!before.has(line.to) && open(line.to)) before.set(line.to, space)
    for (const port of next) if (!before.has(port)) before.set(port, space)
  }
  return null
}

/** The network that feeds a counter. */
export const suppliedBy = (unit: UnitIndex): NetworkName => UNIT_NETWORK[unit] as NetworkName
